import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { narrowReads } from '#server/core/database/recordReads.ts'
import { partsOf } from '#server/core/database/topics.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import type { CurrentUser, PublicProfile, UserChange } from '#shared/users/users.ts'
import {
  findPublicUser,
  findUser,
  lockUser,
  type UserRow,
  updatePreferences,
  whereNamed,
} from './users.queries.ts'
import { users } from './users.table.ts'

/** Provided by features of a higher rank. */
export interface UserFacts {
  favoritesCount(db: Db, userId: string): Promise<number>
  /** Null if the provider has no such page. */
  accountUrl(): string | null | Promise<string | null>
}

/** Throws `not_signed_in`. */
export async function readCurrentUser(db: Db, id: string, facts: UserFacts): Promise<CurrentUser> {
  return toCurrentUser(db, await findUser(db, id), facts)
}

/** Throws `not_signed_in`. */
export async function changeUser(
  db: Db,
  id: string,
  change: UserChange,
  facts: UserFacts,
): Promise<CurrentUser> {
  return toCurrentUser(db, await updatePreferences(db, id, change), facts)
}

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

async function toCurrentUser(db: Db, row: UserRow | undefined, facts: UserFacts): Promise<CurrentUser> {
  if (!row) throw new AppError('not_signed_in')
  const [favoritesCount, accountUrl] = await Promise.all([
    facts.favoritesCount(db, row.id),
    facts.accountUrl(),
  ])
  return { ...row, createdAt: row.createdAt.toISOString(), favoritesCount, accountUrl }
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
