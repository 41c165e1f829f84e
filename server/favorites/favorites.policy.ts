import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'

/**
 * Their own; the listings' policy says which listings may be among them. Throws `not_signed_in`, and
 * `forbidden` where a body names somebody else.
 */
export function favoritesOwner(actor: Actor, named?: string | null): string {
  const id = userIdOf(actor)
  if (named && named !== id) throw new AppError('forbidden')
  return id
}
