import { describe, expect, it } from 'vitest'
import { readSearch } from './readSearch.ts'

describe('the search in an address', () => {
  it('is read whole, where every value is right', () => {
    const address =
      '?searchQuery=casa&transactionType=sale&propertyType=house,condo&maxPrice=120000&featured=true&near=-25.3,-57.6,10&sortBy=price&sortOrder=asc'
    expect(readSearch(address)).toEqual({
      search: {
        searchQuery: 'casa',
        transactionType: 'sale',
        propertyType: ['house', 'condo'],
        maxPrice: 120000,
        featured: true,
        near: { latitude: -25.3, longitude: -57.6, km: 10 },
        sortBy: 'price',
        sortOrder: 'asc',
      },
      wrong: [],
    })
  })

  it.each([
    ['-25.123456,-57.98765,1.23456', { latitude: -25.123, longitude: -57.988, km: 1.235 }],
    ['-25.3,-57.6,0.0001', { latitude: -25.3, longitude: -57.6, km: 0.001 }],
    ['-25.3,-57.6,0', undefined],
  ])('reads near=%s to three decimals', (near, expected) => {
    expect(readSearch(`?near=${near}`).search.near).toEqual(expected)
  })

  it('loses one filter only, where one value is wrong', () => {
    expect(readSearch('?city=Luque&bedrooms=many')).toEqual({
      search: { city: ['Luque'] },
      wrong: ['bedrooms'],
    })
  })

  it('names every wrong value, where several are', () => {
    const { search, wrong } = readSearch('?minPrice=-1&featured=yes&sortBy=luck&city=Luque')
    expect(search).toEqual({ city: ['Luque'] })
    expect(wrong).toEqual(['minPrice', 'featured', 'sortBy'])
  })

  it('loses the minimum, where it is above the maximum', () => {
    expect(readSearch('?minPrice=500&maxPrice=100')).toEqual({
      search: { maxPrice: 100 },
      wrong: ['minPrice'],
    })
  })

  it('is without both, where one value is wrong and another pair is out of order', () => {
    const { search, wrong } = readSearch('?bedrooms=x&minArea=90&maxArea=10')
    expect(search).toEqual({ maxArea: 10 })
    expect(wrong).toEqual(['bedrooms', 'minArea'])
  })

  it('takes repeated types and places as lists, but no repeated number', () => {
    expect(
      readSearch('?propertyType=house&propertyType=land&city=Luque&city=Areguá&bedrooms=1&bedrooms=2'),
    ).toEqual({
      search: { propertyType: ['house', 'land'], city: ['Luque', 'Areguá'] },
      wrong: ['bedrooms'],
    })
  })

  it('passes over what it does not know and what is empty', () => {
    expect(readSearch('?utm_source=mail&lang=en&minPrice=&city=')).toEqual({ search: {}, wrong: [] })
  })
})
