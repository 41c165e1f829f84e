import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'

export type FavoritesOwner = Extract<Actor, { kind: 'user' }>

/** Throws `not_signed_in`, and `forbidden` if a body names another user. */
export function favoritesOwner(actor: Actor, named?: string | null): FavoritesOwner {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  if (named && named !== actor.id) throw new AppError('forbidden')
  return actor
}
