import type { Db } from '#server/core/database/database.ts'
import { createMemo } from '#server/core/database/memo.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { cityKey, neighborhoodKey } from '#server/listings/search/filters.ts'
import { fold } from '#shared/core/text.ts'
import { enough, leaveOut, type MarketScope, type ReasonOut } from '#shared/market/market.ts'
import { neighborsOf } from '#shared/places/places.ts'
import {
  type ComparableRow,
  type Elsewhere,
  findComparables,
  findElsewhere,
  type MarketKind,
  type MarketScopeArea,
} from './prices.queries.ts'

/** Where and for what prices are compared. */
export interface MarketArea extends MarketKind {
  neighborhood: string
  city: string
}

export interface Judged {
  id: string
  price: number
  area: number
  pricePerSqm: number
  /** Why it does not count; null where it does. */
  leftOut: ReasonOut | null
}

export interface Market {
  scope: MarketScope
  /** All of the scope, the newest first, those left out among them. */
  comparables: Judged[]
}

/** Gives the market of one place; `without`: a listing that is not its own comparable. What was read once is not read again. */
export type MarketReader = (without?: string) => Promise<Market>

/**
 * The market around a place: its neighbourhood, else it and its neighbours, else the city, else the country, the first with 5
 * comparables that count after the outlier rule; where none has, the country. `until`: what had been published by then.
 */
export function marketReader(db: Db, place: MarketArea, until?: Date): MarketReader {
  const { city, neighborhood } = keysOf(place)
  const neighbors = neighborsOf(place.neighborhood, place.city).map(fold)
  const find = (where: MarketScopeArea) => once(() => findComparables(db, place, where, until))
  const scopes: readonly (readonly [MarketScope, () => Promise<ComparableRow[]>])[] = [
    ['neighborhood', find({ city, neighborhoods: [neighborhood] })],
    ['neighbors', find({ city, neighborhoods: [neighborhood, ...neighbors] })],
    ['city', find({ city })],
  ]
  const country = find({})

  const read: MarketReader = async (without) => {
    for (const [scope, read] of scopes) {
      const comparables = judge(await read(), without)
      if (countingOf(comparables).length >= enough) return { scope, comparables }
    }
    return { scope: 'country', comparables: judge(await country(), without) }
  }
  return (without) =>
    narrowListings(
      () => read(without),
      ({ scope }) => partsOfMarket(place, scope),
    )
}

/** What of the listings a market is read from, where it was found in that scope. */
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

/** The stored keys of a place: equal where the market is. */
function keysOf({ city, neighborhood }: MarketArea) {
  return { city: cityKey(city), neighborhood: neighborhoodKey(neighborhood, city) }
}

/** So many comparables are kept in memory, some 30 MB. */
const maxMemoized = 200_000

export interface Markets {
  /** The market of a place with all its listings; kept until what visitors see changes. */
  of(db: Db, place: MarketArea): Promise<Market>
  /** Where there would be something to compare with: the nearest in kind and place, three at most. */
  elsewhere(db: Db, place: MarketArea): Promise<Elsewhere[]>
}

/** So many other markets are named, and so many answers of that sort are kept. */
const maxElsewhere = 3
const maxElsewhereMemoized = 2000

/** Markets in memory: those that many ask for are read and judged once for each version of the data. */
export function createMarkets({
  freshness,
  costly,
}: Pick<ResponseCache, 'freshness'> & { costly: Semaphore }): Markets {
  const memo = createMemo<Market>(freshness, {
    most: maxMemoized,
    weigh: ({ comparables }) => comparables.length + 5,
  })
  const memoElsewhere = createMemo<Elsewhere[]>(freshness, { most: maxElsewhereMemoized })
  return {
    of(db, place) {
      const { city, neighborhood } = keysOf(place)
      const key = [place.propertyType, place.transactionType, city, neighborhood].join('\n')
      return memo(key, () => costly(marketReader(db, place)))
    },
    elsewhere(db, place) {
      const { city } = keysOf(place)
      const key = [place.propertyType, place.transactionType, city].join('\n')
      return memoElsewhere(key, () => costly(() => findElsewhere(db, place, city, maxElsewhere)))
    },
  }
}

/** The comparables that count. */
export function countingOf(comparables: readonly Judged[]): Judged[] {
  return comparables.filter(({ leftOut }) => leftOut === null)
}

function judge(rows: ComparableRow[], without: string | undefined): Judged[] {
  const others = rows
    .filter(({ id }) => id !== without)
    .map(({ id, price, area }) => ({ id, price, area, pricePerSqm: price / area }))
  const reasons = leaveOut(others.map(({ pricePerSqm }) => pricePerSqm))
  return others.map((row, index) => ({ ...row, leftOut: reasons[index] ?? null }))
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}
