import { eq } from 'drizzle-orm'
import { requireMember } from '#server/agencies/agencies.policy.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, isGranted, userIdOf } from '#server/core/http/actor.ts'
import type { AgencyRight } from '#shared/agencies/roles.ts'
import { developments } from './developments.table.ts'

/** Who writes: of an agency, or an administrator. */
export interface Developer {
  kind: 'user' | 'admin'
  id: string
  actor: Actor
  /** Throws `forbidden` unless they may sell, and free what is sold. */
  requireDecider: () => void
}

/** Throws `not_found` unless a member of the agency or an administrator, and `forbidden`. */
export function requireDeveloper(actor: Actor, agencyId: string, right: AgencyRight = 'change'): Developer {
  if (actor.kind === 'admin' && isGranted(actor, 'listings.manage'))
    return { kind: 'admin', id: actor.id, actor, requireDecider: () => undefined }
  requireMember(actor, agencyId, right)
  return {
    kind: 'user',
    id: userIdOf(actor),
    actor,
    requireDecider: () => void requireMember(actor, agencyId, 'assign'),
  }
}

/** Of the development. Throws `not_found` and `forbidden`. */
export async function requireDeveloperOf(
  db: Db,
  actor: Actor,
  id: string,
  right: AgencyRight = 'change',
): Promise<Developer> {
  const [row] = await db
    .select({ agencyId: developments.agencyId })
    .from(developments)
    .where(eq(developments.id, id))
  if (!row) throw new AppError('not_found')
  return requireDeveloper(actor, row.agencyId, right)
}
