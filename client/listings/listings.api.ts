import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { call, callPage } from '#client/core/call.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import type { Page } from '#shared/core/paging.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import { type Listing, listingsApi, screenLimits } from '#shared/listings/listings.ts'
import { type SearchAddress, searchQueryValues } from '#shared/search/listingSearch.ts'

export type ListingPage = Page<Listing>
export type ListingPages = InfiniteData<ListingPage, string | null>

/** How many results come at a time. */
export const pageSize = screenLimits.search
/** How many ids one call for listings may carry. */
const maxIds = 100

/** The results of a search, page by page; what was found before stays while the next search runs. */
export function searchQuery(search: SearchAddress) {
  const query = { ...searchQueryValues(search), limit: pageSize }
  return infiniteQueryOptions<ListingPage, Error, ListingPages, QueryKey, string | null>({
    queryKey: queryKey(listingsApi.search, { query }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listingsApi.search, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next ?? null,
    placeholderData: keepPreviousData,
  })
}

/** How many listings each choice of the filters would leave. */
export function facetsQuery(search: SearchAddress) {
  const { sortBy: _, sortOrder: __, ...filters } = search
  return {
    ...endpointQuery(listingsApi.facets, { query: searchQueryValues(filters) }),
    placeholderData: keepPreviousData,
  }
}

/** The most viewed of the last 30 days. */
export function trendingQuery(limit?: number) {
  return endpointQuery(listingsApi.trending, { query: { limit } })
}

/** The featured, newest first. */
export function featuredQuery(limit?: number) {
  return endpointQuery(listingsApi.featured, { query: { limit } })
}

export function listingQuery(id: string) {
  return endpointQuery(listingsApi.get, { params: { id } })
}

/** Active listings like one that may be seen. */
export function similarQuery(id: string, limit?: number) {
  return endpointQuery(listingsApi.similar, { params: { id }, query: { limit } })
}

/** Active listings of the kind, purpose and city of one that is no longer on offer. */
export function sameKindQuery(listing: Listing | undefined, limit: number) {
  const { propertyType, transactionType, city } = listing ?? {}
  const side = transactionType === 'both' ? 'sale' : transactionType
  return endpointQuery(listingsApi.search, { query: { propertyType, transactionType: side, city, limit } })
}

/** Listings by id in the order asked, whatever their status; deleted and unknown ones are left out. */
export function batchQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: queryKey(listingsApi.batch, { query: { ids } }),
    queryFn: async ({ signal }) => {
      const answers = chunksOf(ids, maxIds).map((some) =>
        call(listingsApi.batch, { body: { ids: some }, signal }),
      )
      return (await Promise.all(answers)).flat()
    },
  })
}

/** Texts to search for, from what was typed so far; the caller waits for two characters. */
export function suggestionsQuery(text: string) {
  return endpointQuery(listingsApi.suggestions, { query: { query: text } })
}

/** Counts a visit; nobody is told where that fails. */
export function sendView(id: string): Promise<void> {
  return call(listingsApi.view, { params: { id } }).catch(() => undefined)
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
