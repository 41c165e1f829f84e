import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { findUser, lockUser, type UserRow } from '#server/users/users.queries.ts'
import type { CurrentUser, PersonalData, UserChange } from '#shared/users/users.ts'
import { emptyUser, updatePreferences } from './account.queries.ts'

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

/** Repeating it changes nothing. */
export async function endFavoriteAlerts(db: Db, id: string): Promise<void> {
  await updatePreferences(db, id, { favoriteAlerts: false })
}

async function toCurrentUser(db: Db, row: UserRow | undefined, facts: UserFacts): Promise<CurrentUser> {
  if (!row) throw new AppError('not_signed_in')
  const [favoritesCount, accountUrl] = await Promise.all([
    facts.favoritesCount(db, row.id),
    facts.accountUrl(),
  ])
  const emailBounced = row.email !== null && row.bouncedEmail === row.email
  return { ...row, emailBounced, createdAt: row.createdAt.toISOString(), favoritesCount, accountUrl }
}

/** All that features store of the user. Throws `not_signed_in`. */
export async function exportUser(
  db: Db,
  id: string,
  { facts, personalData }: { facts: UserFacts; personalData: readonly PersonalDataSource[] },
): Promise<PersonalData> {
  const user = await readCurrentUser(db, id, facts)
  const data: Record<string, unknown> = {}
  for (const { name, export: read } of personalData) data[name] = await read(db, id)
  return { exportedAt: new Date().toISOString(), user, data }
}

export type EndSessions = (tx: Db, userId: string) => Promise<void>

/** Each feature erases its data, the row is anonymized, sessions end. Throws `not_signed_in`. */
export async function eraseUser(
  db: Db,
  id: string,
  { personalData, endSessions }: { personalData: readonly PersonalDataSource[]; endSessions: EndSessions },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, id))) throw new AppError('not_signed_in')
    for (const { erase } of personalData) await erase(tx, id)
    await emptyUser(tx, id)
    await endSessions(tx, id)
  })
}
