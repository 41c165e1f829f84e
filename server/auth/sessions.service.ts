import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { sessions } from './sessions.table.ts'

/** Those that have expired. */
export async function purgeSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
}

/** All of a user, everywhere. */
export async function endSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sql`(${sessions.sess} #>> '{passport,user}')`, userId))
}
