import type { TransactionType } from '#shared/listings/listingTypes.ts'

/** The scale of the price filter: 0 to 10000 in steps of 100, whatever its unit. */
export const priceTop = 10_000
export const priceStep = 100

/** A price filter in whole US dollars, as the address and the calls carry it; absent means no limit. */
export interface PriceRange {
  minPrice?: number
  maxPrice?: number
}

/** What one unit of the scale is worth: a dollar a month for rent, a thousand dollars otherwise. */
export function priceUnit(transaction: TransactionType | undefined): 1 | 1000 {
  return transaction === 'rent' ? 1 : 1000
}

/** Where the two thumbs stand; an exact figure is rounded to the step for display only. */
export function thumbsOf({ minPrice = 0, maxPrice }: PriceRange, unit: number): [number, number] {
  const top = maxPrice === undefined ? priceTop : toStep(maxPrice / unit)
  return [Math.min(toStep(minPrice / unit), top), top]
}

/** The range that two figures of the scale mean: a minimum only above 0, a maximum only below the top. */
export function rangeOf(min: number, max: number, unit: number): PriceRange {
  return {
    minPrice: min > 0 ? min * unit : undefined,
    maxPrice: max < priceTop ? max * unit : undefined,
  }
}

/**
 * The range after the thumbs were moved to `from` and `to`: the exact figure of a thumb that did not move stays, unless the
 * two would cross.
 */
export function movedRange(range: PriceRange, from: number, to: number, unit: number): PriceRange {
  const [min, max] = thumbsOf(range, unit)
  const moved = rangeOf(from, to, unit)
  const minPrice = from === min ? range.minPrice : moved.minPrice
  const maxPrice = to === max ? range.maxPrice : moved.maxPrice
  return (minPrice ?? 0) > (maxPrice ?? Number.POSITIVE_INFINITY) ? moved : { minPrice, maxPrice }
}

/** A price in the unit of the scale, as its field shows it: whole, empty where there is none. */
export function fieldText(price: number | undefined, unit: number): string {
  return price === undefined ? '' : String(Math.round(price / unit))
}

/** A typed minimum as a whole number of at least 0; the scale's end is the most. Nothing typed is 0. */
export function clampMin(text: string): number {
  return Math.min(readWhole(text) ?? 0, priceTop)
}

/** A typed maximum between the minimum and the scale's end; nothing typed is no limit. */
export function clampMax(text: string, min: number): number {
  return Math.min(Math.max(readWhole(text) ?? priceTop, min), priceTop)
}

/** The usual ranges in units of the scale: of rent in dollars a month, otherwise in thousands. */
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
  const value = Number.parseInt(text.replace(/[.,\s]/g, ''), 10)
  return Number.isNaN(value) ? undefined : Math.max(0, value)
}
