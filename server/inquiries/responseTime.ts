import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { createMemo, freshFor } from '#server/core/database/memo.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { agencyOf } from '#server/inquiries/inquiries.policy.ts'
import { can } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { ResponseTime } from '#shared/inquiries/inquiries.ts'

const days = 180
/** The newest. */
const maxMeasured = 500
const minAnswers = 5
const freshness = 5 * 60_000
const maxRecipients = 5000

interface Recipient {
  userId: string | null
  agencyId: string | null
  /** Of the agency: what they hold alone. */
  memberId?: string | undefined
}

export interface ResponseTimes {
  /** Throws `not_found` if the actor may not see the listing. */
  ofListing(db: Db, listingId: string, actor: Actor): Promise<ResponseTime>
  ofActor(db: Db, actor: Actor): Promise<ResponseTime>
  /** Of the agency as a whole, or of one of its members. */
  ofAgency(db: Db, agencyId: string, memberId?: string): Promise<ResponseTime>
}

export function createResponseTimes(): ResponseTimes {
  const memo = createMemo<ResponseTime>(freshFor(freshness), { maxSize: maxRecipients })
  return {
    async ofListing(db, listingId, actor) {
      const { status, ownerUserId, agencyId } = listings
      const [listing] = isId(listingId)
        ? await db.select({ status, ownerUserId, agencyId }).from(listings).where(eq(listings.id, listingId))
        : []
      if (!listing || !can(actor, 'see', listing)) throw new AppError('not_found')
      const recipient = { userId: listing.ownerUserId, agencyId: listing.agencyId }
      return memo(recipient.agencyId ?? String(recipient.userId), () => measure(db, recipient))
    },
    ofActor(db, actor) {
      const recipient = {
        userId: actor.kind === 'user' ? actor.id : null,
        agencyId: (actor.kind === 'admin' ? actor.agencyId : agencyOf(actor)) ?? null,
      }
      return measure(db, recipient)
    },
    ofAgency: (db, agencyId, memberId) =>
      memo(`${agencyId} ${memberId ?? ''}`, () => measure(db, { userId: null, agencyId, memberId })),
  }
}

interface Measured extends Record<string, unknown> {
  answers: number
  seconds: number | null
}

/** Unanswered after a day counts as never. */
async function measure(db: Db, recipient: Recipient): Promise<ResponseTime> {
  const { rows } = await db.execute<Measured>(sql`
    select count(first_answered_at)::int as answers,
      percentile_disc(0.5) within group (
        order by coalesce(extract(epoch from first_answered_at - created_at)::float8, 'infinity')) as seconds
    from (
      select i.created_at, i.first_answered_at from inquiries i
      where i.channel = 'form' and i.status <> 'spam' and ${isOf(recipient)}
        and i.created_at > now() - ${days}::int * interval '1 day'
        and (i.first_answered_at is not null or i.created_at < now() - interval '1 day')
      order by i.created_at desc limit ${maxMeasured}
    ) as measured`)
  const [{ answers = 0, seconds = null } = {}] = rows
  const isKnown = answers >= minAnswers && seconds !== null && Number.isFinite(Number(seconds))
  return {
    medianMinutes: isKnown ? Math.max(1, Math.round(Number(seconds) / 60)) : null,
    answers,
    asOf: new Date().toISOString(),
  }
}

/** An agency as a whole, a user, or the administrators. */
function isOf({ userId, agencyId, memberId }: Recipient): SQL {
  if (memberId !== undefined) return sql`i.agency_id = ${agencyId} and i.recipient_user_id = ${memberId}`
  if (agencyId !== null) return sql`i.agency_id = ${agencyId}`
  return sql`i.agency_id is null and i.recipient_user_id is not distinct from ${userId}`
}
