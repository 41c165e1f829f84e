import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** Each row counts as one active filter. */
const filterFields = [
  ['transactionType'],
  ['propertyType'],
  ['minPrice', 'maxPrice'],
  ['bedrooms'],
  ['bathrooms'],
  ['parkingSpaces'],
  ['city', 'neighborhood', 'state'],
  ['minArea', 'maxArea'],
  ['amenities'],
  ['exceptAmenities', 'exceptPropertyType', 'exceptCity', 'exceptNeighborhood'],
  ['featured'],
  ['allowsShortTerm'],
  ['airbnbActive'],
  ['near'],
  ['bounds', 'polygon'],
] as const satisfies readonly (readonly (keyof SearchAddress)[])[]

export function countFilters(search: SearchAddress): number {
  return filterFields.filter((pair) => pair.some((field) => search[field] !== undefined)).length
}

export function withoutFilters({ searchQuery, sortBy, sortOrder }: SearchAddress): SearchAddress {
  return { searchQuery, sortBy, sortOrder }
}

/** A change to or from rent clears the price, as its unit changes. */
export function withFilters(search: SearchAddress, change: Partial<SearchAddress>): SearchAddress {
  const next = { ...search, ...change }
  const changesUnit = (search.transactionType === 'rent') !== (next.transactionType === 'rent')
  const setsPrice = 'minPrice' in change || 'maxPrice' in change
  return changesUnit && !setsPrice ? { ...next, minPrice: undefined, maxPrice: undefined } : next
}

export function toggled<Value>(current: Value | undefined, value: Value): Value | undefined {
  return current === value ? undefined : value
}

/** Undefined if empty. */
export function toggledIn<Value>(list: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const next = list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value]
  return next.length > 0 ? next : undefined
}
