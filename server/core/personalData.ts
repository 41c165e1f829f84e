import type { Db } from './database/database.ts'

/**
 * What one feature has of a user. Every feature that has something says so, so that an export is whole and nothing
 * personal outlives the account.
 */
export interface PersonalDataSource {
  /** Under this word it stands in the export. */
  name: string
  /** Everything it has of the user, as JSON. */
  export(db: Db, userId: string): Promise<unknown>
  /** Deletes or empties it, within the transaction that deletes the account; the row of the user is still there. */
  erase(tx: Db, userId: string): Promise<void>
}
