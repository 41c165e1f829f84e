import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, isGranted, userIdOf } from '#server/core/http/actor.ts'
import { type Belonging, belongsTo, whereAlone } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import { inquiries } from './inquiries.table.ts'

/** By session or verified address. */
export function whereSentBy(db: Db, userId: string): SQL {
  const own = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified))
  const byAddress = and(isNull(inquiries.senderUserId), inArray(sql`lower(${inquiries.email})`, own))
  return or(eq(inquiries.senderUserId, userId), byAddress) ?? sql`false`
}

/** Users: about their own listings and those of the agency that they work for; administrators: all. */
export function readableBy(actor: Actor): SQL | undefined {
  if (isGranted(actor, 'inquiries.read')) return undefined
  const own = and(eq(inquiries.recipientUserId, userIdOf(actor)), isNull(inquiries.agencyId))
  const agencyId = agencyOf(actor)
  return agencyId === undefined ? own : or(own, eq(inquiries.agencyId, agencyId))
}

/** To be answered by them: what they hold, and what nobody holds of their agency or of the site. */
export function heldBy(actor: Actor): SQL {
  if (actor.kind !== 'user') return isNull(inquiries.recipientUserId)
  const agencyId = agencyOf(actor)
  const own = and(eq(inquiries.recipientUserId, actor.id), readableBy(actor))
  const unheld =
    agencyId === undefined
      ? undefined
      : and(eq(inquiries.agencyId, agencyId), isNull(inquiries.recipientUserId))
  return or(own, unheld) ?? sql`false`
}

/** As `heldBy`, of one that they may read. */
export function isHolder(
  { recipientUserId, agencyId }: { recipientUserId: string | null; agencyId: string | null },
  actor: Actor,
): boolean {
  if (actor.kind !== 'user') return recipientUserId === null
  return recipientUserId === null ? agencyId === agencyOf(actor) : recipientUserId === actor.id
}

/** For which a user works. */
export const agencyOf = (actor: Actor) => (actor.kind === 'user' ? actor.membership?.agencyId : undefined)

export function whereReceivedBy(db: Db, userId: string): SQL {
  const own = db.select({ id: listings.id }).from(listings).where(whereAlone(userId))
  return inArray(inquiries.listingId, own)
}

/** Throws `not_found` unless active, and `own_listing` to the recipient. */
export function requireAskable<Listing extends Belonging & { status: ListingStatus }>(
  actor: Actor,
  listing: Listing | undefined,
): asserts listing is Listing {
  if (listing?.status !== 'active') throw new AppError('not_found')
  const isOwn = actor.kind === 'admin' ? listing.ownerUserId === null : belongsTo(actor, listing, 'change')
  if (isOwn) throw new AppError('own_listing')
}
