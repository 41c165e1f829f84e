import { linearScale } from '#client/ui/chart/linearScale.ts'
import type { MarketStats, PriceEstimate } from '#shared/prices/prices.ts'

export type Spread = Pick<
  MarketStats,
  'minPricePerSqm' | 'p25PricePerSqm' | 'medianPricePerSqm' | 'p75PricePerSqm' | 'maxPricePerSqm'
>

/** Whose middle is the estimate’s, per m². `area`: m². */
export function estimatedSpread(stats: Spread, estimate: PriceEstimate | null, area: number): Spread {
  if (!estimate || !(area > 0)) return stats
  const [low, middle, high] = [estimate.low / area, estimate.price / area, estimate.high / area]
  return {
    minPricePerSqm: Math.min(stats.minPricePerSqm, low),
    p25PricePerSqm: low,
    medianPricePerSqm: middle,
    p75PricePerSqm: high,
    maxPricePerSqm: Math.max(stats.maxPricePerSqm, high),
  }
}

export interface RangeScale {
  /** Percent from the left, clamped. */
  position(price: number): number
  isBeyond(price: number): boolean
}

const margin = 3
/** Multiple of the market's width. */
const maxWidening = 1

export function rangeScale({ minPricePerSqm: min, maxPricePerSqm: max }: Spread, price?: number): RangeScale {
  const width = max - min || max || 1
  const low = price === undefined ? min : Math.max(Math.min(min, price), min - width * maxWidening)
  const high = price === undefined ? max : Math.min(Math.max(max, price), max + width * maxWidening)
  return {
    position: linearScale([low, high], [margin, 100 - margin]).position,
    isBeyond: (value) => value < low || value > high,
  }
}
