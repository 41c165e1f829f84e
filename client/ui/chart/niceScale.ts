import { type LinearScale, linearScale } from './linearScale.ts'

/** A scale between round amounts. */
export interface NiceScale extends LinearScale {
  low: number
  high: number
  /** Round amounts to write beside it, the lowest first. */
  ticks: number[]
}

/** At most so many intervals between ticks. */
const maxIntervals = 4
const roundSteps = [1, 2, 2.5, 5, 10]

/**
 * A scale in percent that has room for all amounts and begins and ends at a round one. It spans at least `leastSpan` of the
 * highest amount, so that a move of a few dollars does not look like a leap.
 */
export function niceScale(amounts: readonly number[], leastSpan = 0.1): NiceScale {
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)]
  const span = Math.max(max - min, max * leastSpan, 0.01)
  const margin = (span - (max - min)) / 2
  const step = roundUp(span / (maxIntervals - 1))
  const low = Math.max(0, Math.floor((min - margin) / step) * step)
  const intervals = Math.max(1, Math.ceil((max + margin - low) / step - 1e-9))
  const high = low + intervals * step
  return {
    ...linearScale([low, high]),
    low,
    high,
    ticks: Array.from({ length: intervals + 1 }, (_, index) => Number((low + index * step).toFixed(4))),
  }
}

function roundUp(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return (roundSteps.find((round) => round * power >= step - 1e-9) ?? 10) * power
}
