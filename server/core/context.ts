import type { Database, Db } from './database/database.ts'
import type { Env } from './env.ts'
import type { Logger } from './log.ts'

/** What a running server has: handed down from `main` (or a test), never reached for. */
export interface Context {
  env: Env
  log: Logger
  database: Database
  /** Reads and writes. */
  db: Db
}
