import { linearScale } from '#client/ui/chart/linearScale.ts'
import type { MarketStats } from '#shared/prices.ts'

export type Spread = Pick<
  MarketStats,
  'minPricePerSqm' | 'p25PricePerSqm' | 'medianPricePerSqm' | 'p75PricePerSqm' | 'maxPricePerSqm'
>

export interface RangeScale {
  /** Where a price stands, percent from the left; what is beyond the scale stands at its end. */
  at(price: number): number
  /** Whether a price is off the scale. */
  isBeyond(price: number): boolean
}

/** Free at either end, percent, so that no mark is cut. */
const margin = 3
/** A price widens the scale by at most this many times the market's own width; further away it is off the scale. */
const maxWidening = 1

/** The scale on which a market and, where given, one price are drawn: from the lowest to the highest of them. */
export function rangeScale({ minPricePerSqm: min, maxPricePerSqm: max }: Spread, price?: number): RangeScale {
  const width = max - min || max || 1
  const least = price === undefined ? min : Math.max(Math.min(min, price), min - width * maxWidening)
  const most = price === undefined ? max : Math.min(Math.max(max, price), max + width * maxWidening)
  return {
    at: linearScale([least, most], [margin, 100 - margin]).position,
    isBeyond: (value) => value < least || value > most,
  }
}
