/** A scale on which amounts are drawn. */
export interface ChartScale {
  low: number
  high: number
  /** Round amounts to write beside it, the lowest first. */
  ticks: number[]
  /** Where an amount stands between low and high: 0 to 100. */
  at(amount: number): number
}

/** At most so many spaces between ticks. */
const mostSpaces = 4
const roundSteps = [1, 2, 2.5, 5, 10]

/** A scale that has room for all amounts and begins and ends at a round one. */
export function chartScale(amounts: readonly number[]): ChartScale {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  // A market that does not move is drawn in the middle, and a move of a few dollars does not look like a leap.
  const room = Math.max(most - least, most * 0.1, 0.01)
  const margin = (room - (most - least)) / 2
  const step = roundUp(room / (mostSpaces - 1))
  const low = Math.max(0, Math.floor((least - margin) / step) * step)
  const spaces = Math.max(1, Math.ceil((most + margin - low) / step - 1e-9))
  const high = low + spaces * step
  return {
    low,
    high,
    ticks: Array.from({ length: spaces + 1 }, (_, index) => Number((low + index * step).toFixed(4))),
    at: (amount) => ((amount - low) / (high - low)) * 100,
  }
}

function roundUp(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return (roundSteps.find((round) => round * power >= step - 1e-9) ?? 10) * power
}
