import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const of = (...differences: number[]) =>
  summaryOf(differences.map((priceDifferencePercent) => ({ priceDifferencePercent })))

describe('the summary of analyses', () => {
  it('counts both sides and takes the signed mean', () => {
    expect(of(10, -4, 0, 6)).toEqual({ total: 4, above: 2, below: 1, average: 3 })
    expect(of(-10, 4).average).toBe(-3)
  })

  it('has no mean without analyses', () => {
    expect(of()).toEqual({ total: 0, above: 0, below: 0, average: null })
  })
})
