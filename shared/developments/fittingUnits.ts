import { toUSD } from '#shared/core/money.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { DevelopmentUnit, UnitType } from './developments.ts'

/** Of a search: what is asked of a unit. Prices in US dollars. */
export interface UnitFilters {
  bedrooms?: number
  bathrooms?: number
  minPrice?: number
  maxPrice?: number
  minArea?: number
  maxArea?: number
}

export const unitFilterNames = [
  'bedrooms',
  'bathrooms',
  'minPrice',
  'maxPrice',
  'minArea',
  'maxArea',
] as const satisfies readonly (keyof UnitFilters)[]

/** Of the address of a development's page; what no filter can be is left out. */
export function readUnitFilters(query: string): UnitFilters {
  const address = new URLSearchParams(query)
  const filters: UnitFilters = {}
  for (const name of unitFilterNames) {
    const text = address.get(name)
    if (text && /^\d{1,10}$/.test(text)) filters[name] = Number(text)
  }
  return filters
}

/** A free unit of that type with a price within the limits; `rate` guaraníes per US dollar. */
export function fitsUnit(
  { state, price }: Pick<DevelopmentUnit, 'state' | 'price'>,
  { bedrooms, bathrooms, area }: Pick<UnitType, 'bedrooms' | 'bathrooms' | 'area'>,
  filters: UnitFilters,
  { currency, rate }: { currency: Currency; rate: number },
): boolean {
  const { minPrice, maxPrice } = filters
  const dollars = price !== null && currency === 'PYG' ? toUSD(price, rate) : price
  return (
    state === 'free' &&
    bedrooms >= (filters.bedrooms ?? 0) &&
    bathrooms >= (filters.bathrooms ?? 0) &&
    area >= (filters.minArea ?? 0) &&
    area <= (filters.maxArea ?? Number.POSITIVE_INFINITY) &&
    (dollars === null
      ? minPrice === undefined && maxPrice === undefined
      : dollars >= (minPrice ?? 0) && dollars <= (maxPrice ?? Number.POSITIVE_INFINITY))
  )
}
