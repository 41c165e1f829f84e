import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, isGranted, userIdOf } from '#server/core/http/actor.ts'
import { isOwnedBy, type Owners } from '#server/listings/listings.policy.ts'
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

/** Users: about their listings; administrators: all. */
export function readableBy(actor: Actor): SQL | undefined {
  if (isGranted(actor, 'inquiries.read')) return undefined
  return eq(inquiries.recipientUserId, userIdOf(actor))
}

export function whereReceivedBy(db: Db, userId: string): SQL {
  const own = db.select({ id: listings.id }).from(listings).where(isOwnedBy(userId))
  return inArray(inquiries.listingId, own)
}

/** Throws `not_found` unless active, and `own_listing` to the recipient. */
export function requireAskable<Listing extends Owners & { status: ListingStatus }>(
  actor: Actor,
  listing: Listing | undefined,
): asserts listing is Listing {
  if (listing?.status !== 'active') throw new AppError('not_found')
  const isOwn =
    actor.kind === 'admin'
      ? listing.ownerUserId === null
      : actor.kind === 'user' && listing.ownerUserId === actor.id
  if (isOwn) throw new AppError('own_listing')
}
