import type { Db } from '#server/core/database/database.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import type { QueryOf } from '#shared/core/endpoint.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { enough, leaveOut, summarize, toCents } from '#shared/market/market.ts'
import type { HomePrices } from '#shared/prices/prices.ts'
import type { pricesApi } from '#shared/prices/pricesApi.ts'
import { findPricesOfHomes } from './prices.queries.ts'
import { figuresDate } from './standing.ts'

/** Of whole homes, not of square meters; without outliers. */
export async function pricesOfHomes(
  db: Db,
  { transactionType = 'rent', city }: QueryOf<typeof pricesApi.homes>,
): Promise<HomePrices> {
  const rows = await narrowListings(
    () => findPricesOfHomes(db, transactionType, cityKey(city)),
    () => partsOfFilters({ propertyType: [...homeTypes], transactionType, city: [city] }),
  )
  const ofCity = new Map<number, number[]>()
  for (const { bedrooms, prices } of rows) ofCity.set(bedrooms, [...(ofCity.get(bedrooms) ?? []), ...prices])
  return {
    transactionType,
    city,
    date: figuresDate(),
    rows: [
      ...[...ofCity].flatMap(([bedrooms, prices]) => rowOf(null, bedrooms, prices)),
      ...rows.flatMap(({ neighborhood, bedrooms, prices }) => rowOf(neighborhood, bedrooms, prices)),
    ],
  }
}

function rowOf(neighborhood: string | null, bedrooms: number, prices: readonly number[]): HomePrices['rows'] {
  const reasons = leaveOut(prices)
  const summary = summarize(prices.filter((_, index) => reasons[index] === null))
  if (!summary) return []
  const { sampleSize, p25, median, p75 } = summary
  return [
    {
      ...{ neighborhood, bedrooms, sampleSize, enough: sampleSize >= enough },
      ...{ p25: toCents(p25), median: toCents(median), p75: toCents(p75) },
    },
  ]
}
