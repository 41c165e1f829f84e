import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** What each choice would leave; undefined while loading. */
export type FacetCounts = Partial<Record<keyof SearchAddress, Record<string, number>>>

export interface FilterProps {
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
  counts?: FacetCounts
}
