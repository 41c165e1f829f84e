import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { findOwner } from './prices.queries.ts'

/**
 * Throws unless the listing is the actor's own (administrators: any): `not_signed_in` for visitors,
 * `forbidden` for another's visible listing, `not_found` for others.
 */
export async function requireOwn(db: Db, listingId: string, actor: Actor): Promise<void> {
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  const owner = isId(listingId) ? await findOwner(db, listingId) : undefined
  if (!owner) throw new AppError('not_found')
  if (actor.kind === 'user' && owner.userId !== actor.id)
    throw new AppError(owner.status === 'active' ? 'forbidden' : 'not_found')
}
