import type { Db } from './database/database.ts'

/** What one feature stores of a user, for the export and deletion of accounts. */
export interface PersonalDataSource {
  /** Its key in the export. */
  name: string
  export(db: Db, userId: string): Promise<unknown>
  /** Deletes or anonymizes it, in the transaction that then deletes the account. */
  erase(tx: Db, userId: string): Promise<void>
}
