import { and, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/core/database/database.ts'
import { job } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { mailRetries } from '#server/inquiries/mails/inquiryMail.ts'
import type { Belonging } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'

/** A user; without one an agency; without either the administrators. */
export const recipient = z.object({
  recipientUserId: z.string().nullable(),
  agencyId: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipient>

/** Inquiries that are announced one by one, per recipient and hour. */
export const mostEach = 20
const hour = 3_600_000
/** For calls that began in the hour and end after it. */
const grace = 60_000

export const mailBundle = job(
  'mail-inquiry-bundle',
  z.object({ ...recipient.shape, from: z.iso.datetime() }),
  mailRetries,
)

/** Beside the mail, which not everybody gets. */
export const pushBundle = job('push-inquiry-bundle', z.object({ userId: z.string(), from: z.iso.datetime() }))

const whereOf = ({ recipientUserId, agencyId }: Recipient): SQL | undefined =>
  recipientUserId === null
    ? and(
        isNull(inquiries.recipientUserId),
        agencyId === null ? isNull(listings.agencyId) : eq(listings.agencyId, agencyId),
      )
    : eq(inquiries.recipientUserId, recipientUserId)

/** Until the end of the transaction, inquiries to a listing's party come one after the other. */
export async function lockParty(tx: Db, { ownerUserId, agencyId }: Belonging): Promise<void> {
  const name = `inquiries of ${agencyId ?? ownerUserId ?? 'administrators'}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The party is locked. */
export async function isBundled(tx: Db, to: Recipient, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - hour)
  const announced = await tx
    .select({ one: sql`1` })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(
      and(
        whereOf(to),
        eq(inquiries.channel, 'form'),
        sql`${inquiries.status} <> 'spam'`,
        eq(inquiries.isBundled, false),
        gt(inquiries.createdAt, since),
      ),
    )
    .limit(mostEach)
  return announced.length >= mostEach
}

/** One mail and one push for all of an hour, after its end. */
export async function announceBundle(
  tx: Db,
  to: Recipient,
  now: Date,
  queue: Pick<Queue, 'send'>,
): Promise<void> {
  const start = Math.floor(now.getTime() / hour) * hour
  const from = new Date(start).toISOString()
  const { recipientUserId: userId, agencyId } = to
  const options = {
    tx,
    key: `${userId ?? agencyId ?? 'administrators'} ${from}`,
    startAfter: new Date(start + hour + grace),
  }
  await queue.send(mailBundle, { ...to, from }, options)
  if (userId !== null) await queue.send(pushBundle, { userId, from }, options)
}

/** Inquiries to a recipient that are announced together after the hour `from`. */
export const whereBundled = (to: Recipient, from: string): SQL | undefined =>
  and(
    whereOf(to),
    eq(inquiries.isBundled, true),
    gte(inquiries.createdAt, new Date(from)),
    lt(inquiries.createdAt, new Date(Date.parse(from) + hour)),
  )
