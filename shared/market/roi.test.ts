import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from './market.ts'
import { calculateRoi, defaultExpenses, estimateReturns, rateRoi, roiDefaults } from './roi.ts'

const sale = {
  transactionType: 'sale',
  priceUSD: '120000',
  pricePerMonth: null,
  pricePerNight: null,
  allowsLongTerm: false,
  occupancyRate: null,
  expectedMonthlyRent: null,
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

/** Exact, rounded half away from zero to `digits`. */
function onPaper(numerator: bigint, denominator: bigint, digits: number): number {
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(digits)
  const rounded = Number((scaled * 2n + denominator) / (denominator * 2n))
  return ((numerator < 0n ? -1 : 1) * rounded) / 10 ** digits || 0
}

describe('calculateRoi, a second time in whole cents', () => {
  it.each([
    // rent, expenses, occupancy, price: effective, income, net, ROI, a day
    [
      [1000, 200, 75, 120_000],
      [750, 9000, 6600, 5.5, 33.33],
    ],
    [
      [900, 180, 90, 100_000],
      [810, 9720, 7560, 7.56, 30],
    ],
    [
      [1500, 0, 100, 150_000],
      [1500, 18_000, 18_000, 12, 50],
    ],
    [
      [650, 130, 30, 78_000],
      [195, 2340, 780, 1, 21.67],
    ],
    [
      [333.33, 66.67, 85, 54_321.99],
      [283.33, 3399.97, 2599.93, 4.79, 11.11],
    ],
  ] as const)('for %j, is %j', ([monthlyRent, monthlyExpenses, occupancy, purchasePrice], expected) => {
    const result = calculateRoi({ monthlyRent, monthlyExpenses, occupancy, purchasePrice })
    const { effectiveMonthlyRent, annualIncome, annualNet, roi, averageDailyRate } = result
    const figures = [effectiveMonthlyRent, annualIncome, annualNet, roi, averageDailyRate]
    expect(figures.map(toCents)).toEqual(expected)
  })

  it('for any amounts, agrees to the cent', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 })
    const occupancy = fc.integer({ min: 30, max: 100 })
    const price = fc.integer({ min: 100_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(amount, amount, occupancy, price, (rent, expenses, percent, cost) => {
        const result = calculateRoi({
          monthlyRent: rent / 100,
          monthlyExpenses: expenses / 100,
          occupancy: percent,
          purchasePrice: cost / 100,
        })
        const effective = BigInt(rent) * BigInt(percent)
        const net = effective * 12n - BigInt(expenses) * 1200n
        expect(toCents(result.effectiveMonthlyRent)).toBe(onPaper(effective, 10_000n, 2))
        expect(toCents(result.annualIncome)).toBe(onPaper(effective * 12n, 10_000n, 2))
        expect(toCents(result.annualNet)).toBe(onPaper(net, 10_000n, 2))
        expect(toCents(result.roi)).toBe(onPaper(net, BigInt(cost), 2))
        expect(toCents(result.averageDailyRate)).toBe(onPaper(BigInt(rent), 3000n, 2))
      }),
      { numRuns: 1000 },
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

  it('without a rent of its own, starts at what its author expects', () => {
    const listing = { ...sale, expectedMonthlyRent: '700' }
    expect(roiDefaults(listing)).toMatchObject({ monthlyRent: 700, monthlyExpenses: 140 })
    expect(roiDefaults({ ...listing, pricePerNight: '50' })).toMatchObject({ monthlyRent: 1500 })
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

  it('given a price that cannot be meant, estimates no return', () => {
    const slip = { expectedMonthlyRent: 112, monthlyExpenses: 0, expectedOccupancy: 100 }
    expect(estimateReturns({ ...slip, priceUSD: 1 }).estimatedROI).toBeNull()
    expect(estimateReturns({ ...slip, priceUSD: 2 }).estimatedROI).toBe(67_200)
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
