import type { Db } from '#server/core/database/database.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import { confidenceOf, enough, leaveOut, type MarketScope, summarize } from '#shared/market/market.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import type { pricesApi } from '#shared/prices/pricesApi.ts'
import { findPricesByNeighborhood } from './prices.queries.ts'
import { figuresDate, toStats } from './standing.ts'

type NeighborhoodQuery = QueryOf<typeof pricesApi.neighborhoods>

/** Without outliers. */
export async function pricesByNeighborhood(
  db: Db,
  { propertyType = 'apartment', transactionType = 'sale', city }: NeighborhoodQuery,
): Promise<NeighborhoodPrices> {
  const kind = { propertyType, transactionType }
  const rows = await narrowListings(
    () => findPricesByNeighborhood(db, kind, city === undefined ? undefined : cityKey(city)),
    () =>
      partsOfFilters({
        propertyType: [propertyType],
        transactionType,
        city: city === undefined ? undefined : [city],
      }),
  )
  const byCity = new Map<string, number[]>()
  for (const { city, prices } of rows) byCity.set(city, [...(byCity.get(city) ?? []), ...prices])
  return {
    propertyType,
    transactionType,
    date: figuresDate(),
    neighborhoods: rows.flatMap(({ neighborhood, city, prices }) =>
      figuresOf(prices, 'neighborhood').map((figures) => ({ neighborhood, city, ...figures })),
    ),
    cities: [...byCity].flatMap(([city, prices]) =>
      figuresOf(prices, 'city').map((figures) => ({ city, ...figures })),
    ),
  }
}

/** Undefined without prices. */
function figuresOf(prices: number[], scope: MarketScope) {
  const reasons = leaveOut(prices)
  const summary = summarize(prices.filter((_, index) => reasons[index] === null))
  if (!summary) return []
  return [
    {
      enough: summary.sampleSize >= enough,
      confidence: confidenceOf(summary, scope),
      leftOut: prices.length - summary.sampleSize,
      marketStats: toStats(summary),
    },
  ]
}
