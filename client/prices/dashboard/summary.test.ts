import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const of = (...differences: number[]) =>
  summaryOf(differences.map((priceDifferencePercent) => ({ priceDifferencePercent })))

describe('the summary of analyses', () => {
  it('of prices on both sides, counts each side and takes the mean with its signs', () => {
    expect(of(10, -4, 0, 6)).toEqual({ total: 4, above: 2, below: 1, average: 3 })
    expect(of(-10, 4).average).toBe(-3)
  })

  it('of none, has no mean', () => {
    expect(of()).toEqual({ total: 0, above: 0, below: 0, average: null })
  })
})
