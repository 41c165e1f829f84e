import type { Db } from '#server/core/database/database.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { cityKey, neighborhoodKey } from '#server/listings/search/engine/placeKeys.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { fold } from '#shared/core/text.ts'
import {
  enough,
  leaveOut,
  type MarketScope,
  type MarketSummary,
  type ReasonOut,
  summarize,
} from '#shared/market/market.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import type { MarketListings } from './marketListings.ts'
import { marketListingsByIndex } from './marketListingsIndexed.ts'
import type { ComparableRow, MarketKind, MarketScopeArea, MarketSize } from './prices.queries.ts'

export interface MarketArea extends MarketKind {
  neighborhood: string
  city: string
}

/** Newest first. In columns: an object and a text for each would take five times the memory. */
export interface Comparables {
  /** Lines. */
  ids: string
  prices: Float64Array
  areas: Float64Array
  /** By position. */
  leftOut: ReadonlyMap<number, ReasonOut>
  /** Of all that count; undefined without any. */
  summary: MarketSummary | undefined
}

export interface Market {
  scope: MarketScope
  comparables: Comparables
}

/** `without`: a listing to leave out. */
export type MarketReader = (without?: string) => Promise<Market>

/**
 * The first scope of neighborhood, neighbors, city, country with 5 comparables; else the country, or the city where it is
 * asked alone.
 */
export function marketReader(listings: MarketListings, market: MarketArea): MarketReader {
  const { city, neighborhood } = keysOf(market)
  const neighbors = neighborsOf(market.neighborhood, market.city).map(fold)
  const find = (where: MarketScopeArea) => once(() => listings.comparables(market, where))
  type Scope = readonly [MarketScope, () => Promise<ComparableRow[]>]
  const ofCity: Scope = ['city', find({ city })]
  const scopes: readonly Scope[] = [
    ['neighborhood', find({ city, neighborhoods: [neighborhood] })],
    ['neighbors', find({ city, neighborhoods: [neighborhood, ...neighbors] })],
    ofCity,
  ]
  const [widest, readWidest]: Scope = isOfCityAlone(market) ? ofCity : ['country', find({})]

  const read: MarketReader = async (without) => {
    for (const [scope, read] of scopes) {
      const comparables = judge(await read(), without)
      if (countOf(comparables) >= enough) return { scope, comparables }
    }
    return { scope: widest, comparables: judge(await readWidest(), without) }
  }
  return (without) =>
    narrowListings(
      () => read(without),
      ({ scope }) => partsOfMarket(market, scope),
    )
}

/** What plots cost in other cities says nothing of these. */
export function isOfCityAlone({ propertyType }: MarketKind): boolean {
  return propertyType === 'land'
}

/** Which parts of the listings its figures are made of: a change of others does not concern them. */
export function partsOfMarket(
  { propertyType, transactionType, city }: MarketArea,
  scope: MarketScope,
): string[] {
  return partsOfFilters({
    propertyType: [propertyType],
    transactionType,
    city: scope === 'country' ? undefined : [city],
  })
}

/** Normalized for comparison. */
function keysOf({ city, neighborhood }: MarketArea) {
  return { city: cityKey(city), neighborhood: neighborhoodKey(neighborhood, city) }
}

/** About 15 MB: all markets of a million listings. */
const maxMemoized = 500_000

export interface Markets {
  of(db: Db, market: MarketArea): Promise<Market>
  /** As if it had no such listing. Not bounded by the semaphore. */
  without(db: Db, market: MarketArea, listing: string): Promise<Market>
  /** At most three, nearest first. */
  elsewhere(db: Db, market: MarketArea): Promise<MarketSize[]>
}

const maxElsewhere = 3

/** Memoized by version of the data. */
export function createMarkets({
  freshness,
  costly,
  engine,
}: Pick<ResponseCache, 'freshness'> & Pick<SearchContext, 'engine'> & { costly: Semaphore }): Markets {
  const memo = createMemo<Market>(freshness, {
    maxSize: maxMemoized,
    sizeOf: ({ comparables }) => comparables.prices.length + 5,
  })
  const memoSizes = createMemo<MarketSize[]>(freshness, { maxSize: 1 })
  const listingsOf = (db: Db) => marketListingsByIndex({ engine }, db)
  const keyOf = (market: MarketArea) => {
    const { city, neighborhood } = keysOf(market)
    return [market.propertyType, market.transactionType, city, neighborhood].join('\n')
  }
  return {
    of: (db, market) => memo(keyOf(market), () => costly(marketReader(listingsOf(db), market))),
    async without(db, market, listing) {
      const read = marketReader(listingsOf(db), market)
      // It may join a computation that waits for the semaphore in vain.
      const whole = await memo(keyOf(market), () => read()).catch(() => read())
      const comparables = withoutOne(whole.comparables, listing)
      if (!comparables) return whole
      // A listing taken out may also make a smaller scope sufficient.
      const isSameScope = whole.scope === 'neighborhood' && countOf(comparables) >= enough
      return isSameScope ? { scope: whole.scope, comparables } : read(listing)
    },
    async elsewhere(db, market) {
      const sizes = await memoSizes('', () => costly(listingsOf(db).sizes))
      return nearest(sizes, market)
    },
  }
}

