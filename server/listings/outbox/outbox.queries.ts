import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, whole } from '#server/core/database/selection.ts'
import { kindsOf, type ListingChange } from './listingChange.ts'
import { listingOutbox, listingOutboxConsumers, listingOutboxHead } from './outbox.table.ts'

/** Rows that get a position at once. */
const maxOrdered = 10_000
const ordered = selection({ count: whole(sql`public.order_listing_changes(${maxOrdered})`) })

/**
 * Gives positions to what is committed. What commits later comes later, so that no reader passes it over; those of a
 * listing keep the order of their writes. Not within another transaction: others wait for its end.
 */
export async function orderChanges(db: Db): Promise<void> {
  for (let isMore = true; isMore; ) {
    const [row] = await ordered.read(db, (columns) => sql`select ${columns}`)
    isMore = row?.count === maxOrdered
  }
}

export async function readHead(db: Db) {
  const [head] = await db.select().from(listingOutboxHead)
  if (!head) throw new Error('listing_outbox_head is empty')
  return head
}

/** Without those of counters only. */
export async function readChanges(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<ListingChange[]> {
  const { position, counted } = listingOutbox
  const rows = await db
    .select()
    .from(listingOutbox)
    .where(and(gt(position, after), lte(position, upTo), eq(counted, false)))
    .orderBy(asc(position))
    .limit(limit)
  return rows.map(({ counted: _, ...states }) => ({ ...states, kinds: kindsOf(states) }))
}

/** A new one starts at the last position given. */
export async function addConsumer(db: Db, name: string): Promise<void> {
  const { last } = await readHead(db)
  await db.insert(listingOutboxConsumers).values({ name, cursor: last }).onConflictDoNothing()
}

/** Until the transaction ends, no other server consumes. Undefined: another one does. */
export async function lockCursor(tx: Db, name: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ cursor: listingOutboxConsumers.cursor })
    .from(listingOutboxConsumers)
    .where(eq(listingOutboxConsumers.name, name))
    .for('update', { skipLocked: true })
  return row?.cursor
}

export async function moveCursor(tx: Db, name: string, cursor: number): Promise<void> {
  await tx
    .update(listingOutboxConsumers)
    .set({ cursor, updatedAt: sql`now()` })
    .where(eq(listingOutboxConsumers.name, name))
}
