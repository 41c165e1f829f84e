import { describe, expect, it } from 'vitest'
import { core } from 'zod'
import { z } from 'zod/mini'
import { listingSearch } from '#shared/search/listingSearch.ts'
import { narrowSchema } from './narrowSchema.ts'

const narrow = narrowSchema(listingSearch)
const outcome = (schema: core.$ZodType, value: object) => {
  const { data, error } = core.safeParse(schema, value)
  return { json: JSON.stringify(data), issues: error?.issues.map(({ code, path }) => ({ code, path })) }
}

describe('a schema of the fields that are given', () => {
  it.each([
    {},
    { city: 'Luque,Areguá', minPrice: '5', unknown: 'x' },
    { limit: '24', sortBy: 'price', propertyType: ['house', 'land'], city: '' },
    { maxPrice: '1', minPrice: '2' },
    { minArea: '2', maxArea: '1', bedrooms: 'two' },
    { sortBy: 'none', near: '1,2', bounds: '1,2,3,4', polygon: 'x' },
    { searchQuery: ['a', 'b'] },
  ])('reads %j as the whole schema does', (given) => {
    expect(outcome(narrow(given), given)).toEqual(outcome(listingSearch, given))
  })

  it('is made once, and is the whole one where a field is required or has a default', () => {
    expect(narrow({ city: 'a', limit: '1' })).toBe(narrow({ limit: '2', city: 'b' }))
    const required = z.object({ name: z.string() })
    expect(narrowSchema(required)({})).toBe(required)
    const preset = z.object({ size: z._default(z.string(), 'small') })
    expect(narrowSchema(preset)({})).toBe(preset)
    const text = z.string()
    expect(narrowSchema(text)({})).toBe(text)
  })
})
