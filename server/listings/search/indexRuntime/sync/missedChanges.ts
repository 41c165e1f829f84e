import { z } from 'zod'
import type { Database, Db } from '#server/core/database/database.ts'
import { orderChanges } from '#server/listings/outbox/outbox.queries.ts'

/*
 * Changes missed by notifications are read from the outbox: `updated_at` ignores counters and deletions, and a
 * transaction can commit after later ones were read.
 */

/** A cursor in memory: earlier changes are known. */
export interface OutboxCursor {
  position: number
  /** Changes on a restore or failover, which may reuse positions. */
  history: string
}

export interface MissedChanges {
  cursor: OutboxCursor
  ids: string[]
}

/** Reading more one by one is slower than a build. */
const maxIds = 20_000

const read = z.object({
  position: z.coerce.number(),
  purged: z.coerce.number(),
  history: z.string(),
  ids: z.array(z.string()),
})

/** Of all that is committed. */
export async function readCursor(database: Pick<Database, 'pool' | 'db'>): Promise<OutboxCursor> {
  const { position, history } = await readOutbox(database, undefined)
  return { position, history }
}

/** Undefined if they are not all known. */
export async function readMissed(
  database: Pick<Database, 'pool' | 'db'>,
  since: OutboxCursor,
): Promise<MissedChanges | undefined> {
  const { ids, purged, ...cursor } = await readOutbox(database, since.position)
  const isKnown =
    cursor.history === since.history && since.position >= purged && since.position <= cursor.position
  const isProved = isKnown && ids.length <= maxIds && !ids.includes('')
  return isProved ? { cursor, ids } : undefined
}

/** One statement, for one snapshot. */
async function readOutbox({ db, pool }: { db: Db; pool: Database['pool'] }, since: number | undefined) {
  await orderChanges(db)
  const { rows } = await pool.query(
    `select last as position, greatest(purged, purged_counts) as purged,
      concat_ws(' ', (select system_identifier from pg_control_system()),
        left(pg_walfile_name(pg_current_wal_lsn()), 8), 'public.listing_outbox'::regclass::oid) as history,
      array(select distinct listing_id from public.listing_outbox where position > $1::bigint
        limit ${maxIds + 1}) as ids
    from public.listing_outbox_head`,
    [since ?? null],
  )
  return read.parse(rows[0])
}
