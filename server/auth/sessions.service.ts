import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import { sessions } from './sessions.table.ts'

/** Deletes the sessions that have ended. */
export async function purgeSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
}
