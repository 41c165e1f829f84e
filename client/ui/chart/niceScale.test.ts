import { describe, expect, it } from 'vitest'
import { niceScale } from './niceScale.ts'

describe('a scale between round amounts', () => {
  it('of amounts some way apart, runs between round ones around them', () => {
    const scale = niceScale([1412, 1765, 1540])
    expect(scale.ticks).toEqual([1400, 1600, 1800])
    expect([1400, 1600, 1800].map(scale.at)).toEqual([0, 50, 100])
  })

  it('of one amount, keeps it off the edges', () => {
    const scale = niceScale([1412])
    expect(scale.at(1412)).toBeGreaterThan(15)
    expect(scale.at(1412)).toBeLessThan(85)
    expect(scale.ticks.length).toBeGreaterThan(1)
  })

  it('of rents of a few dollars, has ticks of less than one', () => {
    const { ticks } = niceScale([7.4, 8.9])
    expect(ticks).toEqual([7, 7.5, 8, 8.5, 9])
  })

  it('of amounts near nothing, begins at nothing', () => {
    expect(niceScale([0.1, 9]).low).toBe(0)
  })

  it('of one amount, spans what it is told to', () => {
    const { low, high } = niceScale([7420], 0.02)
    expect(high - low).toBeLessThan(7420 * 0.05)
  })
})
