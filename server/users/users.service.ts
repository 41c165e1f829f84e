import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { narrowReads } from '#server/core/database/recordReads.ts'
import { partsOf } from '#server/core/database/topics.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import type { PublicProfile } from '#shared/users/users.ts'
import { findPublicUser, lockUser, whereNamed } from './users.queries.ts'
import { users } from './users.table.ts'

/** Against deletion until the end of the transaction. Throws `not_signed_in`. */
export async function requireUser(tx: Db, id: string): Promise<void> {
  if (!(await lockUser(tx, id, 'key share'))) throw new AppError('not_signed_in')
}

/** Throws `not_found` unless public. */
export async function readPublicUser(db: Db, id: string): Promise<Omit<PublicProfile, 'listingsCount'>> {
  const row = await narrowReads(
    ['users'],
    async () => (isId(id) ? findPublicUser(db, id) : undefined),
    () => partsOf('users', [id]),
  )
  if (!row) throw new AppError('not_found')
  const { firstName, lastName, profileImageUrl, createdAt } = row
  return { id, firstName, lastName, profileImageUrl, createdAt: createdAt.toISOString() }
}

/** Their address takes no mail. */
export async function markBounced(db: Db, address: string): Promise<void> {
  await db
    .update(users)
    .set({ bouncedEmail: users.email })
    .where(and(users.emailVerified, eq(sql`lower(${users.email})`, address.toLowerCase())))
}

/** By name, mail address, or id; newest first. */
export async function findUserIds(db: Db, text: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(whereNamed(text))
    .orderBy(sql`created_at desc nulls last, id`)
    .limit(limit)
  return rows.map(({ id }) => id)
}
