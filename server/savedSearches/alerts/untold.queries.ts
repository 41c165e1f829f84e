import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import {
  savedSearchAlerts,
  savedSearches,
  savedSearchSubscribers,
} from '#server/savedSearches/savedSearches.table.ts'

const a = savedSearchAlerts

/** Locked; those that another server tells are left out. */
export function lockDue(tx: Db, now: Date, limit: number) {
  const { id, userId, lastToldAt, dueAt } = savedSearchSubscribers
  return tx
    .select({ id, userId, lastToldAt })
    .from(savedSearchSubscribers)
    .where(and(isNotNull(dueAt), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Of a person; more wait for the next time. */
const maxUntold = 1000

/** Oldest first, with what decides whether and when to tell them. */
export function readUntold(tx: Db, subscriberId: string) {
  return tx
    .select({
      id: a.id,
      savedSearchId: a.savedSearchId,
      listingId: a.listingId,
      kind: a.kind,
      price: a.price,
      createdAt: a.createdAt,
      frequency: savedSearches.frequency,
      isPaused: sql<boolean>`${savedSearches.status} is not null and ${savedSearches.status} <> 'active'`,
      listingStatus: listings.status,
    })
    .from(a)
    .innerJoin(listings, eq(listings.id, a.listingId))
    .leftJoin(savedSearches, eq(savedSearches.id, a.savedSearchId))
    .where(and(eq(a.subscriberId, subscriberId), isNull(a.toldAt)))
    .orderBy(asc(a.createdAt), asc(a.id))
    .limit(maxUntold)
}
export type Untold = Awaited<ReturnType<typeof readUntold>>[number]

/** What the person was told of these listings before. */
export function readTold(tx: Db, subscriberId: string, listingIds: readonly string[]) {
  const { listingId, kind, price } = a
  return tx
    .select({ listingId, kind, price })
    .from(a)
    .where(
      and(
        eq(a.subscriberId, subscriberId),
        inArray(listingId, [...listingIds]),
        isNotNull(a.toldAt),
        isNotNull(a.mailId),
      ),
    )
}

/** `mailId`: null where the person knows it already. */
export async function markTold(tx: Db, ids: readonly number[], mailId: string | null): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(a)
    .set({ toldAt: sql`now()`, mailId })
    .where(inArray(a.id, [...ids]))
}

export async function setDueAt(
  tx: Db,
  subscriberId: string,
  fields: { dueAt: Date | null; lastToldAt?: Date },
): Promise<void> {
  await tx.update(savedSearchSubscribers).set(fields).where(eq(savedSearchSubscribers.id, subscriberId))
}
