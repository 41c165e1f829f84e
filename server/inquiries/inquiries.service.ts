import { count, inArray } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { inquiries } from './inquiries.table.ts'

/** By listing; those without any are absent. */
export async function countInquiries(db: Db, listingIds: string[]): Promise<Map<string, number>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .select({ id: inquiries.listingId, count: count() })
    .from(inquiries)
    .where(inArray(inquiries.listingId, listingIds))
    .groupBy(inquiries.listingId)
  return new Map(rows.map((row) => [row.id, row.count]))
}
