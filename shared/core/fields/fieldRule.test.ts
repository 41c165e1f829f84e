import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { newListing } from '#shared/listings/publishing.ts'
import { listingSearch } from '#shared/search/listingSearch.ts'
import { fieldRule } from './fieldRule.ts'

function wrongIn(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path }) => path.join('.')).sort()
}

describe('a rule over several fields', () => {
  const pair = z.object({ low: z.number(), high: z.number(), other: z.optional(z.number()) }).check(
    fieldRule<{ low: number; high: number }>(({ low, high }) => low <= high, {
      of: ['low', 'high'],
      at: 'low',
      error: 'wrong_order',
    }),
  )

  it('names its field where it does not hold, also beside another field that is wrong', () => {
    expect(wrongIn(pair, { low: 2, high: 1 })).toEqual(['low'])
    expect(wrongIn(pair, { low: 2, high: 1, other: 'x' })).toEqual(['low', 'other'])
  })

  it('is not asked where a field that it reads is wrong by itself', () => {
    expect(wrongIn(pair, { low: 2, high: 'x' })).toEqual(['high'])
    expect(wrongIn(pair, { high: 1 })).toEqual(['low'])
    for (const nothing of [null, undefined, 1, 'text']) expect(wrongIn(pair, nothing)).toEqual([''])
  })
})

describe('a wrong parameter of a search', () => {
  it.each([
    [{ minArea: 'abc' }, ['minArea']],
    [{ maxArea: 'abc', minArea: '5' }, ['maxArea']],
    [{ minPrice: '-1' }, ['minPrice']],
    [{ minPrice: ['1', '2'], maxPrice: '5' }, ['minPrice']],
    [{ minPrice: 'abc', maxPrice: 'abc' }, ['maxPrice', 'minPrice']],
    [{ minPrice: '5', maxPrice: '4' }, ['minPrice']],
    [{ minArea: '5', maxArea: '4', limit: '0' }, ['limit', 'minArea']],
  ])('names itself alone: %j', (search, wrong) => {
    expect(wrongIn(listingSearch, search)).toEqual(wrong)
  })
})

describe('a wrong field of a new listing', () => {
  const listing = {
    title: 'Casa con patio',
    description: 'Cerca de todo.',
    city: 'Luque',
    neighborhood: 'Centro',
    priceUSD: 90_000,
  }

  it.each([
    [{ priceUSD: 'abc' }, ['priceUSD']],
    [{ priceUSD: undefined, price: { amount: 'x', currency: 'USD' } }, ['price.amount']],
    [{ priceUSD: undefined, propertyType: 'castle' }, ['propertyType']],
    [{ priceUSD: undefined }, ['priceUSD']],
    [{ minStayDays: 'abc', maxStayDays: 3 }, ['minStayDays']],
    [{ minStayDays: 9, maxStayDays: 3 }, ['maxStayDays']],
    [{ latitude: 200, longitude: null }, ['latitude']],
    [{ latitude: -25.3 }, ['longitude']],
  ])('names itself alone: %j', (change, wrong) => {
    expect(wrongIn(newListing, { ...listing, ...change })).toEqual(wrong)
  })
})
