import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import type { Env } from './env.ts'
import type { Logger } from './log.ts'
import { openPostgres } from './postgres.ts'

/** Opens the configured Postgres, or the embedded one under `DATA_DIR`. Throws `DatabaseProblem`. */
export function openDatabase(env: Env, log: Logger): Promise<Database> {
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_REPLICA_URLS, log)
    : openEmbedded(env.DATA_DIR, log)
}
