import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatPricePerSqm,
  formatPYG,
  formatUSD,
  monthlyRentOf,
  officePriceUSD,
  pricePair,
  pricePerSqm,
  toPYG,
  toUSD,
} from './money.ts'

const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true })

describe('formatUSD', () => {
  it.each([
    ['120000.00', '$120,000'],
    ['999.50', '$1,000'],
    ['999.49', '$999'],
    [0, '$0'],
    [-0.4, '$0'],
    [-1234.5, '-$1,235'],
    ['1234567', '$1,234,567'],
    ['', '$0'],
    ['price', '$0'],
    [Number.NaN, '$0'],
    [Number.POSITIVE_INFINITY, '$0'],
  ])('given %j, writes %j', (amount, text) => {
    expect(formatUSD(amount)).toBe(text)
  })

  it('for any whole amount, agrees with en-US', () => {
    const usual = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    })
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(formatUSD(amount)).toBe(usual.format(amount))
      }),
    )
  })
})

describe('formatPYG', () => {
  it.each([
    [1250000, 'Gs.\u00a01.250.000'],
    ['4500000.00', 'Gs.\u00a04.500.000'],
    [950, 'Gs.\u00a0950'],
    [1250.5, 'Gs.\u00a01.251'],
    [0, 'Gs.\u00a00'],
  ])('given %j, writes %j', (amount, text) => {
    expect(formatPYG(amount)).toBe(text)
  })

  it('for any amount, groups by dots and has no decimals', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatPYG(amount)).toMatch(/^Gs\.\u00a0-?\d{1,3}(\.\d{3})*$/)
      }),
    )
  })
})

describe('toPYG and toUSD', () => {
  it('given a decimal string, converts to whole guaraníes', () => {
    expect(toPYG('120000.00', 7420)).toBe(890_400_000)
    expect(toPYG('0.333', 7420)).toBe(2471)
  })

  it('given guaraníes, converts to dollars and cents', () => {
    expect(toUSD(4_500_000, 7420)).toBe(606.47)
    expect(toUSD('4500000', 0)).toBe(0)
  })
})

describe('pricePair', () => {
  it('has the currency that the reader chose in front, and always both', () => {
    const price = { usd: '120000', pyg: 890_400_000 }
    expect(pricePair(price, 'USD')).toEqual(['$120,000', 'Gs.\u00a0890.400.000'])
    expect(pricePair(price, 'PYG')).toEqual(['Gs.\u00a0890.400.000', '$120,000'])
  })
})

describe('pricePerSqm', () => {
  it.each([
    ['189000', '77', 2454.55],
    ['189000', null, 189000],
    [189000, 0, 189000],
  ])('given %j over %j, is about %d', (price, area, value) => {
    expect(pricePerSqm(price, area)).toBeCloseTo(value, 2)
  })

  it('is written with two decimals', () => {
    expect(formatPricePerSqm(pricePerSqm('189000', '77'))).toBe('$2,454.55')
    expect(formatPricePerSqm('1697')).toBe('$1,697.00')
    expect(formatPricePerSqm(0.005)).toBe('$0.01')
  })
})

describe('monthlyRentOf', () => {
  it('of a listing for rent, is its price', () => {
    expect(monthlyRentOf({ transactionType: 'rent', priceUSD: '850.00', pricePerMonth: null })).toBe(850)
  })

  it('of a listing for sale and rent, is its price by the month', () => {
    expect(monthlyRentOf({ transactionType: 'both', priceUSD: '120000', pricePerMonth: '700' })).toBe(700)
  })

  it('of a listing for sale only, is none', () => {
    expect(monthlyRentOf({ transactionType: 'sale', priceUSD: '120000', pricePerMonth: null })).toBeNull()
  })
})

describe('officePriceUSD', () => {
  it.each([
    [{ pricePerMonth: 300, pricePerDay: 20 }, 300],
    [{ pricePerMonth: null, pricePerDay: '20', pricePerHour: 5 }, 440],
    [{ pricePerHour: 5 }, 800],
    [{}, null],
  ])('given %j, is %j', (prices, price) => {
    expect(officePriceUSD(prices)).toBe(price)
  })
})
