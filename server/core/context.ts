import type { Database, Db } from './database/database.ts'
import type { Env } from './env.ts'
import type { Fallbacks } from './fallbacks.ts'
import type { Logger } from './log.ts'

export interface Context {
  env: Env
  log: Logger
  database: Database
  db: Db
  fallbacks: Fallbacks
}
