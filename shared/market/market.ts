/*
 * US dollars per m², for sale or monthly, unless noted. The outlier rule: a price in the wrong currency is
 * off by about 7,400 times, while comparable prices hardly differ by 20 times; so prices beyond 20 times the
 * median are slips, removed first. From 8 prices on, Tukey's fences on the logarithm remove outliers: a
 * linear fence would never remove a low one.
 */

/** Nearest first. */
export const marketScopes = ['neighborhood', 'neighbors', 'city', 'country'] as const
export type MarketScope = (typeof marketScopes)[number]

/** No verdict with fewer comparables. */
export const enough = 5
/** The newest. More would hardly change the figures. */
export const maxComparables = 1000
/** Times the median. */
export const slipFactor = 20
/** Fewer make quartiles arbitrary. */
export const fencesFrom = 8
/** Interquartile ranges beyond the quartiles (Tukey). */
export const fenceReach = 1.5
/** A ratio: otherwise a neighbor's flat would be an outlier among those of one tower. */
export const minFence = 1.25

export const reasonsOut = ['slip', 'low', 'high'] as const
export type ReasonOut = (typeof reasonsOut)[number]

export interface MarketSummary {
  sampleSize: number
  min: number
  p25: number
  median: number
  p75: number
  max: number
  avg: number
}

/** Typed, since sorting is most of the work; a list takes long to become so. */
type Prices = readonly number[] | Float64Array

function ascending(values: Prices): Float64Array {
  return new Float64Array(values).sort()
}

/** Linear interpolation (Hyndman and Fan's type 7, as `percentile_cont`). NaN for an empty list. */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const rank = (sorted.length - 1) * p
  const below = sorted[Math.floor(rank)] ?? Number.NaN
  const above = sorted[Math.ceil(rank)] ?? Number.NaN
  return below + (above - below) * (rank - Math.floor(rank))
}

/** Null for prices that count. Of two contradicting prices both are slips. */
export function leaveOut(prices: Prices): (ReasonOut | null)[] {
  const logs = new Float64Array(prices).map((price) =>
    price > 0 && Number.isFinite(price) ? Math.log(price) : Number.NaN,
  )
  // NaN comes last.
  const sorted = ascending(logs)
  const known = logs.reduce((count, log) => (Number.isNaN(log) ? count : count + 1), 0)
  const middle = quantile(sorted.subarray(0, known), 0.5)
  const reach = Math.log(slipFactor)
  const isSlip = (log: number) => !(Math.abs(log - middle) <= reach)
  const { low, high } = fencesOf(sorted.filter((log) => !isSlip(log)))
  return Array.from(logs, (log) => {
    if (isSlip(log)) return 'slip'
    if (log < low) return 'low'
    return log > high ? 'high' : null
  })
}

function fencesOf(logs: Float64Array): { low: number; high: number } {
  if (logs.length < fencesFrom) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const p25 = quantile(logs, 0.25)
  const p75 = quantile(logs, 0.75)
  const reach = Math.max(fenceReach * (p75 - p25), Math.log(minFence))
  return { low: p25 - reach, high: p75 + reach }
}

/**
 * Of prices per m² in US dollars, without outliers; quantiles interpolate linearly (R’s type 7). Undefined
 * without any.
 */
export function summarize(prices: Prices): MarketSummary | undefined {
  if (prices.length === 0) return undefined
  const sorted = ascending(prices)
  return {
    sampleSize: sorted.length,
    min: quantile(sorted, 0),
    p25: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    p75: quantile(sorted, 0.75),
    max: quantile(sorted, 1),
    avg: sorted.reduce((sum, price) => sum + price, 0) / sorted.length,
  }
}

/** Percent; more would overflow the column. */
const maxDifference = 1_000_000

/** Percent; positive: above. 0 without a reference. */
export function priceDifference(price: number, reference: number): number {
  const percent = reference > 0 ? ((price - reference) / reference) * 100 : 0
  return toCents(Math.min(percent, maxDifference))
}

/** Percent from the average of the comparables: the one difference that is shown. */
export function marketDifference(pricePerSqm: number, { avg }: Pick<MarketSummary, 'avg'>): number {
  return priceDifference(pricePerSqm, avg)
}

/** Smaller differences round to zero. */
const minDifference = 0.05

/** `percent`: of a difference, 5 for 5 %. */
export function sideOf(percent: number): 'above' | 'below' | 'even' {
  if (Math.abs(percent) < minDifference) return 'even'
  return percent > 0 ? 'above' : 'below'
}

/** Rounds half away from zero (1.005 is 1.01), never -0. */
export function toCents(value: number): number {
  // Doubles have 15 significant digits; more is noise.
  const cents = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  return (Math.sign(value) * cents) / 100 || 0
}

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Minimum number, and maximum of (p75 - p25) / median. */
export const confidenceRules = {
  high: { least: 20, spread: 0.35, scopes: ['neighborhood', 'neighbors'] },
  medium: { least: 8, spread: 0.6, scopes: ['neighborhood', 'neighbors', 'city'] },
} as const satisfies Partial<Record<Confidence, { least: number; spread: number; scopes: MarketScope[] }>>

/** By number, spread and nearness of the comparables. */
export function confidenceOf(
  summary: Pick<MarketSummary, 'sampleSize' | 'p25' | 'median' | 'p75'>,
  scope: MarketScope,
): Confidence {
  const { sampleSize, p25, median, p75 } = summary
  const spread = (p75 - p25) / median
  const meets = (name: keyof typeof confidenceRules) => {
    const rule = confidenceRules[name]
    const near: readonly MarketScope[] = rule.scopes
    return sampleSize >= rule.least && spread <= rule.spread && near.includes(scope)
  }
  return meets('high') ? 'high' : meets('medium') ? 'medium' : 'low'
}

/** Otherwise a hint, not a warning. */
export function isSound(confidence: Confidence): boolean {
  return confidence === 'high'
}

export const verdicts = ['none', 'below', 'within', 'above'] as const
export type Verdict = (typeof verdicts)[number]

/** Below, within or above the estimate's range; `none` without an estimate. */
export function verdictOf(price: number, range: { low: number; high: number } | undefined): Verdict {
  if (!range) return 'none'
  if (price < range.low) return 'below'
  return price > range.high ? 'above' : 'within'
}
