import type { Lab } from './support/lab.ts'

/** One thing that was measured, beside what was asked of it. */
export interface Figure {
  name: string
  asked: string
  seen: string
  ok: boolean
}

export interface Scenario {
  /** What `npm run faults -- NAME` calls it. */
  name: string
  /** What is done to whom, in a line. */
  about: string
  run(lab: Lab): Promise<Figure[]>
}

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })

export const exactly = (name: string, asked: number, seen: number): Figure => ({
  name,
  asked: shown(asked),
  seen: shown(seen),
  ok: seen === asked,
})

export const atMost = (name: string, asked: number, seen: number, unit = ''): Figure => ({
  name,
  asked: `≤ ${shown(asked)}${unit}`,
  seen: shown(seen) + unit,
  ok: seen <= asked,
})

export const atLeast = (name: string, asked: number, seen: number, unit = ''): Figure => ({
  name,
  asked: `≥ ${shown(asked)}${unit}`,
  seen: shown(seen) + unit,
  ok: seen >= asked,
})

/** The value that this share of all stays at or below; NaN of none. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
