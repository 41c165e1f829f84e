import type { Estimate } from '#shared/market/estimate/estimate.ts'
import {
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

interface Evidence {
  summary: MarketSummary
  scope: MarketScope
  estimate: Estimate | undefined
  typicalErrorPercent: number | null
}

/** US dollars and m². */
export function standingOf(price: number, area: number, evidence: Evidence) {
  const { summary, scope, estimate, typicalErrorPercent } = evidence
  const pricePerSqm = price / area
  return {
    verdict: verdictOf(price, estimate),
    priceDifference: marketDifference(pricePerSqm, summary),
    medianDifference: priceDifference(pricePerSqm, summary.median),
    ...estimated(price, estimate, typicalErrorPercent),
    confidence: estimate?.confidence ?? ('low' as const),
    fairRange: estimate ? { low: estimate.low, high: estimate.high } : null,
    marketStats: { ...toStats(summary), scope },
    date: figuresDate(),
  }
}

function estimated(price: number, estimate: Estimate | undefined, typicalErrorPercent: number | null) {
  if (!estimate) return { estimate: null, estimateDifference: null, corrections: [] }
  const { corrections, ...figures } = estimate
  return {
    estimate: { ...figures, typicalErrorPercent },
    estimateDifference: priceDifference(price, figures.price),
    corrections,
  }
}
