import { describe, expect, it } from 'vitest'
import { linePath, nearest, spreadIndexes } from './lines.ts'

const points = [
  { x: 0, y: 10 },
  { x: 50, y: 20 },
  { x: 100, y: 20.004 },
]

describe('the path of a line', () => {
  it('goes straight from point to point', () => expect(linePath(points)).toBe('M0,10L50,20L100,20'))

  it('of steps, keeps a value until the next point', () =>
    expect(linePath(points.slice(0, 2), 'step')).toBe('M0,10L50,10L50,20'))

  it('of a smooth one, goes through every point and not beyond them', () => {
    const path = linePath(points, 'smooth')
    expect(path).toMatch(/^M0,10C.*,50,20C.*,100,20$/)
    expect(Math.max(...(path.match(/,([\d.]+)/g) ?? []).map((y) => Number(y.slice(1))))).toBeLessThanOrEqual(
      100,
    )
  })

  it('of nothing, is nothing', () => expect(linePath([])).toBe(''))
})

describe('labels along an axis', () => {
  it.each([
    [30, 5, [0, 7, 15, 22, 29]],
    [3, 5, [0, 1, 2]],
    [1, 5, [0]],
    [0, 5, []],
  ])('of %d places, at most %d', (length, count, indexes) =>
    expect(spreadIndexes(length, count)).toEqual(indexes),
  )
})

describe('the nearest value', () => {
  it('is the closest one, on either side', () => {
    expect(nearest([0, 1, 5], 2.9)).toBe(1)
    expect(nearest([0, 1, 5], 3.1)).toBe(5)
  })

  it('of none, is none', () => expect(nearest([], 1)).toBeUndefined())
})
