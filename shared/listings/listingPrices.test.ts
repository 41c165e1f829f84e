import { describe, expect, it } from 'vitest'
import { guaraniesOf, pricesOf } from './listingPrices.ts'

const base = {
  transactionType: 'sale',
  priceUSD: '100000',
  price: { amount: '100000', currency: 'USD' },
  pricePerNight: null,
  pricePerMonth: null,
  pricePerDay: null,
  pricePerHour: null,
} as const

describe('the prices of a listing', () => {
  it('are the sale price in both currencies when it is for sale', () =>
    expect(pricesOf(base, 7000)).toEqual([{ per: 'sale', usd: 100_000, pyg: 700_000_000 }]))

  it('are monthly when it is for rent', () =>
    expect(pricesOf({ ...base, transactionType: 'rent', priceUSD: '650' }, 7000)).toEqual([
      { per: 'month', usd: 650, pyg: 4_550_000 },
    ]))

  it('start with the preferred one when it is for sale and rent', () => {
    const both = { ...base, transactionType: 'both', pricePerMonth: '700' } as const
    expect(pricesOf(both, 7000).map(({ per }) => per)).toEqual(['sale', 'month'])
    expect(pricesOf(both, 7000, 'rent').map(({ per }) => per)).toEqual(['month', 'sale'])
  })

  it('end with the nightly price', () =>
    expect(pricesOf({ ...base, pricePerNight: '45' }, 7000).at(-1)).toEqual({
      per: 'night',
      usd: 45,
      pyg: 315_000,
    }))

  it('contain the guaraníes as typed, whatever the rate', () =>
    expect(pricesOf({ ...base, price: { amount: '850000000', currency: 'PYG' } }, 7123.4)[0].pyg).toBe(
      850_000_000,
    ))

  it('are daily for an office without a monthly price', () => {
    const desk = { ...base, transactionType: 'rent', priceUSD: '264', pricePerDay: '12' } as const
    expect(pricesOf(desk, 7000)[0]).toEqual({ per: 'day', usd: 12, pyg: 84_000 })
    expect(pricesOf({ ...desk, pricePerMonth: '200', priceUSD: '200' }, 7000)[0].per).toBe('month')
  })
})

describe('a price in guaraníes', () => {
  it('is the typed amount, otherwise converted by the rate', () => {
    expect(guaraniesOf({ priceUSD: '100', price: { amount: '745123', currency: 'PYG' } }, 7000)).toBe(745_123)
    expect(guaraniesOf({ priceUSD: '100', price: { amount: '100', currency: 'USD' } }, 7000)).toBe(700_000)
  })
})
