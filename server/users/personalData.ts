import type { Db } from '#server/core/database.ts'

/**
 * What one feature keeps of a user. Every feature that keeps something names itself to `usersRoutes`, so that an export is whole
 * and nothing personal outlives the account.
 */
export interface PersonalDataKeeper {
  /** Under this word it stands in the export. */
  name: string
  /** Everything it keeps of the user, as JSON. */
  export(db: Db, userId: string): Promise<unknown>
  /** Deletes or empties it, within the transaction that deletes the account; the row of the user is still there. */
  erase(tx: Db, userId: string): Promise<void>
}
