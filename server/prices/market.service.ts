import type { Db } from '#server/core/database.ts'
import { cityKey, neighborhoodKey } from '#server/listings/listings.filters.ts'
import { enough, leaveOut, type MarketScope, type ReasonOut } from '#shared/market.ts'
import { neighborsOf } from '#shared/places.ts'
import { fold } from '#shared/text.ts'
import { type ComparableRow, findComparables, type MarketKind } from './prices.queries.ts'

/** Where and for what prices are compared. */
export interface MarketPlace extends MarketKind {
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
 * comparables that count after the outlier rule; where none has, the country.
 */
export function marketReader(db: Db, place: MarketPlace): MarketReader {
  const city = cityKey(place.city)
  const own = neighborhoodKey(place.neighborhood, place.city)
  const neighbors = neighborsOf(place.neighborhood, place.city).map(fold)
  const around = once(() => findComparables(db, place, { city, neighborhoods: [own, ...neighbors] }))
  const scopes: readonly (readonly [MarketScope, () => Promise<ComparableRow[]>])[] = [
    ['neighborhood', async () => (await around()).filter(({ neighborhood }) => neighborhood === own)],
    ['neighbors', around],
    ['city', once(() => findComparables(db, place, { city }))],
  ]
  const country = once(() => findComparables(db, place, {}))

  return async (without) => {
    for (const [scope, read] of scopes) {
      const comparables = judge(await read(), without)
      if (countingOf(comparables).length >= enough) return { scope, comparables }
    }
    return { scope: 'country', comparables: judge(await country(), without) }
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
