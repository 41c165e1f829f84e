import { describe, expect, it } from 'vitest'
import { countFilters, toggled, toggledIn, withFilters, withoutFilters } from './filters.ts'

describe('the count of active filters', () => {
  it('is 0, where only text and order are set', () =>
    expect(countFilters({ searchQuery: 'casa', sortBy: 'price', sortOrder: 'asc' })).toBe(0))

  it('takes minimum and maximum price as one', () =>
    expect(countFilters({ minPrice: 1, maxPrice: 2 })).toBe(1))

  it('counts a price that starts at 0 and a flag that is off', () =>
    expect(countFilters({ minPrice: 0, featured: false })).toBe(2))

  it('takes city and neighbourhood as one place', () =>
    expect(countFilters({ city: ['Asunción'], neighborhood: ['Villa Morra'], bedrooms: 2 })).toBe(2))
})

describe('clearing the filters', () => {
  it('keeps the text and the order', () =>
    expect(withoutFilters({ searchQuery: 'casa', city: ['Luque'], sortBy: 'roi' })).toEqual({
      searchQuery: 'casa',
      sortBy: 'roi',
    }))
})

describe('a change of filters', () => {
  it('clears the price, where it goes from the rest to rent', () =>
    expect(withFilters({ maxPrice: 200000 }, { transactionType: 'rent' })).toEqual({
      transactionType: 'rent',
    }))

  it('clears the price, where it goes from rent to none', () =>
    expect(withFilters({ transactionType: 'rent', minPrice: 300 }, { transactionType: undefined })).toEqual(
      {},
    ))

  it('keeps the price, where the unit stays', () =>
    expect(withFilters({ maxPrice: 200000 }, { transactionType: 'sale' })).toEqual({
      maxPrice: 200000,
      transactionType: 'sale',
    }))
})

describe('choosing again', () => {
  it('clears a single value', () => {
    expect(toggled(3, 3)).toBeUndefined()
    expect(toggled(3, 4)).toBe(4)
  })

  it('takes one out of a list, and the list away with the last', () => {
    expect(toggledIn(['a', 'b'], 'a')).toEqual(['b'])
    expect(toggledIn(['a'], 'a')).toBeUndefined()
    expect(toggledIn(undefined, 'a')).toEqual(['a'])
  })
})
