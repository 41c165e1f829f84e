import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { whereAlone } from '#server/listings/listings.policy.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingLifeDays } from '#server/listings/publish/expiry.ts'
import { hideableStatuses } from './moderate.ts'

/** Closes the user's visible listings until `restoreListings`. Returns their number. */
export async function hideListings(tx: Db, userId: string, now: Date): Promise<number> {
  const hidden = await tx
    .update(listings)
    .set({ status: 'closed', heldStatus: sql`status`, updatedAt: now })
    .where(and(whereAlone(userId), inArray(listings.status, [...hideableStatuses])))
    .returning({ id: listings.id })
  return hidden.length
}

/** Those confirmed too long ago return as expired. Returns the number of listings restored. */
export async function restoreListings(tx: Db, userId: string, now: Date): Promise<number> {
  const isOver = sql`last_confirmed_at <= ${now.toISOString()}::timestamptz - ${listingLifeDays}::int * interval '1 day'`
  const restored = await tx
    .update(listings)
    .set({
      status: sql`case when held_status = 'active' and ${isOver} then 'expired' else held_status end`,
      heldStatus: null,
      updatedAt: now,
    })
    .where(and(whereAlone(userId), isNotNull(listings.heldStatus), eq(listings.status, 'closed')))
    .returning({ id: listings.id })
  return restored.length
}

export async function ownedListings(
  db: Db,
  userIds: string[],
): Promise<Map<string, { total: number; active: number }>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: listings.ownerUserId,
      total: count(),
      active: sql<number>`count(*) filter (where status = 'active')::int`,
    })
    .from(listings)
    .where(and(inArray(listings.ownerUserId, userIds), ne(listings.status, 'deleted')))
    .groupBy(listings.ownerUserId)
  return new Map(rows.map(({ id, total, active }) => [id ?? '', { total, active }]))
}
