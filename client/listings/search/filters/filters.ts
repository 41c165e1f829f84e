import type { FilterName, SearchAddress } from '#shared/search/listingSearch.ts'

export function withoutFilters({ searchQuery, sortBy, sortOrder }: SearchAddress): SearchAddress {
  return { searchQuery, sortBy, sortOrder }
}

const places = ['city', 'neighborhood', 'state', 'near'] as const

/** A change to or from rent clears the price, as its unit changes; another place, the part of the map. */
export function withFilters(search: SearchAddress, change: Partial<SearchAddress>): SearchAddress {
  const changesPlace = places.some((name) => name in change)
  const next = { ...search, ...(changesPlace && { bounds: undefined }), ...change }
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

/** By what only some listings state. */
export const factFilters = [
  'minLandArea',
  'maxLandArea',
  'stage',
  'deliveryBefore',
  'financing',
  'maxMaintenanceFee',
  'acceptsBarter',
  'roomOnly',
  'groundFloor',
  'withoutGuarantor',
] as const satisfies readonly FilterName[]
