import { type LinearScale, linearScale } from './linearScale.ts'

export interface NiceScale extends LinearScale {
  low: number
  high: number
  /** Round amounts, ascending. */
  ticks: number[]
}

const maxIntervals = 4
const roundSteps = [1, 2, 2.5, 5, 10]

/** In percent. Spans at least `minSpan` of the highest amount, so that a small change does not look large. */
export function niceScale(amounts: readonly number[], minSpan = 0.1): NiceScale {
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)]
  const span = Math.max(max - min, max * minSpan, 0.01)
  const margin = (span - (max - min)) / 2
  const step = roundUp(span / (maxIntervals - 1))
  const floor = Math.floor((min - margin) / step) * step
  // Prices begin at zero.
  const low = min < 0 ? floor : Math.max(0, floor)
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
