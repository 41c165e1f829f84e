import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRoi, defaultExpenses, estimateReturns, rateRoi, roiDefaults } from './roi.ts'

const sale = {
  transactionType: 'sale',
  priceUSD: '120000',
  pricePerMonth: null,
  pricePerNight: null,
  allowsLongTerm: false,
  occupancyRate: null,
} as const

describe('calculateRoi', () => {
  it('given rent, expenses, occupancy and price, follows the formulas', () => {
    const result = calculateRoi({
      monthlyRent: 1000,
      monthlyExpenses: 200,
      occupancy: 75,
      purchasePrice: 120_000,
    })
    expect(result).toMatchObject({
      effectiveMonthlyRent: 750,
      annualIncome: 9000,
      annualNet: 6600,
      rating: 'moderate',
    })
    expect(result.roi).toBeCloseTo(5.5, 10)
    expect(result.averageDailyRate).toBeCloseTo(33.33, 2)
  })

  it('given more expenses than rent, is negative and low', () => {
    const result = calculateRoi({
      monthlyRent: 100,
      monthlyExpenses: 200,
      occupancy: 100,
      purchasePrice: 10_000,
    })
    expect(result.roi).toBeCloseTo(-12, 10)
    expect(result.rating).toBe('low')
  })

  it('given no purchase price, is 0', () => {
    expect(calculateRoi({ monthlyRent: 100, monthlyExpenses: 0, occupancy: 100, purchasePrice: 0 }).roi).toBe(
      0,
    )
  })

  it('for any figures, stays finite', () => {
    const any = fc.double()
    fc.assert(
      fc.property(any, any, any, any, (monthlyRent, monthlyExpenses, occupancy, purchasePrice) => {
        const { rating, ...figures } = calculateRoi({
          monthlyRent,
          monthlyExpenses,
          occupancy,
          purchasePrice,
        })
        for (const figure of Object.values(figures)) expect(Number.isFinite(figure)).toBe(true)
        expect(['high', 'good', 'moderate', 'low']).toContain(rating)
      }),
    )
  })
})

describe('rateRoi', () => {
  it.each([
    [12, 'high'],
    [11.99, 'good'],
    [8, 'good'],
    [7.99, 'moderate'],
    [5, 'moderate'],
    [4.99, 'low'],
    [-3, 'low'],
  ])('at %d %%, is %s', (roi, rating) => {
    expect(rateRoi(roi)).toBe(rating)
  })
})

describe('roiDefaults', () => {
  it('let long term, starts at the monthly price and a fifth of it', () => {
    const listing = { ...sale, transactionType: 'both', pricePerMonth: '900', allowsLongTerm: true } as const
    expect(roiDefaults(listing)).toEqual({
      monthlyRent: 900,
      monthlyExpenses: 180,
      occupancy: 75,
      purchasePrice: 120_000,
    })
  })

  it('let by the night only, starts at 30 nights and its own occupancy', () => {
    const listing = { ...sale, pricePerNight: '50', occupancyRate: '48.4' }
    expect(roiDefaults(listing)).toMatchObject({ monthlyRent: 1500, monthlyExpenses: 300, occupancy: 48.4 })
  })

  it('without any rent, starts at 0', () => {
    expect(roiDefaults(sale)).toMatchObject({ monthlyRent: 0, monthlyExpenses: 0 })
  })

  it('only for rent, knows no purchase price', () => {
    const listing = { ...sale, transactionType: 'rent', priceUSD: '800', allowsLongTerm: true } as const
    expect(roiDefaults(listing)).toMatchObject({ monthlyRent: 800, purchasePrice: 0 })
  })
})

describe('estimateReturns', () => {
  it('given a rent alone, takes 75 % occupancy and a fifth in expenses', () => {
    expect(estimateReturns({ expectedMonthlyRent: 1000, priceUSD: 120_000 })).toEqual({
      estimatedROI: 5.5,
      averageDailyRate: 33.33,
    })
  })

  it('given everything, uses it', () => {
    const given = {
      expectedMonthlyRent: '900',
      expectedOccupancy: '90',
      monthlyExpenses: 0,
      priceUSD: '100000',
    }
    expect(estimateReturns(given)).toEqual({ estimatedROI: 9.72, averageDailyRate: 30 })
  })

  it('given no rent, estimates nothing', () => {
    expect(estimateReturns({ priceUSD: 120_000 })).toEqual({ estimatedROI: null, averageDailyRate: null })
    expect(estimateReturns({ expectedMonthlyRent: 0, priceUSD: 120_000 }).estimatedROI).toBeNull()
  })

  it('given no price, estimates the daily rate alone', () => {
    expect(estimateReturns({ expectedMonthlyRent: 600 })).toEqual({
      estimatedROI: null,
      averageDailyRate: 20,
    })
  })

  it('for any figures, stays finite', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (rent, occupancy, expenses, price) => {
        const returns = estimateReturns({
          expectedMonthlyRent: rent,
          expectedOccupancy: occupancy,
          monthlyExpenses: expenses,
          priceUSD: price,
        })
        for (const figure of Object.values(returns))
          expect(figure === null || Number.isFinite(figure)).toBe(true)
        expect(Number.isFinite(defaultExpenses(rent))).toBe(true)
      }),
    )
  })
})
