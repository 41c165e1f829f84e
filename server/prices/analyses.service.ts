import type { Db } from '#server/core/database/database.ts'
import { summarize } from '#shared/market/market.ts'
import type { PriceKind } from '#shared/prices.ts'
import { type Analysis, insertAnalyses } from './analyses.queries.ts'
import { countingOf, type MarketArea, marketReader } from './market.service.ts'
import { findMeasured, type MeasuredRow } from './prices.queries.ts'

/** The market a listing belongs to: what is also for sale is compared by its sale price. */
export function priceKindOf(transactionType: MeasuredRow['transactionType']): PriceKind {
  return transactionType === 'rent' ? 'rent' : 'sale'
}

/** Where and with what a listing is compared. */
export function marketOf({ propertyType, transactionType, neighborhood, city }: MeasuredRow): MarketArea {
  return { propertyType, transactionType: priceKindOf(transactionType), neighborhood, city }
}

/**
 * Keeps how the prices of listings stand, each against its market without itself; those without an area, a price or anything
 * to compare with get no record. `at`: a moment that has passed, which the records bear, with the market of what had been
 * published by then. This is the `onPriced` of publishing and of price changes.
 */
export async function storeAnalyses(db: Db, listingIds: string[], at?: Date): Promise<void> {
  for (const group of byMarket(await findMeasured(db, listingIds))) {
    await insertAnalyses(db, await analyze(db, group, at), at)
  }
}

/** The same for one listing. */
export async function storeAnalysis(db: Db, listingId: string, at?: Date): Promise<void> {
  await storeAnalyses(db, [listingId], at)
}

/** Listings whose market is the same, so that it is read once for all of them. */
function byMarket(rows: MeasuredRow[]): MeasuredRow[][] {
  const groups = new Map<string, MeasuredRow[]>()
  for (const row of rows) {
    const key = [row.propertyType, priceKindOf(row.transactionType), row.city, row.neighborhood].join('\n')
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

async function analyze(db: Db, group: MeasuredRow[], until?: Date): Promise<Analysis[]> {
  const [first] = group
  if (!first) return []
  const place = marketOf(first)
  const read = marketReader(db, place, until)
  const analyses: Analysis[] = []
  for (const { id, neighborhood, city, price, area } of group) {
    if (!area || price <= 0) continue
    const { scope, comparables } = await read(id)
    const summary = summarize(countingOf(comparables).map(({ pricePerSqm }) => pricePerSqm))
    const measured = { ...place, id, neighborhood, city, price, area }
    if (summary) analyses.push({ measured, summary, scope })
  }
  return analyses
}
