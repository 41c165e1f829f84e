import { describe, expect, it } from 'vitest'
import { readSearch } from './readSearch.ts'

describe('readSearch', () => {
  it('reads all valid values', () => {
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
      invalid: [],
    })
  })

  it.each([
    ['-25.123456,-57.98765,1.23456', { latitude: -25.123, longitude: -57.988, km: 1.235 }],
    ['-25.3,-57.6,0.0001', { latitude: -25.3, longitude: -57.6, km: 0.001 }],
    ['-25.3,-57.6,0', undefined],
  ])('reads near=%s to three decimals', (near, expected) => {
    expect(readSearch(`?near=${near}`).search.near).toEqual(expected)
  })

  it.each([
    ['?city=Luque?maxPrice=5', { city: ['Luque'], maxPrice: 5 }],
    ['?city=Luque?utm_source=chat', { city: ['Luque'] }],
    ['?searchQuery=casa?', { searchQuery: 'casa?' }],
    ['?searchQuery=%C2%BFcasa%3Fcity%3DLuque', { searchQuery: '¿casa?city=Luque' }],
  ])('reads %s, whose second question mark may begin a parameter', (address, search) => {
    expect(readSearch(address)).toEqual({ search, invalid: [] })
  })

  it('drops one filter for an invalid value', () => {
    expect(readSearch('?city=Luque&bedrooms=many')).toEqual({
      search: { city: ['Luque'] },
      invalid: ['bedrooms'],
    })
  })

  it('lists every invalid value', () => {
    const { search, invalid } = readSearch('?minPrice=-1&featured=yes&sortBy=luck&city=Luque')
    expect(search).toEqual({ city: ['Luque'] })
    expect(invalid).toEqual(['minPrice', 'featured', 'sortBy'])
  })

  it('drops the minimum when it is above the maximum', () => {
    expect(readSearch('?minPrice=500&maxPrice=100')).toEqual({
      search: { maxPrice: 100 },
      invalid: ['minPrice'],
    })
  })

  it('drops both for an invalid value and a range out of order', () => {
    const { search, invalid } = readSearch('?bedrooms=x&minArea=90&maxArea=10')
    expect(search).toEqual({ maxArea: 10 })
    expect(invalid).toEqual(['bedrooms', 'minArea'])
  })

  it('accepts repeated types and places, but no repeated number', () => {
    expect(
      readSearch('?propertyType=house&propertyType=land&city=Luque&city=Areguá&bedrooms=1&bedrooms=2'),
    ).toEqual({
      search: { propertyType: ['house', 'land'], city: ['Luque', 'Areguá'] },
      invalid: ['bedrooms'],
    })
  })

  it('ignores unknown and empty parameters', () => {
    expect(readSearch('?utm_source=mail&lang=en&minPrice=&city=')).toEqual({ search: {}, invalid: [] })
  })
})
