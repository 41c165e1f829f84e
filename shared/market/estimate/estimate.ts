import { type Confidence, confidenceRules, enough, quantile, toCents } from '#shared/market/market.ts'
import { placeEffect } from './backfit.ts'
import type { Fact } from './factNames.ts'
import { type Facts, unitsOf } from './facts.ts'
import { type Fitted, type FittedRows, type PricedListing, placeDifference } from './fit.ts'
import { sizeWeight } from './likeness.ts'
import { ownSlope } from './ownSlopes.ts'
import { effectiveNumber, weightedQuantiles } from './weighted.ts'

/** What is estimated. */
export interface Subject {
  /** m². */
  area: number
  /** Normalized, as in `PricedListing`. */
  place: string
  facts: Facts
  /** The listing itself, which does not count. */
  id?: string
}

export interface Estimate {
  /** US dollars. */
  price: number
  low: number
  high: number
  effectiveSampleSize: number
  confidence: Confidence
  /** Percent, signed: what each fact adds. */
  corrections: { fact: Fact; percent: number }[]
}

/** `widening`: of the range, by which it holds half of the prices left out. */
export interface CalibratedMarket {
  fitted: Fitted
  widening: number
}

/**
 * Shares between which half of further listings lie, not half of the `number` that are there (Hyndman and Fan's type 6): of
 * five, the quartiles would hold a third.
 */
function halfOf(number: number): [number, number, number] {
  const low = Math.max(0, ((number + 1) * 0.25 - 1) / (number - 1))
  return [low, 0.5, 1 - low]
}

/** Smaller corrections are not told. */
const leastTold = 0.005
/** Sums of weights have errors of rounding. */
const roundingError = 1e-6

/**
 * exp(level + slope × (log area − center) + place + corrections + weighted median of what is left) × area, with
 * weighted quantiles of what is left of listings without themselves as range. Undefined where fewer than the
 * like of five are there.
 */
export function estimatePrice(
  { fitted, widening }: CalibratedMarket,
  subject: Subject,
): Estimate | undefined {
  const { weights, near } = weightsFor(fitted, subject)
  const number = effectiveNumber(weights)
  if (number < enough - roundingError) return undefined
  const { corrections, base } = baseOf(fitted, subject)
  const [median = 0] = weightedQuantiles(fitted.left, weights, fitted.order, [0.5])
  const [low = 0, middle = 0, high = 0] = weightedQuantiles(
    fitted.leftOut,
    weights,
    fitted.leftOutOrder,
    halfOf(number),
  )
  const priceAt = (logPrice: number) => Math.max(0.01, toCents(Math.exp(logPrice) * subject.area))
  const price = priceAt(base + median)
  const range = {
    low: Math.min(price, priceAt(base + median - Math.max(0, middle - low) * widening)),
    high: Math.max(price, priceAt(base + median + Math.max(0, high - middle) * widening)),
  }
  return {
    price,
    ...range,
    effectiveSampleSize: Math.round(number * 10) / 10,
    confidence: fitted.isWide ? 'low' : confidenceFor(number, (range.high - range.low) / price, near),
    corrections,
  }
}

function baseOf(fitted: Fitted, { area, place, facts, id }: Subject) {
  const { terms, columns, places, positionOf } = fitted
  const logArea = Math.log(area)
  const known = fitted.corrections.map((one) => ({
    fact: one.fact,
    log: one.perUnit * unitsOf(one, facts, logArea),
  }))
  const there = places.get(place)
  const own = id === undefined ? undefined : positionOf(id)
  const effect =
    there === undefined ? 0 : placeEffect(terms.placeWeights[there] ?? 0, terms.placeSums[there] ?? 0)
  const slope = terms.slope + (there === undefined ? 0 : ownSlope(terms.own, there))
  const byItself = own !== undefined && columns.place[own] === there ? placeDifference(fitted, own) : 0
  const corrected = known.reduce((total, { log }) => total + log, 0)
  return {
    base: terms.level + slope * (logArea - columns.center) + effect - byItself + corrected,
    corrections: known.flatMap(({ fact, log }) => {
      const share = Math.exp(log) - 1
      return Math.abs(share) < leastTold ? [] : [{ fact, percent: Math.round(share * 1000) / 10 }]
    }),
  }
}

/** 0 to 1, by likeness of size, place and type. `near`: the sum of those of the same place. */
function weightsFor(fitted: Fitted, { area, place, id }: Pick<Subject, 'area' | 'place' | 'id'>) {
  const { columns, positionOf, places, awayWeights } = fitted
  const there = places.get(place) ?? -1
  const logArea = Math.log(area)
  const weights = new Float64Array(columns.logAreas.length)
  let near = 0
  for (let at = 0; at < weights.length; at++) {
    const isNear = columns.place[at] === there
    const likeness = (isNear ? columns.weights : awayWeights)[at] ?? 0
    const weight = sizeWeight((columns.logAreas[at] ?? 0) - logArea) * likeness
    weights[at] = weight
    if (isNear) near += weight
  }
  const own = id === undefined ? undefined : positionOf(id)
  if (own !== undefined) {
    if (columns.place[own] === there) near -= weights[own] ?? 0
    weights[own] = 0
  }
  return { weights, near }
}

function confidenceFor(number: number, spread: number, near: number): Confidence {
  const { high, medium } = confidenceRules
  if (number >= high.least && spread <= high.spread && near >= enough) return 'high'
  return number >= medium.least && spread <= medium.spread ? 'medium' : 'low'
}

/** Of more, what is usual holds half. */
const mostToCalibrate = 600
const maxCalibrated = 200
/** As many listings widen by half of it, and by half of what is usual. */
const calibrationShrinkage = 200
const wideningRange = { min: 0.7, max: 3 }
/** What was fitted to the others lies nearer to them than to one that is new. */
const usualWidening = 1.03

/** Of listings of the market, evenly taken, the median of how far their price lies from its estimate, in halves of its range. */
export function calibrate({ rows, ...fitted }: FittedRows): CalibratedMarket {
  const count = rows.length
  if (count > mostToCalibrate) return { fitted, widening: usualWidening }
  const step = Math.ceil(count / maxCalibrated)
  const reaches: number[] = []
  for (let at = 0; at < count; at += step) {
    const reach = reachOf(fitted, rows[at], at)
    if (reach !== undefined) reaches.push(reach)
  }
  if (reaches.length === 0) return { fitted, widening: usualWidening }
  const median = quantile(Float64Array.from(reaches).sort(), 0.5)
  const bounded = Math.max(wideningRange.min, Math.min(wideningRange.max, median))
  const share = reaches.length / (reaches.length + calibrationShrinkage)
  return { fitted, widening: bounded ** share * usualWidening ** (1 - share) }
}

function reachOf(fitted: Fitted, row: PricedListing | undefined, at: number): number | undefined {
  if (!row?.isOwnType || !row.isOwnCity) return undefined
  const { weights } = weightsFor(fitted, row)
  const number = effectiveNumber(weights)
  if (number < enough) return undefined
  const [low = 0, median = 0, high = 0] = weightedQuantiles(
    fitted.leftOut,
    weights,
    fitted.leftOutOrder,
    halfOf(number),
  )
  const off = (fitted.leftOut[at] ?? 0) - median
  const half = off > 0 ? high - median : median - low
  return half > 1e-9 ? Math.abs(off) / half : undefined
}
