import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/core/database/database.ts'

/** Of a row, held by a transaction, or of a whole table. */
type Lock = 'transactionid' | 'relation'

/** Processes of the statements that wait for a lock, once there is one. */
export async function untilWaiting(db: Db, lock: Lock): Promise<number[]> {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${lock}`
  const read = async () => (await db.execute<{ pid: number }>(waiting)).rows.map(({ pid }) => pid)
  await expect.poll(read).toHaveLength(1)
  return read()
}

export async function cancelWaiting(db: Db, lock: Lock): Promise<void> {
  for (const pid of await untilWaiting(db, lock)) await db.execute(sql`select pg_cancel_backend(${pid}::int)`)
}
