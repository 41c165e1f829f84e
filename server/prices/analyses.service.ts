import type { Db } from '#server/core/database.ts'
import { summarize } from '#shared/market.ts'
import type { PriceKind } from '#shared/prices.ts'
import { type Analysis, insertAnalyses } from './analyses.queries.ts'
import { countingOf, marketReader } from './market.service.ts'
import { findMeasured, type MeasuredRow } from './prices.queries.ts'

/** The market a listing belongs to: what is also for sale is compared by its sale price. */
export function priceKindOf(transactionType: MeasuredRow['transaction_type']): PriceKind {
  return transactionType === 'rent' ? 'rent' : 'sale'
}

/**
 * Keeps how the prices of listings stand now, each against its market without itself; those without an area, a price or anything
 * to compare with get no record. `createdAt`: the moment that the records bear. This is the `onPriced` of publishing and of
 * price changes.
 */
export async function storeAnalyses(db: Db, listingIds: string[], createdAt = new Date()): Promise<void> {
  for (const group of byMarket(await findMeasured(db, listingIds))) {
    await insertAnalyses(db, await analyze(db, group), createdAt)
  }
}

/** The same for one listing. */
export async function storeAnalysis(db: Db, listingId: string, createdAt = new Date()): Promise<void> {
  await storeAnalyses(db, [listingId], createdAt)
}

/** Listings whose market is the same, so that it is read once for all of them. */
function byMarket(rows: MeasuredRow[]): MeasuredRow[][] {
  const groups = new Map<string, MeasuredRow[]>()
  for (const row of rows) {
    const key = [row.property_type, priceKindOf(row.transaction_type), row.city, row.neighborhood].join('\n')
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

async function analyze(db: Db, group: MeasuredRow[]): Promise<Analysis[]> {
  const [first] = group
  if (!first) return []
  const read = marketReader(db, {
    propertyType: first.property_type,
    transactionType: priceKindOf(first.transaction_type),
    neighborhood: first.neighborhood,
    city: first.city,
  })
  const analyses: Analysis[] = []
  for (const { property_type: propertyType, area, ...row } of group) {
    if (!area || row.price <= 0) continue
    const { scope, comparables } = await read(row.id)
    const summary = summarize(countingOf(comparables).map(({ pricePerSqm }) => pricePerSqm))
    if (summary) analyses.push({ measured: { ...row, propertyType, area }, summary, scope })
  }
  return analyses
}
