import { readUnsigned } from '#shared/core/readAmount.ts'
import type { TransactionType } from '#shared/listings/listingTypes.ts'

/** The scale runs from 0 to `priceTop` in units of `priceUnit`. */
export const priceTop = 10_000
export const priceStep = 100

/** A price filter in whole US dollars; absent means no limit. */
export interface PriceRange {
  minPrice?: number
  maxPrice?: number
}

/** Dollars per unit of the scale; rents are monthly. */
export function priceUnit(transaction: TransactionType | undefined): 1 | 1000 {
  return transaction === 'rent' ? 1 : 1000
}

/** Positions of the two thumbs, rounded to steps. */
export function thumbsOf({ minPrice = 0, maxPrice }: PriceRange, unit: number): [number, number] {
  const top = maxPrice === undefined ? priceTop : toStep(maxPrice / unit)
  return [Math.min(toStep(minPrice / unit), top), top]
}

/** The range for two values of the scale: no minimum at 0, no maximum at the top. */
export function rangeOf(min: number, max: number, unit: number): PriceRange {
  return {
    minPrice: min > 0 ? min * unit : undefined,
    maxPrice: max < priceTop ? max * unit : undefined,
  }
}

/** The range after moving the thumbs. A thumb that did not move retains its exact price, unless the two would cross. */
export function movedRange(range: PriceRange, from: number, to: number, unit: number): PriceRange {
  const [min, max] = thumbsOf(range, unit)
  const moved = rangeOf(from, to, unit)
  const minPrice = from === min ? range.minPrice : moved.minPrice
  const maxPrice = to === max ? range.maxPrice : moved.maxPrice
  return (minPrice ?? 0) > (maxPrice ?? Number.POSITIVE_INFINITY) ? moved : { minPrice, maxPrice }
}

/** The text of a price field; empty if there is no limit. */
export function fieldText(price: number | undefined, unit: number): string {
  return price === undefined ? '' : String(Math.round(price / unit))
}

/** Parses a minimum; empty is 0. */
export function clampMin(text: string): number {
  return Math.min(readWhole(text) ?? 0, priceTop)
}

/** Parses a maximum, at least `min`; empty is no limit. */
export function clampMax(text: string, min: number): number {
  return Math.min(Math.max(readWhole(text) ?? priceTop, min), priceTop)
}

export function presetsOf(unit: number): readonly (readonly [number, number])[] {
  const [low, middle, high] = unit === 1 ? [300, 600, 1000] : [100, 200, 500]
  return [
    [0, low],
    [low, middle],
    [middle, high],
    [high, priceTop],
  ]
}

function toStep(value: number): number {
  return Math.min(priceTop, Math.max(0, Math.round(value / priceStep) * priceStep))
}

function readWhole(text: string): number | undefined {
  const value = readUnsigned(text)
  return value === undefined ? undefined : Math.trunc(value)
}
