import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Db } from '#server/core/database/database.ts'

/*
 * Changes missed by notifications are read from `listing_changes`: `updated_at` ignores counters and
 * deletions, and a transaction can commit after later ones were read. Rows have their transaction's number;
 * those invisible to a snapshot have at least the number of the oldest open one.
 */

/** Earlier transactions are known. */
export interface LogPosition {
  transaction: string
  /** Changes on a restore or failover, which may reuse numbers. */
  history: string
}

export interface LoggedChanges {
  position: LogPosition
  ids: string[]
}

/** Minutes. */
const retention = 120
/** Reading more one by one is slower than a build. */
const maxIds = 20_000

const logged = z.object({ transaction: z.string(), history: z.string(), ids: z.array(z.string()) })

export async function readPosition(pool: Database['pool']): Promise<LogPosition> {
  const { transaction, history } = await readLog(pool, undefined)
  return { transaction, history }
}

/** Undefined if the log is incomplete. */
export async function readChanges(
  pool: Database['pool'],
  since: LogPosition,
): Promise<LoggedChanges | undefined> {
  const { ids, ...position } = await readLog(pool, since.transaction)
  const isProved = position.history === since.history && ids.length <= maxIds && !ids.includes('')
  return isProved ? { position, ids } : undefined
}

/** One statement, for one snapshot. */
async function readLog(pool: Database['pool'], since: string | undefined) {
  const { rows } = await pool.query(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
      concat_ws(' ', (select system_identifier from pg_control_system()),
        left(pg_walfile_name(pg_current_wal_lsn()), 8), 'public.listing_changes'::regclass::oid) as history,
      array(select distinct listing_id from public.listing_changes where transaction >= $1::bigint
        limit ${maxIds + 1}) as ids`,
    [since ?? null],
  )
  return logged.parse(rows[0])
}

/** Keeps a row of the last purged transaction, to reveal the gap. */
export async function purgeChanges(db: Db): Promise<void> {
  await db.execute(sql`
    with bound as (
      select max(transaction) as last from listing_changes
        where changed_at < now() - ${retention}::int * interval '1 minute'),
    marked as (
      insert into listing_changes (transaction, listing_id)
        select last, '' from bound where last is not null on conflict do nothing)
    delete from listing_changes using bound
      where transaction < last or (transaction = last and listing_id <> '')`)
}
