import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import { type AgencyRight, roleAllows } from '#shared/agencies/roles.ts'

/** A member of the agency, with that right there. Throws `not_found` for others, and `forbidden`. */
export function requireMember(actor: Actor, agencyId: string, right: AgencyRight = 'change'): string {
  const userId = userIdOf(actor)
  const membership = actor.kind === 'user' ? actor.membership : undefined
  if (membership?.agencyId !== agencyId) throw new AppError('not_found')
  if (!roleAllows(membership.role, right)) throw new AppError('forbidden')
  return userId
}