/** Of the same type, then city, then transaction; the largest first. */
function nearest(sizes: readonly MarketSize[], market: MarketArea): MarketSize[] {
  const { city } = keysOf(market)
  const { propertyType: type, transactionType: kind } = market
  const far = (one: MarketSize) =>
    (one.propertyType === type ? 0 : 4) +
    (one.cityKey === city ? 0 : 2) +
    (one.transactionType === kind ? 0 : 1)
  return sizes
    .filter((one) => {
      const isOwn = one.propertyType === type && one.transactionType === kind
      return !isOwn || (isOfCityAlone(market) && one.cityKey !== city)
    })
    .toSorted((one, other) => far(one) - far(other) || compareSizes(one, other))
    .slice(0, maxElsewhere)
}

function compareSizes(one: MarketSize, other: MarketSize): number {
  const nameOf = ({ propertyType, city }: MarketSize) => `${propertyType} ${city}`
  return other.count - one.count || (nameOf(one) < nameOf(other) ? -1 : 1)
}

/** Without those left out. */
export const countOf = ({ prices, leftOut }: Comparables) => prices.length - leftOut.size

const idsOf = ({ ids }: Comparables) => ids.split('\n')

/** Per m², without those left out. */
export function countingPrices(comparables: Comparables, excluded?: ReadonlySet<string>): number[] {
  const { prices, areas, leftOut } = comparables
  const ids = excluded?.size ? idsOf(comparables) : undefined
  const counting: number[] = []
  for (let at = 0; at < prices.length; at++) {
    const isOut = leftOut.has(at) || excluded?.has(ids?.[at] ?? '')
    if (!isOut) counting.push((prices[at] ?? 0) / (areas[at] ?? 0))
  }
  return counting
}

/** Undefined where none is left. */
export function summaryOf(
  comparables: Comparables,
  excluded: ReadonlySet<string>,
): MarketSummary | undefined {
  return excluded.size > 0 ? summarize(countingPrices(comparables, excluded)) : comparables.summary
}

/** US dollars and m². */
export function rowsOf(comparables: Comparables): ComparableRow[] {
  const { prices, areas } = comparables
  const ids = idsOf(comparables)
  return Array.from(prices, (price, at) => ({ id: ids[at] ?? '', price, area: areas[at] ?? 0 }))
}

function judge(rows: ComparableRow[], without: string | undefined): Comparables {
  const others = rows.filter(({ id }) => id !== without)
  return judgeColumns({
    ids: others.map(({ id }) => id).join('\n'),
    prices: Float64Array.from(others, ({ price }) => price),
    areas: Float64Array.from(others, ({ area }) => area),
  })
}

/** Undefined where it is none of them. */
function withoutOne({ ids, prices, areas }: Comparables, id: string): Comparables | undefined {
  const all = ids.split('\n')
  const at = all.indexOf(id)
  if (at < 0) return undefined
  const others = (column: Float64Array) => column.filter((_, other) => other !== at)
  return judgeColumns({
    ids: all.toSpliced(at, 1).join('\n'),
    prices: others(prices),
    areas: others(areas),
  })
}

function judgeColumns({ ids, prices, areas }: Pick<Comparables, 'ids' | 'prices' | 'areas'>): Comparables {
  const pricesPerSqm = prices.map((price, at) => price / (areas[at] ?? 0))
  const reasons = leaveOut(pricesPerSqm)
  const leftOut = new Map<number, ReasonOut>()
  for (const [at, reason] of reasons.entries()) if (reason !== null) leftOut.set(at, reason)
  const summary = summarize(pricesPerSqm.filter((_, at) => reasons[at] === null))
  return { ids, prices, areas, leftOut, summary }
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}
