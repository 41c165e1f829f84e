import { describe, expect, it } from 'vitest'
import { countFilters } from './countFilters.ts'
import { toggled, toggledIn, withFilters, withoutFilters } from './filters.ts'

describe('the count of active filters', () => {
  it('is 0 with text and order alone', () =>
    expect(countFilters({ searchQuery: 'casa', sortBy: 'price', sortOrder: 'asc' })).toBe(0))

  it('counts minimum and maximum price as one', () =>
    expect(countFilters({ minPrice: 1, maxPrice: 2 })).toBe(1))

  it('counts a minimum of 0 and a flag that is false', () =>
    expect(countFilters({ minPrice: 0, featured: false })).toBe(2))

  it('counts an area of the map, drawn or not, as one', () => {
    const bounds = { south: -25.4, west: -57.7, north: -25.2, east: -57.5 }
    expect(countFilters({ bounds, polygon: ['AAABBA'] })).toBe(1)
    expect(countFilters({ bounds, near: { latitude: -25.3, longitude: -57.6, km: 3 } })).toBe(2)
  })

  it('counts city and neighbourhood as one', () =>
    expect(countFilters({ city: ['Asunción'], neighborhood: ['Villa Morra'], bedrooms: 2 })).toBe(2))
})

describe('withoutFilters', () => {
  it('leaves text and order', () =>
    expect(withoutFilters({ searchQuery: 'casa', city: ['Luque'], sortBy: 'roi' })).toEqual({
      searchQuery: 'casa',
      sortBy: 'roi',
    }))
})

describe('withFilters', () => {
  it('clears the price when changing to rent', () =>
    expect(withFilters({ maxPrice: 200000 }, { transactionType: 'rent' })).toEqual({
      transactionType: 'rent',
    }))

  it('clears the price when rent is removed', () =>
    expect(withFilters({ transactionType: 'rent', minPrice: 300 }, { transactionType: undefined })).toEqual(
      {},
    ))

  it('leaves the price when the unit stays', () =>
    expect(withFilters({ maxPrice: 200000 }, { transactionType: 'sale' })).toEqual({
      maxPrice: 200000,
      transactionType: 'sale',
    }))
})

describe('toggling', () => {
  it('clears a single value that is already set', () => {
    expect(toggled(3, 3)).toBeUndefined()
    expect(toggled(3, 4)).toBe(4)
  })

  it('adds to and removes from a list, which is undefined when empty', () => {
    expect(toggledIn(['a', 'b'], 'a')).toEqual(['b'])
    expect(toggledIn(['a'], 'a')).toBeUndefined()
    expect(toggledIn(undefined, 'a')).toEqual(['a'])
  })
})
