import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** The fields that count as one active filter each; the first of a pair stands for both. */
const counted = [
  ['transactionType'],
  ['propertyType'],
  ['minPrice', 'maxPrice'],
  ['bedrooms'],
  ['bathrooms'],
  ['parkingSpaces'],
  ['city', 'neighborhood', 'state'],
  ['minArea', 'maxArea'],
  ['amenities'],
  ['featured'],
  ['allowsShortTerm'],
  ['airbnbActive'],
  ['near'],
] as const satisfies readonly (readonly (keyof SearchAddress)[])[]

/** How many filters are set: a minimum and a maximum are one, a place is one, text and order are none. */
export function countFilters(search: SearchAddress): number {
  return counted.filter((pair) => pair.some((field) => search[field] !== undefined)).length
}

/** The search without any filter: text and order stay. */
export function withoutFilters({ searchQuery, sortBy, sortOrder }: SearchAddress): SearchAddress {
  return { searchQuery, sortBy, sortOrder }
}

/** What a change of filters makes of a search; changing between rent and the rest clears the price, whose unit changes. */
export function withFilters(search: SearchAddress, change: Partial<SearchAddress>): SearchAddress {
  const next = { ...search, ...change }
  const changesUnit = (search.transactionType === 'rent') !== (next.transactionType === 'rent')
  const setsPrice = 'minPrice' in change || 'maxPrice' in change
  return changesUnit && !setsPrice ? { ...next, minPrice: undefined, maxPrice: undefined } : next
}

/** The value, or nothing where it was chosen already: choosing again clears. */
export function toggled<Value>(current: Value | undefined, value: Value): Value | undefined {
  return current === value ? undefined : value
}

/** The list with the value put in or taken out; nothing where it would be empty. */
export function toggledIn<Value>(list: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const next = list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value]
  return next.length > 0 ? next : undefined
}
