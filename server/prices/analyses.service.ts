import type { Db } from '#server/core/database/database.ts'
import { createTurns } from '#server/core/threads/turns.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import { type Analysis, insertAnalyses } from './analyses.queries.ts'
import { createEstimatorOf } from './estimate/estimator.ts'
import { factsOf } from './estimate/pool.ts'
import { type MarketArea, marketReader } from './market.service.ts'
import { type MarketListings, marketListingsBySql } from './marketListings.ts'
import { findMeasured, hasCountingPrice, type MeasuredRow } from './prices.queries.ts'

/** `both` counts as sale. */
export function priceKindOf(transactionType: MeasuredRow['transactionType']): PriceKind {
  return transactionType === 'rent' ? 'rent' : 'sale'
}

/** Where a listing’s comparables are looked for. */
export function marketOf({ propertyType, transactionType, neighborhood, city }: MeasuredRow): MarketArea {
  return { propertyType, transactionType: priceKindOf(transactionType), neighborhood, city }
}

/**
 * Each against its market without itself; none without an area, a price that counts or comparables. `at`: a past date.
 */
export async function storeAnalyses(db: Db, listingIds: string[], at?: Date): Promise<void> {
  const listings = marketListingsBySql(db, at)
  const estimate = createEstimatorOf(listings)
  for (const group of byMarket(await findMeasured(db, listingIds))) {
    await insertAnalyses(db, await analyze(listings, group, estimate), at)
  }
}

/** The listing against its market, as it is now or at `at`. */
export async function storeAnalysis(db: Db, listingId: string, at?: Date): Promise<void> {
  await storeAnalyses(db, [listingId], at)
}

/** Each market is read once. */
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

async function analyze(
  listings: MarketListings,
  group: MeasuredRow[],
  estimate: ReturnType<typeof createEstimatorOf>,
): Promise<Analysis[]> {
  const [first] = group
  if (!first) return []
  const market = marketOf(first)
  const read = marketReader(listings, market)
  const analyses: Analysis[] = []
  const takeTurns = createTurns()
  for (const row of group) {
    await takeTurns()
    const { id, neighborhood, city, price, area } = row
    if (!area || !hasCountingPrice(row)) continue
    const { scope, comparables } = await read(id)
    const { summary } = comparables
    const measured = { ...market, id, neighborhood, city, price, area }
    if (!summary) continue
    const facts = factsOf(row, market.propertyType)
    analyses.push({ measured, summary, scope, estimate: await estimate({ ...measured, facts }) })
  }
  return analyses
}
