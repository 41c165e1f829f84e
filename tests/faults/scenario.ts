import type { Lab } from './support/lab.ts'

export interface Figure {
  name: string
  expected: string
  actual: string
  ok: boolean
}

export interface Scenario {
  name: string
  about: string
  run(lab: Lab): Promise<Figure[]>
}

const formatted = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })

export const exactly = (name: string, expected: number, actual: number): Figure => ({
  name,
  expected: formatted(expected),
  actual: formatted(actual),
  ok: actual === expected,
})

export const atMost = (name: string, max: number, actual: number, unit = ''): Figure => ({
  name,
  expected: `≤ ${formatted(max)}${unit}`,
  actual: formatted(actual) + unit,
  ok: actual <= max,
})

export const atLeast = (name: string, min: number, actual: number, unit = ''): Figure => ({
  name,
  expected: `≥ ${formatted(min)}${unit}`,
  actual: formatted(actual) + unit,
  ok: actual >= min,
})

/** NaN without values. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
