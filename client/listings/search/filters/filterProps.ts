import type { SearchAddress } from '#shared/search/listingSearch.ts'

/** How many listings each choice would leave, by filter and value; absent while unknown. */
export type FacetCounts = Partial<Record<keyof SearchAddress, Record<string, number>>>

/** What every filter gets: where the search stands, how to change it, and what each choice would leave. */
export interface FilterProps {
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
  counts?: FacetCounts
}
