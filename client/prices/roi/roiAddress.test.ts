import { describe, expect, it } from 'vitest'
import { readRoi, writeRoi } from './roiAddress.ts'

const figures = { monthlyRent: 1000, monthlyExpenses: 200.5, occupancy: 80, purchasePrice: 100_000 }

describe('the address of an ROI calculation', () => {
  it('brings the figures back, and keeps what else it says', () => {
    const query = writeRoi('lang=en', figures)
    expect(query).toBe('lang=en&roi=1000,200.5,80,100000')
    expect(readRoi(query)).toEqual(figures)
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
  ])('names none, when it says %j', (query) => expect(readRoi(query)).toBeUndefined())
})
