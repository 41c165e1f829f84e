import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { type AgencyRight, roleAllows } from '#shared/agencies/roles.ts'

export interface OfParty {
  userId: string | null
  agencyId: string | null
}

/** Of who is signed in: the agency that they work for, else themselves. Throws `not_signed_in`. */
export function partyOf(actor: Actor): { userId: string; agencyId: string | null } {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return { userId: actor.id, agencyId: actor.membership?.agencyId ?? null }
}

/** Agencies' are their members' who may change listings, others who brought them. */
export function isOfParty(
  actor: Actor,
  { userId, agencyId }: OfParty,
  right: AgencyRight = 'change',
): boolean {
  if (actor.kind !== 'user') return false
  if (agencyId === null) return userId === actor.id
  const { membership } = actor
  return membership?.agencyId === agencyId && roleAllows(membership.role, right)
}

/** The same as SQL. */
export function whereOfParty(
  actor: Actor,
  columns: { userId: AnyPgColumn; agencyId: AnyPgColumn },
): SQL | undefined {
  const { userId, agencyId } = partyOf(actor)
  const own = and(eq(columns.userId, userId), isNull(columns.agencyId))
  return agencyId === null ? own : or(own, eq(columns.agencyId, agencyId))
}

/** Throws `not_found`, and `forbidden` to members without the right. */
export function requireOfParty<Import extends OfParty>(
  actor: Actor,
  found: Import | undefined,
  right: AgencyRight = 'change',
): asserts found is Import {
  if (!found || !isOfParty(actor, found)) throw new AppError('not_found')
  if (!isOfParty(actor, found, right)) throw new AppError('forbidden')
}
