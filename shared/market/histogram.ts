import { quantile } from './market.ts'

/** `to` is exclusive, except in the last step. */
export interface Step {
  from: number
  to: number
  count: number
}

/** Readable on a phone. */
export const steps = { least: 8, most: 12 } as const

/** Times powers of ten. */
const roundWidths = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/**
 * Of amounts with two decimals. Width by Freedman and Diaconis (1981), 2 · IQR / ∛n, bounded to 8 to 12
 * steps, then rounded up; steps begin at its multiples. One step if all are equal.
 */
export function histogram(amounts: readonly number[]): Step[] {
  // Avoids binary fractions.
  const sorted = Float64Array.from(amounts, (amount) => Math.round(amount * 100)).sort()
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined) return []
  const width = roundUp(high > low ? widthOf(sorted, high - low) : high / 100)
  const start = Math.floor(low / width) * width
  const count = Math.max(1, Math.ceil((high - start) / width))
  const counts = Array.from({ length: count }, () => 0)
  for (const cents of sorted) {
    const index = Math.min(count - 1, Math.floor((cents - start) / width))
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts.map((many, index) => ({
    from: (start + index * width) / 100,
    to: (start + (index + 1) * width) / 100,
    count: many,
  }))
}

function widthOf(sorted: Float64Array, range: number): number {
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25)
  const width = (2 * spread) / Math.cbrt(sorted.length)
  return Math.min(range / steps.least, Math.max(range / steps.most, width))
}

/** In cents. */
function roundUp(width: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, width))))
  const candidates = [...roundWidths, 10].map((round) => round * power).filter(Number.isInteger)
  return candidates.find((round) => round >= width) ?? power * 10
}
