import { type Fact, facts } from './factNames.ts'

/**
 * Numbers of rooms and spaces, years, number of amenities, 1 for finished but never lived in, 1 for off plan or
 * under construction; unknown ones are absent.
 */
export type Facts = Partial<Record<Fact, number>>

/** Of one fact: how it differs from what is usual for the size, and what a unit of that adds to the logarithm of a price. */
export interface Correction {
  fact: Fact
  /** Of `Facts` by the logarithm of the area. */
  usual: { at: number; slope: number; center: number }
  perUnit: number
}

/** Larger differences count as this one. */
const maxUnits: Record<Fact, number> = {
  ...{ bedrooms: 2, bathrooms: 2, parkingSpaces: 2, age: 25, amenities: 6 },
  ...{ unused: 1, unfinished: 1 },
}
/** What would add otherwise is chance: nobody asks less for being new, or more for not being built yet. */
const signs: Partial<Record<Fact, 1 | -1>> = { unused: 1, unfinished: -1 }

/** From what is usual for its size; 0 where it is unknown. */
export function unitsOf(correction: Correction, known: Facts, logArea: number): number {
  return unitsFrom(known[correction.fact] ?? Number.NaN, correction, logArea)
}

function unitsFrom(value: number, { fact, usual }: Omit<Correction, 'perUnit'>, logArea: number): number {
  if (Number.isNaN(value)) return 0
  const units = value - usual.at - usual.slope * (logArea - usual.center)
  return Math.max(-maxUnits[fact], Math.min(maxUnits[fact], units))
}

/** Fewer listings that know the fact correct nothing. */
const leastKnown = 40
/** As many listings of typical spread do not correct: a ridge. */
const shrinkage = 15
/** Share by which the error must fall. */
const leastGain = 0.004

interface Sample {
  logAreas: Float64Array
  facts: readonly Facts[]
  /** What size and place leave unexplained of the logarithms of the prices. Changed. */
  residuals: Float64Array
}

/**
 * One fact after the other: a ridge regression (Hoerl and Kennard 1970) of what is left on the fact, kept only
 * if, fitted on each half, it lowers the mean error of the other half. Takes them from the residuals.
 */
export function fitCorrections(sample: Sample): Correction[] {
  return facts.flatMap((fact) => {
    const correction = fitCorrection(sample, fact)
    return correction ? [correction] : []
  })
}

function fitCorrection({ logAreas, facts: known, residuals }: Sample, fact: Fact): Correction | undefined {
  const values = Float64Array.from(known, (one) => one[fact] ?? Number.NaN)
  const usual = usualBySize(logAreas, values)
  if (!usual) return undefined
  const units = values.map((value, at) => unitsFrom(value, { fact, usual }, logAreas[at] ?? 0))
  const [even, odd] = [slopeOf(units, residuals, 0), slopeOf(units, residuals, 1)]
  let before = 0
  let after = 0
  for (let at = 0; at < residuals.length; at++) {
    const residual = residuals[at] ?? 0
    before += Math.abs(residual)
    after += Math.abs(residual - (at % 2 === 0 ? odd : even) * (units[at] ?? 0))
  }
  if (after > before * (1 - leastGain)) return undefined
  const perUnit = slopeOf(units, residuals)
  if (perUnit * (signs[fact] ?? perUnit) <= 0) return undefined
  for (let at = 0; at < units.length; at++) residuals[at] = (residuals[at] ?? 0) - perUnit * (units[at] ?? 0)
  return { fact, usual, perUnit }
}

/** A line through the known values; NaN: unknown. */
function usualBySize(logAreas: Float64Array, values: Float64Array): Correction['usual'] | undefined {
  let count = 0
  let sum = 0
  let areas = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? Number.NaN
    if (Number.isNaN(value)) continue
    count += 1
    sum += value
    areas += logAreas[at] ?? 0
  }
  if (count < leastKnown) return undefined
  const middle = sum / count
  const center = areas / count
  let shared = 0
  let spread = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const x = (logAreas[at] ?? 0) - center
    shared += x * (value - middle)
    spread += x * x
  }
  return { at: middle, center, slope: spread > 0 ? shared / spread : 0 }
}

/** `half`: of one half of them. */
function slopeOf(units: Float64Array, residuals: Float64Array, half?: 0 | 1): number {
  const step = half === undefined ? 1 : 2
  let shared = 0
  let spread = 0
  for (let at = half ?? 0; at < units.length; at += step) {
    const unit = units[at] ?? 0
    shared += unit * (residuals[at] ?? 0)
    spread += unit * unit
  }
  const count = units.length / step
  return spread > 0 ? shared / (spread + (shrinkage * spread) / count) : 0
}
