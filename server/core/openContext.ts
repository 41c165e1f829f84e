import type { Context } from './context.ts'
import { openDatabase } from './database/openDatabase.ts'
import type { Env } from './env.ts'
import { createFallbacks } from './fallbacks.ts'
import type { Logger } from './log.ts'

/** What every feature stands on. Throws `DatabaseProblem`. */
export async function openContext(env: Env, log: Logger): Promise<Context> {
  const fallbacks = createFallbacks(env, log)
  const database = await openDatabase(env, log, fallbacks)
  return { env, log, database, db: database.db, fallbacks }
}
