import { describe, expect, it } from 'vitest'
import { keyAddress, queryKey } from './queryKey.ts'

const search = { path: '/api/listings' } as const
const one = { path: '/api/listings/:id' } as const

describe('the key of a call', () => {
  it('is the path in segments, where there is no query', () => {
    expect(queryKey({ path: '/api/auth/user' })).toEqual(['api', 'auth', 'user'])
  })

  it('carries the parameters as they are, where the path has some', () => {
    expect(queryKey(one, { params: { id: 'a/b' } })).toEqual(['api', 'listings', 'a/b'])
  })

  it('leaves out absent and empty values, where the query has some', () => {
    const query = {
      city: '',
      maxPrice: 120_000,
      propertyType: ['house', 'land'],
      bedrooms: undefined,
      amenities: [],
    }
    expect(queryKey(search, { query })).toEqual([
      'api',
      'listings',
      { maxPrice: '120000', propertyType: 'house,land' },
    ])
  })

  it('is the same, where the query is written in another order', () => {
    const one = JSON.stringify(queryKey(search, { query: { city: 'Luque', bedrooms: 2 } }))
    expect(JSON.stringify(queryKey(search, { query: { bedrooms: 2, city: 'Luque' } }))).toBe(one)
  })

  it('refuses, where a parameter is missing', () => {
    expect(() => queryKey(one)).toThrow('needs id')
  })
})

describe('the address of a key', () => {
  it('escapes segments and values', () => {
    expect(keyAddress(['api', 'listings', 'a/b', { city: 'San Juan & Cía' }])).toBe(
      '/api/listings/a%2Fb?city=San+Juan+%26+C%C3%ADa',
    )
  })
})
