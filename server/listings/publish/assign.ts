import { membershipOf } from '#server/agencies/memberships.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { type Owned, type Owners, ownersOf, requireCan } from '#server/listings/listings.policy.ts'

/** A member of the listing's agency is in charge of it. Throws `forbidden`, and `invalid` for anybody else. */
export async function inChargeOf(tx: Db, row: Owned, userId: string, actor: Actor): Promise<Owners> {
  requireCan(actor, 'assign', row)
  const membership = await membershipOf(tx, userId)
  if (row.agencyId === null || membership?.agencyId !== row.agencyId)
    throw new AppError('invalid', { fields: { assignedTo: 'not_a_choice' } })
  return ownersOf({ kind: 'user', id: userId })
}
