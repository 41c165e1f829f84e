import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { importRows } from '#server/imports/importRows.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { RunNeeds } from './runNeeds.ts'

const batchSize = 250

/** Of new listings, market by market: each market is read for all of its listings together. */
export async function priceListings({ db, onPriced }: RunNeeds, importId: string): Promise<void> {
  const { city, neighborhood, propertyType, transactionType, id } = listings
  const created = await db
    .select({ id })
    .from(importRows)
    .innerJoin(listings, eq(id, importRows.listingId))
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.action, 'create'),
        inArray(listings.status, ['active', 'pending', 'draft']),
      ),
    )
    .orderBy(asc(city), asc(neighborhood), asc(propertyType), asc(transactionType), asc(id))
  const ids = created.map((row) => row.id)
  for (let from = 0; from < ids.length; from += batchSize) {
    const start = performance.now()
    await db.transaction((tx) => onPriced(tx, ids.slice(from, from + batchSize)))
    // Nobody waits for it: others have half of the time.
    await pause(performance.now() - start)
  }
}
