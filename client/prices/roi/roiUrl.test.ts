import { describe, expect, it } from 'vitest'
import { parseRoi, roiValue } from './roiUrl.ts'

const figures = { monthlyRent: 1000, monthlyExpenses: 200.5, occupancy: 80, purchasePrice: 100_000 }

describe('the URL of an ROI calculation', () => {
  it('restores the figures', () => {
    expect(roiValue(figures)).toBe('1000,200.5,80,100000')
    expect(parseRoi(roiValue(figures))).toEqual(figures)
  })

  it('can be read whatever was typed', () => {
    const value = roiValue({ ...figures, monthlyRent: 1e21, purchasePrice: 1 / 3 })
    expect(parseRoi(value)).toEqual({ ...figures, monthlyRent: 1e9, purchasePrice: 0.33 })
  })

  it('may leave the figures to the listing', () => expect(parseRoi('')).toBeNull())

  it.each([
    ['1,2,3'],
    ['1,2,3,4,5'],
    ['a,2,3,4'],
    ['-1,2,3,4'],
    ['1,2,101,4'],
    ['1,2,3,9999999999'],
    ['1e9,2,3,4'],
    ['NaN,2,3,4'],
  ])('is ignored when invalid: %j', (value) => expect(parseRoi(value)).toBeUndefined())
})
