import { curveLinear, curveMonotoneX, curveStepAfter, line } from 'd3-shape'

export interface Point {
  x: number
  y: number
}

const curves = { straight: curveLinear, smooth: curveMonotoneX, step: curveStepAfter }
export type Curve = keyof typeof curves

export interface LineStyle {
  tone: 'action' | 'accent' | 'muted'
  width: number
  dash?: string
}

export const strokeClasses = {
  action: 'stroke-action',
  accent: 'stroke-accent',
  muted: 'stroke-ink-muted',
} as const
export const fillClasses = { action: 'fill-action', accent: 'fill-accent', muted: 'fill-ink-muted' } as const

/** Through scaled points. */
export function linePath(points: readonly Point[], curve: Curve = 'straight'): string {
  const path = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  )
  return path.curve(curves[curve]).digits(2)([...points]) ?? ''
}

/** Evenly spaced, including both ends. */
export function spreadIndexes(length: number, count: number): number[] {
  const gaps = Math.min(length, count) - 1
  if (gaps < 1) return length > 0 ? [0] : []
  return Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * (length - 1)) / gaps))
}

export function nearest(values: readonly number[], to: number): number | undefined {
  return values.reduce<number | undefined>(
    (best, value) => (best === undefined || Math.abs(value - to) < Math.abs(best - to) ? value : best),
    undefined,
  )
}
