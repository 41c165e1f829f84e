import {
  exclusionFields,
  mapFilters,
  placeFilters,
  ranges,
  type SearchAddress,
} from '#shared/search/listingSearch.ts'

/** Counted as one; others count by themselves. */
const groups: readonly (readonly string[])[] = [
  ...Object.values(ranges),
  placeFilters,
  exclusionFields,
  mapFilters,
]

/** Without the text and the order. */
export function countFilters({
  searchQuery: _,
  sortBy: __,
  sortOrder: ___,
  ...filters
}: SearchAddress): number {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  return new Set(set.map(([name]) => groups.find((names) => names.includes(name)) ?? name)).size
}
