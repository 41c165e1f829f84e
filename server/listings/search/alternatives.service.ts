import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { asNumber, monthlyRentOf } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Alternative, Alternatives } from '#shared/search/alternatives.ts'
import { type ListingFilters, listingFilters } from '#shared/search/listingSearch.ts'
import { everything, type Relaxed, relaxedBy, relaxMost, relaxOne, relaxTwo } from './relax/relax.ts'
import { kindSteps } from './relax/single.ts'
import { type ReadSearch, readForRelaxing } from './relax/steps.ts'
import { countMeant, searchListings } from './search.service.ts'
import type { SearchContext } from './searchPlans.ts'

const maxSearches = 6
const maxWide = 2
const maxNearest = 6
const maxSources = 3

type Found = Omit<Relaxed, 'query'> & Alternative & { filters: ListingFilters }

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
  const like = await findLike(context, search)
  const hasSimilar = like.some(({ change }) => change === 'similar')
  const kinds = relaxedBy(search, kindSteps(search, hasSimilar))
  const found = [...like, ...(await findIn(context, kinds, maxSearches - like.length))]
  const all = found.length > 0 ? found : await findIn(context, [[everything]], 1)
  const sources = like.length > 0 ? like : all
  return {
    searches: all.map(({ filters: _, order: __, distance: ___, ...one }) => one),
    nearest: await findNearest(context, sources.slice(0, maxSources)),
  }
}

/** Of the same transaction and of like types, nearest first. */
async function findLike(context: SearchContext, search: ReadSearch): Promise<Found[]> {
  const single = await findIn(context, relaxOne(search), maxSearches)
  if (single.length > 0) {
    const isNearby = single.some(({ change }) => change === 'neighbors')
    const nearby = isNearby ? [] : relaxTwo(search, ({ change }) => change === 'neighbors')
    const also = await findIn(context, nearby, 1)
    return [...(await byPriceToo(context, search, single)), ...also].slice(0, maxSearches)
  }
  const two = await findIn(context, relaxTwo(search), maxSearches - maxWide)
  return two.length > 0
    ? two
    : findIn(
        context,
        relaxMost(search).map((one) => [one]),
        maxWide,
      )
}

/** Without its limit, a price is as far as the nearest one. */
async function byPriceToo(
  context: SearchContext,
  { effective }: ReadSearch,
  found: Found[],
): Promise<Found[]> {
  const measured = await Promise.all(
    found.map(async (one) => {
      if (one.order === undefined) return one
      const { listings } = await searchListings(context, { ...one.filters, ...one.order, limit: 1 })
      const [nearest] = listings.map((listing) => listing.rendered.value())
      const price = nearest && priceOf(nearest)
      return price ? { ...one, distance: distanceOfPrice(price, Number(one.value)) } : one
    }),
  )
  return measured.toSorted((one, other) => one.distance - other.distance)

  function priceOf(listing: Listing): number | null {
    return effective.transactionType === 'rent' ? monthlyRentOf(listing) : asNumber(listing.priceUSD)
  }
}

/** A quarter more is nearer than any other step, the double farther than a neighborhood. */
function distanceOfPrice(price: number, limit: number): number {
  const [low, high] = [Math.min(price, limit), Math.max(price, limit)]
  return low > 0 ? Math.min(10, 8 * (high / low - 1)) : 10
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
    const query = one.query()
    const { data: filters } = listingFilters.safeParse(query)
    if (!filters) continue
    const counted = await countMeant(context, filters)
    if (counted.total > 0) return { ...one, ...counted, query, filters }
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
