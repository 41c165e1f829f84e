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
  it('goes from the lowest to the highest, when the price lies between them', () => {
    const scale = rangeScale(spread(1000, 2000), 1500)
    expect([1000, 1500, 2000].map(scale.at)).toEqual([3, 50, 97])
    expect(scale.isBeyond(1500)).toBe(false)
  })

  it('widens, when the price lies outside', () => {
    const scale = rangeScale(spread(1000, 2000), 2500)
    expect(scale.at(2500)).toBe(97)
    expect(scale.at(2000)).toBeLessThan(70)
    expect(scale.isBeyond(2500)).toBe(false)
  })

  it.each([[40_000], [1]])('stays readable and marks it as beyond, when the price is %d', (price) => {
    const scale = rangeScale(spread(1000, 1100), price)
    expect(scale.isBeyond(price)).toBe(true)
    expect([3, 97]).toContain(scale.at(price))
    expect(scale.at(1100) - scale.at(1000)).toBeGreaterThan(40)
  })

  it('puts a market of one price in the middle', () => {
    expect(rangeScale(spread(1200, 1200), 1200).at(1200)).toBe(50)
    expect(rangeScale(spread(1200, 1200)).at(1200)).toBe(50)
  })
})
