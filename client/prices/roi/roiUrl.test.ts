import { describe, expect, it } from 'vitest'
import { parseRoi, writeRoi } from './roiUrl.ts'

const figures = { monthlyRent: 1000, monthlyExpenses: 200.5, occupancy: 80, purchasePrice: 100_000 }

describe('the URL of an ROI calculation', () => {
  it('restores the figures and preserves other parameters', () => {
    const query = writeRoi('lang=en', figures)
    expect(query).toBe('lang=en&roi=1000,200.5,80,100000')
    expect(parseRoi(query)).toEqual(figures)
    expect(writeRoi(query, undefined)).toBe('lang=en')
  })

  it.each([
    [''],
    ['roi='],
    ['roi=1,2,3'],
    ['roi=1,2,3,4,5'],
    ['roi=a,2,3,4'],
    ['roi=-1,2,3,4'],
    ['roi=1,2,101,4'],
    ['roi=1,2,3,9999999999'],
    ['roi=1e9,2,3,4'],
    ['roi=NaN,2,3,4'],
  ])('is ignored when invalid: %j', (query) => expect(parseRoi(query)).toBeUndefined())
})
