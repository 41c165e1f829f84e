/*
 * What a square metre is worth by what others ask for theirs: medians and quartiles of visible listings, nothing hidden.
 * Amounts are US dollars for each square metre unless said otherwise: to buy, or by the month.
 *
 * The outlier rule. First the slips: a price typed in the other currency is off by the exchange rate, some 7,400 times, while
 * things of one type in one market hardly ever differ by 20 times; so what lies beyond 20 times the middle, either way, is a
 * slip. It goes first, since one alone would stretch any spread. Then, where there are 8 or more, what lies beyond Tukey's
 * fences on the logarithm of the price: prices spread by ratio, and a fence in dollars would never leave out a low one.
 */

/** Where the comparables come from, the nearest first. */
export const marketScopes = ['neighborhood', 'neighbors', 'city', 'country'] as const
export type MarketScope = (typeof marketScopes)[number]

/** With fewer comparables there are figures, but no verdict. */
export const enough = 5
/** So many times above or below the middle is a slip. */
export const slipFactor = 20
/** From so many comparables on there are fences: below, a quartile hangs on one or two of them. */
export const fencesFrom = 8
/** Tukey's: so many interquartile ranges beyond the quartiles. */
export const fenceReach = 1.5
/** The fences leave at least this ratio to either side, or flats of one tower would make a neighbour's an outlier. */
export const fenceLeast = 1.25

/** Why a comparable does not count: a slip, or beyond the lower or the upper fence. */
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

function ascending(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort()
}

/**
 * The value below which a share `p` (0 to 1) of ascending values lies: linear between the two nearest ranks (Hyndman and Fan's
 * type 7, as spreadsheets and Postgres's `percentile_cont` have it). NaN of nothing.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const rank = (sorted.length - 1) * p
  const below = sorted[Math.floor(rank)] ?? Number.NaN
  const above = sorted[Math.ceil(rank)] ?? Number.NaN
  return below + (above - below) * (rank - Math.floor(rank))
}

/**
 * The outlier rule: for each price its reason to be left out, or null. The middle is the median on the logarithmic scale, so
 * that of two prices that cannot both be right neither is believed. What is no positive number is a slip.
 */
export function leaveOut(prices: readonly number[]): (ReasonOut | null)[] {
  const logs = prices.map((price) => (price > 0 && Number.isFinite(price) ? Math.log(price) : Number.NaN))
  const middle = quantile(ascending(logs.filter((log) => !Number.isNaN(log))), 0.5)
  const isSlip = (log: number) => !(Math.abs(log - middle) <= Math.log(slipFactor))
  const { low, high } = fencesOf(ascending(logs.filter((log) => !isSlip(log))))
  return logs.map((log) => {
    if (isSlip(log)) return 'slip'
    if (log < low) return 'low'
    return log > high ? 'high' : null
  })
}

function fencesOf(logs: Float64Array): { low: number; high: number } {
  if (logs.length < fencesFrom) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const p25 = quantile(logs, 0.25)
  const p75 = quantile(logs, 0.75)
  const reach = Math.max(fenceReach * (p75 - p25), Math.log(fenceLeast))
  return { low: p25 - reach, high: p75 + reach }
}

/** The figures of prices that count; undefined of none. */
export function summarize(prices: readonly number[]): MarketSummary | undefined {
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

/** Percent; a difference beyond it is a slip, whichever way, and a record could not hold it. */
const maxDifference = 1_000_000

/** How far a price is from a reference, in percent with two decimals: positive is above. 0 where there is no reference. */
export function priceDifference(price: number, reference: number): number {
  const percent = reference > 0 ? ((price - reference) / reference) * 100 : 0
  return toCents(Math.min(percent, maxDifference))
}

/** Two decimals, as every figure leaves; half away from zero as people round (1.005 is 1.01), never -0. */
export function toCents(value: number): number {
  // Fifteen digits are what a double surely holds: the rest is the noise of binary fractions.
  const cents = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  return (Math.sign(value) * cents) / 100 || 0
}

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** What a sample must have for each: so many comparables, and a spread (p75 - p25) of at most this share of the median. */
export const confidenceRules = {
  high: { least: 20, spread: 0.35, scopes: ['neighborhood', 'neighbors'] },
  medium: { least: 8, spread: 0.6, scopes: ['neighborhood', 'neighbors', 'city'] },
} as const satisfies Partial<Record<Confidence, { least: number; spread: number; scopes: MarketScope[] }>>

/** How sure a sample is: by its size, its spread, and how far it had to be fetched. */
export function confidenceOf(summary: MarketSummary, scope: MarketScope): Confidence {
  const { sampleSize, p25, median, p75 } = summary
  const spread = (p75 - p25) / median
  const meets = (name: keyof typeof confidenceRules) => {
    const rule = confidenceRules[name]
    const near: readonly MarketScope[] = rule.scopes
    return sampleSize >= rule.least && spread <= rule.spread && near.includes(scope)
  }
  return meets('high') ? 'high' : meets('medium') ? 'medium' : 'low'
}

/** What would be a usual price: the middle half of the market (p25 to p75) times the area; dollars, and square metres. */
export function fairRange(summary: MarketSummary, area: number): { low: number; high: number } {
  return { low: toCents(summary.p25 * area), high: toCents(summary.p75 * area) }
}

export const verdicts = ['none', 'below', 'within', 'above'] as const
export type Verdict = (typeof verdicts)[number]

/** Where a price stands: below, within or above the middle half of its market; `none` under 5 comparables. */
export function verdictOf(price: number, summary: MarketSummary): Verdict {
  if (summary.sampleSize < enough) return 'none'
  if (price < summary.p25) return 'below'
  return price > summary.p75 ? 'above' : 'within'
}
