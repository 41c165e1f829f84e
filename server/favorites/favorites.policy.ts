import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'

/** Throws `not_signed_in`, and `forbidden` if a body names another user. */
export function favoritesOwner(actor: Actor, named?: string | null): string {
  const id = userIdOf(actor)
  if (named && named !== id) throw new AppError('forbidden')
  return id
}
