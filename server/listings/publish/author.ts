import { and, eq, isNull } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import { membershipOf } from '#server/agencies/memberships.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { users } from '#server/users/users.table.ts'
import type { Author } from './listingRows.ts'

const defaultName = 'Usuario'

/** Locks the account: no listing is added to a deleted or suspended one. Throws `not_signed_in`. */
export async function authorOf(tx: Db, actor: Actor): Promise<Author> {
  const author =
    actor.kind === 'user'
      ? await userAsAuthor(tx, actor.id)
      : actor.kind === 'admin' && (await administratorAsAuthor(tx, actor.id))
  if (!author) throw new AppError('not_signed_in')
  return author
}

async function userAsAuthor(tx: Db, id: string): Promise<Author | undefined> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .for('share')
  if (!user) return undefined
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const { agencyId = null } = (await membershipOf(tx, id)) ?? {}
  return { kind: 'user', id, name: name || defaultName, agencyId }
}

async function administratorAsAuthor(tx: Db, id: string): Promise<Author | undefined> {
  const [row] = await tx
    .select({ name: administrators.username, agencyId: administrators.agencyId })
    .from(administrators)
    .where(eq(administrators.id, id))
    .for('share')
  return row && { kind: 'admin', id, ...row }
}
