import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { requireCan } from '#server/listings/listings.policy.ts'
import { findOwned } from './prices.queries.ts'

/** Throws `not_signed_in` for a visitor, `forbidden` for another's visible listing, else `not_found`. */
export async function requireAnalyses(db: Db, listingId: string, actor: Actor): Promise<void> {
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  const listing = isId(listingId) ? await findOwned(db, listingId) : undefined
  requireCan(actor, 'change', listing)
}
