import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** Undefined while loading. */
export type FacetCounts = Partial<Record<keyof SearchAddress, Record<string, number>>>

export interface FilterProps {
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
  counts?: FacetCounts
}
