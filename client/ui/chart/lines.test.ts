import { describe, expect, it } from 'vitest'
import { linePath, nearest, spreadIndexes } from './lines.ts'

const points = [
  { x: 0, y: 10 },
  { x: 50, y: 20 },
  { x: 100, y: 20.004 },
]

describe('linePath', () => {
  it('connects points by straight segments', () => expect(linePath(points)).toBe('M0,10L50,20L100,20'))

  it('holds each value until the next point when it is a step curve', () =>
    expect(linePath(points.slice(0, 2), 'step')).toBe('M0,10L50,10L50,20'))

  it('passes through every point without overshooting when it is smooth', () => {
    const path = linePath(points, 'smooth')
    expect(path).toMatch(/^M0,10C.*,50,20C.*,100,20$/)
    expect(Math.max(...(path.match(/,([\d.]+)/g) ?? []).map((y) => Number(y.slice(1))))).toBeLessThanOrEqual(
      100,
    )
  })

  it('is empty for no points', () => expect(linePath([])).toBe(''))
})

describe('spreadIndexes', () => {
  it.each([
    [30, 5, [0, 7, 15, 22, 29]],
    [3, 5, [0, 1, 2]],
    [1, 5, [0]],
    [0, 5, []],
  ])('of %d positions picks at most %d', (length, count, indexes) =>
    expect(spreadIndexes(length, count)).toEqual(indexes),
  )
})

describe('nearest', () => {
  it('picks the closest value on either side', () => {
    expect(nearest([0, 1, 5], 2.9)).toBe(1)
    expect(nearest([0, 1, 5], 3.1)).toBe(5)
  })

  it('is undefined for no values', () => expect(nearest([], 1)).toBeUndefined())
})
