import type { Env } from '#server/core/env.ts'
import type { Logger } from '#server/core/log.ts'
import type { Database } from './database.ts'
import { requireWritable } from './folderLock.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Throws `DatabaseProblem`. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  requireWritable(env.DATA_DIR)
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_REPLICA_URLS, log)
    : openPglite(env.DATA_DIR, log)
}
