import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import type { Alternative, Alternatives } from '#shared/search/alternatives.ts'
import { type ListingFilters, listingFilters } from '#shared/search/listingSearch.ts'
import type { SearchContext } from './plans.ts'
import { type Relaxed, readForRelaxing, relaxAll, relaxNearby, relaxOne } from './relax.ts'
import { countListings, searchListings } from './search.service.ts'

const maxSearches = 6
const maxWide = 2
const maxNearest = 6
const maxSources = 3

type Found = Relaxed & Alternative & { filters: ListingFilters }

/** Relaxed searches with totals, and nearest listings. */
export function findAlternatives(context: SearchContext, filters: ListingFilters): Promise<Alternatives> {
  return narrowListings(
    () => find(context, filters),
    () => partsOfFilters({}),
  )
}

async function find(context: SearchContext, filters: ListingFilters): Promise<Alternatives> {
  // Only texts depend on the rate.
  const rate = filters.searchQuery === undefined ? 1 : await context.rate()
  const search = readForRelaxing(filters, rate)
  const single = await findIn(context, relaxOne(search), maxSearches)
  const isNearby = single.some(({ change }) => change === 'neighbors')
  const nearby = isNearby ? [] : await findIn(context, relaxNearby(search, rate), 1)
  const wide =
    single.length > 0
      ? []
      : await findIn(
          context,
          relaxAll(search).map((one) => [one]),
          maxWide,
        )
  const found = [...single, ...nearby, ...wide]
  return {
    searches: found.map(({ filters: _, order: __, ...one }) => one),
    nearest: await findNearest(context, found.slice(0, maxSources)),
  }
}

/** Per row the first with results. */
async function findIn(context: SearchContext, rows: Relaxed[][], max: number): Promise<Found[]> {
  const found = new Map<string, Found>()
  for (const row of rows) {
    if (found.size >= max) break
    const first = await firstFound(context, row)
    const key = JSON.stringify(first?.filters)
    if (first && !found.has(key)) found.set(key, first)
  }
  return [...found.values()]
}

async function firstFound(context: SearchContext, row: Relaxed[]): Promise<Found | undefined> {
  for (const one of row) {
    const { data: filters } = listingFilters.safeParse(one.query)
    if (!filters) continue
    const counted = await countListings(context, filters)
    if (counted.total > 0) return { ...one, ...counted, filters }
  }
  return undefined
}

async function findNearest(context: SearchContext, sources: Found[]): Promise<Alternatives['nearest']> {
  const nearest = new Map<string, Alternatives['nearest'][number]>()
  const limit = Math.ceil(maxNearest / Math.max(1, sources.length))
  for (const { filters, order } of sources) {
    const { listings } = await searchListings(context, { ...filters, ...order, limit })
    for (const listing of listings) nearest.set(listing.id, listing.rendered.value())
  }
  return [...nearest.values()]
}
