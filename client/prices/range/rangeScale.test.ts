import { describe, expect, it } from 'vitest'
import { rangeScale } from './rangeScale.ts'

const spread = (min: number, max: number) => ({
  minPricePerSqm: min,
  p25PricePerSqm: min,
  medianPricePerSqm: (min + max) / 2,
  p75PricePerSqm: max,
  maxPricePerSqm: max,
})

describe('the scale of a market', () => {
  it('spans the market when the price is inside it', () => {
    const scale = rangeScale(spread(1000, 2000), 1500)
    expect([1000, 1500, 2000].map(scale.position)).toEqual([3, 50, 97])
    expect(scale.isBeyond(1500)).toBe(false)
  })

  it('widens when the price is outside', () => {
    const scale = rangeScale(spread(1000, 2000), 2500)
    expect(scale.position(2500)).toBe(97)
    expect(scale.position(2000)).toBeLessThan(70)
    expect(scale.isBeyond(2500)).toBe(false)
  })

  it.each([[40_000], [1]])('clamps a distant price of %d and reports it as beyond', (price) => {
    const scale = rangeScale(spread(1000, 1100), price)
    expect(scale.isBeyond(price)).toBe(true)
    expect([3, 97]).toContain(scale.position(price))
    expect(scale.position(1100) - scale.position(1000)).toBeGreaterThan(40)
  })

  it('puts a market of one price in the middle', () => {
    expect(rangeScale(spread(1200, 1200), 1200).position(1200)).toBe(50)
    expect(rangeScale(spread(1200, 1200)).position(1200)).toBe(50)
  })
})
