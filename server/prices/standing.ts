import {
  confidenceOf,
  enough,
  fairRange,
  type MarketScope,
  type MarketSummary,
  marketDifference,
  priceDifference,
  toCents,
  verdictOf,
} from '#shared/market/market.ts'
import type { MarketStats } from '#shared/prices/prices.ts'

const hour = 3_600_000

/** To the hour, so that responses stay cacheable. */
export function figuresDate(): string {
  return new Date(Math.floor(Date.now() / hour) * hour).toISOString()
}

export function toStats(summary: MarketSummary): Omit<MarketStats, 'scope'> {
  return {
    avgPricePerSqm: toCents(summary.avg),
    minPricePerSqm: toCents(summary.min),
    p25PricePerSqm: toCents(summary.p25),
    medianPricePerSqm: toCents(summary.median),
    p75PricePerSqm: toCents(summary.p75),
    maxPricePerSqm: toCents(summary.max),
    sampleSize: summary.sampleSize,
  }
}

/** `area` in m². */
export function standingOf(pricePerSqm: number, area: number, summary: MarketSummary, scope: MarketScope) {
  return {
    verdict: verdictOf(pricePerSqm, summary),
    priceDifference: marketDifference(pricePerSqm, summary),
    medianDifference: priceDifference(pricePerSqm, summary.median),
    confidence: confidenceOf(summary, scope),
    fairRange: summary.sampleSize >= enough ? fairRange(summary, area) : null,
    marketStats: { ...toStats(summary), scope },
    date: figuresDate(),
  }
}
