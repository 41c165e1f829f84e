import { readUnsigned } from '#shared/core/readAmount.ts'
import type { TransactionType } from '#shared/listings/listingTypes.ts'

export const priceTop = 10_000
export const priceStep = 100

/** Whole US dollars; undefined: no limit. */
export interface PriceRange {
  minPrice?: number
  maxPrice?: number
}

/** Dollars per unit of the scale; rents are monthly. */
export function priceUnit(transaction: TransactionType | undefined): 1 | 1000 {
  return transaction === 'rent' ? 1 : 1000
}

export function thumbsOf({ minPrice = 0, maxPrice }: PriceRange, unit: number): [number, number] {
  const top = maxPrice === undefined ? priceTop : toStep(maxPrice / unit)
  return [Math.min(toStep(minPrice / unit), top), top]
}

export function rangeOf(min: number, max: number, unit: number): PriceRange {
  return {
    minPrice: min > 0 ? min * unit : undefined,
    maxPrice: max < priceTop ? max * unit : undefined,
  }
}

/** A thumb that did not move retains its exact price. */
export function movedRange(range: PriceRange, from: number, to: number, unit: number): PriceRange {
  const [min, max] = thumbsOf(range, unit)
  const moved = rangeOf(from, to, unit)
  const minPrice = from === min ? range.minPrice : moved.minPrice
  const maxPrice = to === max ? range.maxPrice : moved.maxPrice
  return (minPrice ?? 0) > (maxPrice ?? Number.POSITIVE_INFINITY) ? moved : { minPrice, maxPrice }
}

export function fieldText(price: number | undefined, unit: number): string {
  return price === undefined ? '' : String(Math.round(price / unit))
}

/** Empty is 0. */
export function clampMin(text: string): number {
  return Math.min(readWhole(text) ?? 0, priceTop)
}

/** At least `min`; empty is no limit. */
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
