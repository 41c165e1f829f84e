import type { Env } from '#server/core/env.ts'
import { createFallbacks, type Fallbacks } from '#server/core/fallbacks.ts'
import { requireWritable } from '#server/core/files/folderLock.ts'
import type { Logger } from '#server/core/log.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

/** Throws `DatabaseProblem`. */
export async function openDatabase(
  env: Env,
  log: Logger,
  fallbacks: Pick<Fallbacks, 'use'> = createFallbacks(env, log),
): Promise<Database> {
  requireWritable(env.DATA_DIR)
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, env.DATABASE_REPLICA_URLS, { log, fallbacks })
  const { openPglite } = await import('./pglite.ts')
  return openPglite(env.DATA_DIR, log)
}
