import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { orderChanges, readHead } from './outbox.queries.ts'
import { listingOutbox, listingOutboxConsumers } from './outbox.table.ts'

/** Kept for indexes in memory, which lost their connection. */
const minRetention = '2 hours'
/** Kept for the slowest consumer. */
const maxRetention = '30 days'

const { position, counted } = listingOutbox

/**
 * Changes of counters go after two hours, others once all have consumed them too, or after 30 days: then those that
 * had not are logged, and told to resync when they read next.
 */
export async function purgeOutbox(db: Db, log: Context['log']): Promise<void> {
  await orderChanges(db)
  const before = await readHead(db)
  await db.execute(sql`
    with aged as (
      select ${lastOlderThan(minRetention, sql`head.purged_counts`)} as counts,
        ${lastOlderThan(maxRetention, sql`head.purged`)} as bound,
        coalesce((select min(cursor) from listing_outbox_consumers), head.last) as slowest
      from listing_outbox_head head)
    update listing_outbox_head head
    set purged_counts = greatest(head.purged_counts, aged.counts),
      purged = greatest(head.purged, aged.bound, least(aged.slowest, aged.counts))
    from aged`)
  const { purged, purgedCounts } = await readHead(db)
  await db.delete(listingOutbox).where(lte(position, purged))
  await db
    .delete(listingOutbox)
    .where(and(eq(counted, true), gt(position, before.purgedCounts), lte(position, purgedCounts)))
  const late = await db
    .select({ name: listingOutboxConsumers.name, cursor: listingOutboxConsumers.cursor })
    .from(listingOutboxConsumers)
    .where(lt(listingOutboxConsumers.cursor, purged))
  for (const { name, cursor } of late)
    log.error(
      { consumer: name, changes: purged - cursor },
      'changes of listings were purged before they were consumed',
    )
}

/** The last position before the first one that is younger; rows are in the order of their commits. */
function lastOlderThan(age: string, after: SQL) {
  return sql`coalesce((
    select position - 1 from listing_outbox
    where position > ${after} and changed_at >= now() - ${age}::interval
    order by position limit 1), head.last)`
}
