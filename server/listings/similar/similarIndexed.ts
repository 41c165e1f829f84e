import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { NearestOptions } from '#server/listings/search/engine/nearest.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { indexConditions } from '#server/listings/search/filters.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { areasOf, bedroomPercent, similarFilters, unpriced } from './similarity.ts'

/** SQL does the same (`similarSql.ts`). */
export function similarByIndex(index: SearchIndex, listing: Listing, limit: number): string[] {
  const others: Condition = { kind: 'ids', ids: [listing.id], not: true }
  const nearness = nearnessTo(listing)
  return index.matching([...indexConditions(similarFilters(listing)), others], (all) => {
    const found: string[] = []
    for (const group of groupsOf(listing)) {
      if (found.length >= limit) break
      const nearest = all.matching(group, (some) =>
        some.nearest({ ...nearness, limit: limit - found.length }),
      )
      found.push(...nearest.map(({ id }) => id))
    }
    return found
  })
}

/** Those of one come before those of the next. */
function groupsOf(listing: Listing): Condition[][] {
  const { own, beside } = areasOf(listing)
  const within = (keys: readonly string[], not = false): Condition => ({
    kind: 'place',
    column: 'neighborhood',
    keys,
    not,
  })
  const areas = [
    within([own]),
    ...(beside.length > 0 ? [within(beside)] : []),
    within([own, ...beside], true),
  ]
  const kinds = [false, true].map(
    (not): Condition => ({
      kind: 'anyTag',
      tags: [`type ${listing.propertyType}`],
      not,
    }),
  )
  return areas.flatMap((area) => kinds.map((kind) => [area, kind]))
}

/** Prices are in hundredths. */
function nearnessTo({ transactionType, priceUSD, bedrooms }: Listing): Omit<NearestOptions, 'limit'> {
  const own = Number(priceUSD) + 1
  return {
    column: transactionType === 'rent' ? 'monthlyRent' : 'priceUsd',
    rooms: 'bedrooms',
    distance(price, others) {
      const byPrice = Number.isNaN(price) ? unpriced : Math.abs(Math.log((price + 100) / 100 / own))
      return byPrice + (bedroomPercent * Math.abs(others - bedrooms)) / 100
    },
  }
}
