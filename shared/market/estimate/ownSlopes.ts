import type { Columns, OwnSlopes, Terms } from './terms.ts'

/** A neighborhood of about 60 listings, as sizes usually spread, has half of its own slope. */
const ownShrinkage = 15

export function noOwnSlopes(placeCount: number): OwnSlopes {
  return { spreads: new Float64Array(placeCount), sums: new Float64Array(placeCount) }
}

/** Shrunk towards 0: the slope of all others of the city. */
export function ownSlope({ spreads, sums }: OwnSlopes, place: number): number {
  return (sums[place] ?? 0) / ((spreads[place] ?? 0) + ownShrinkage)
}

export function fitOwnSlopes(left: Float64Array, columns: Columns, before: OwnSlopes): OwnSlopes {
  const { place, weights, logAreas, center, placeCount } = columns
  const own = noOwnSlopes(placeCount)
  for (let at = 0; at < left.length; at++) {
    const one = place[at] ?? 0
    const weight = weights[at] ?? 0
    const x = (logAreas[at] ?? 0) - center
    own.spreads[one] = (own.spreads[one] ?? 0) + weight * x * x
    own.sums[one] = (own.sums[one] ?? 0) + weight * x * ((left[at] ?? 0) + ownSlope(before, one) * x)
  }
  return own
}

/** By how much the slope of its place adds more to a listing with it than without. */
export function ownSlopeDifference(columns: Columns, { own }: Terms, left: Float64Array, at: number): number {
  const place = columns.place[at] ?? 0
  const spread = own.spreads[place] ?? 0
  if (spread === 0) return 0
  const weight = columns.weights[at] ?? 0
  const x = (columns.logAreas[at] ?? 0) - columns.center
  const slope = ownSlope(own, place)
  const sum = (own.sums[place] ?? 0) - weight * x * ((left[at] ?? 0) + slope * x)
  return (slope - sum / (spread - weight * x * x + ownShrinkage)) * x
}
