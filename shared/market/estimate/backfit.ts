import { leastForSlope, placeShrinkage } from './likeness.ts'
import { fitOwnSlopes, noOwnSlopes, ownSlope } from './ownSlopes.ts'
import type { Columns, Terms } from './terms.ts'

/** As many listings count half of their slope. */
const slopeShrinkage = 10
const slopeRange = { min: -1, max: 0.3 }
const rounds = 4
/** As many more, from what is fitted without, for the slopes of places. */
const ownRounds = 2
/** Larger ones count as this: the logarithm of 2.2. */
const maxResidual = 0.8

/** Shrunk towards 0: what all others of the city ask. */
export function placeEffect(weight: number, sum: number): number {
  return sum / (weight + placeShrinkage)
}

/** Level, like type, place and slope in turn until they hardly change (Breiman and Friedman 1985). */
export function backfit(columns: Columns): Terms {
  const { logPrices, placeCount } = columns
  const terms: Terms = {
    ...{
      level: Float64Array.from(logPrices).sort()[Math.floor(logPrices.length / 2)] ?? 0,
      like: 0,
      slope: 0,
    },
    placeWeights: new Float64Array(placeCount),
    placeSums: new Float64Array(placeCount),
    own: noOwnSlopes(placeCount),
  }
  const refresh = refresher(columns, terms)
  for (let round = 0; round < rounds; round++) fitRound(columns, terms, refresh)
  return terms
}

/** Each place with a slope of its own beside that of the city. */
export function backfitOwnSlopes(columns: Columns, plain: Terms): Terms {
  const terms = { ...plain }
  const refresh = refresher(columns, terms)
  for (let round = 0; round < ownRounds; round++) {
    terms.own = fitOwnSlopes(refresh(), columns, terms.own)
    fitRound(columns, terms, refresh)
  }
  return terms
}

/** What is left, within bounds, in one array. */
function refresher(columns: Columns, terms: Terms): () => Float64Array {
  const left = new Float64Array(columns.logPrices.length)
  return () => {
    leftOf(columns, terms, left)
    for (let at = 0; at < left.length; at++)
      left[at] = Math.max(-maxResidual, Math.min(maxResidual, left[at] ?? 0))
    return left
  }
}

function fitRound(columns: Columns, terms: Terms, refresh: () => Float64Array): void {
  terms.level += meanOf(refresh(), columns.weights)
  terms.like += likeStep(refresh(), columns.isLike)
  sumPlaces(refresh(), columns, terms)
  terms.slope = slopeStep(refresh(), columns, terms.slope)
}

/** What the terms leave of the logarithms of the prices. */
export function leftOf(
  columns: Columns,
  terms: Terms,
  left = new Float64Array(columns.logPrices.length),
): Float64Array {
  const { place, isLike, logAreas, center, logPrices } = columns
  const { level, like, slope, placeWeights, placeSums, own } = terms
  const effects = placeSums.map((sum, at) => placeEffect(placeWeights[at] ?? 0, sum))
  const slopes = own.sums.map((_, at) => slope + ownSlope(own, at))
  for (let at = 0; at < left.length; at++) {
    const there = place[at] ?? 0
    left[at] =
      (logPrices[at] ?? 0) -
      level -
      like * (isLike[at] ?? 0) -
      (slopes[there] ?? 0) * ((logAreas[at] ?? 0) - center) -
      (effects[there] ?? 0)
  }
  return left
}

function meanOf(values: Float64Array, weights: Float64Array): number {
  let sum = 0
  let total = 0
  for (let at = 0; at < values.length; at++) {
    const weight = weights[at] ?? 0
    sum += (values[at] ?? 0) * weight
    total += weight
  }
  return total > 0 ? sum / total : 0
}

/** As far as own ones are there to say so. */
function likeStep(left: Float64Array, isLike: Uint8Array): number {
  let ownSum = 0
  let otherSum = 0
  let other = 0
  for (let at = 0; at < left.length; at++) {
    if (isLike[at]) {
      otherSum += left[at] ?? 0
      other += 1
    } else ownSum += left[at] ?? 0
  }
  const own = left.length - other
  if (own === 0 || other === 0) return 0
  const fewer = Math.min(own, other)
  return ((otherSum / other - ownSum / own) * fewer) / (fewer + placeShrinkage)
}

function sumPlaces(left: Float64Array, { place, weights, placeCount }: Columns, terms: Terms): void {
  const sums = new Float64Array(placeCount)
  const totals = new Float64Array(placeCount)
  for (let at = 0; at < left.length; at++) {
    const one = place[at] ?? 0
    const weight = weights[at] ?? 0
    const before = placeEffect(terms.placeWeights[one] ?? 0, terms.placeSums[one] ?? 0)
    totals[one] = (totals[one] ?? 0) + weight
    sums[one] = (sums[one] ?? 0) + weight * ((left[at] ?? 0) + before)
  }
  terms.placeWeights = totals
  terms.placeSums = sums
}

function slopeStep(left: Float64Array, { weights, logAreas, center }: Columns, slope: number): number {
  let shared = 0
  let spread = 0
  let count = 0
  for (let at = 0; at < left.length; at++) {
    const weight = weights[at] ?? 0
    const x = (logAreas[at] ?? 0) - center
    shared += weight * x * ((left[at] ?? 0) + slope * x)
    spread += weight * x * x
    count += weight
  }
  if (count < leastForSlope || spread < 1e-9) return 0
  const shrunk = ((shared / spread) * count) / (count + slopeShrinkage)
  return Math.max(slopeRange.min, Math.min(slopeRange.max, shrunk))
}
