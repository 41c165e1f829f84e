import { describe, expect, it } from 'vitest'
import { niceScale } from './niceScale.ts'

describe('niceScale', () => {
  it('starts and ends at round amounts around the data', () => {
    const scale = niceScale([1412, 1765, 1540])
    expect(scale.ticks).toEqual([1400, 1600, 1800])
    expect([1400, 1600, 1800].map(scale.position)).toEqual([0, 50, 100])
  })

  it('keeps a single amount off the edges', () => {
    const scale = niceScale([1412])
    expect(scale.position(1412)).toBeGreaterThan(15)
    expect(scale.position(1412)).toBeLessThan(85)
    expect(scale.ticks.length).toBeGreaterThan(1)
  })

  it('has fractional ticks for small amounts', () => {
    const { ticks } = niceScale([7.4, 8.9])
    expect(ticks).toEqual([7, 7.5, 8, 8.5, 9])
  })

  it('starts at zero when the amounts are near it', () => {
    expect(niceScale([0.1, 9]).low).toBe(0)
  })

  it('spans at least the response share of the amount', () => {
    const { low, high } = niceScale([7420], 0.02)
    expect(high - low).toBeLessThan(7420 * 0.05)
  })
})
