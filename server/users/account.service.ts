import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import type { PersonalData } from '#shared/users/users.ts'
import { emptyUser, lockUser } from './users.queries.ts'
import { readCurrentUser, type UserFacts } from './users.service.ts'

/** Throws `not_signed_in`. */
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
