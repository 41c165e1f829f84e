import type { Db } from './database/database.ts'

export interface PersonalDataSource {
  name: string
  export(db: Db, userId: string): Promise<unknown>
  /** In the transaction that deletes the account. */
  erase(tx: Db, userId: string): Promise<void>
}
