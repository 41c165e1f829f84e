import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { call, callPage } from '#client/core/call.ts'
import { endpointQuery, findQuery } from '#client/core/queryClient.ts'
import type { Page } from '#shared/core/paging.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi, screenLimits } from '#shared/listings/listingsApi.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'

export type ListingPage = Page<Listing>
export type ListingPages = InfiniteData<ListingPage, string | null>

export const pageSize = screenLimits.search
const maxIds = 100

/** Search results by page, the first after `cursor`; the previous results stay while the next search loads. */
export function searchQuery(search: SearchAddress, cursor: string | null = null) {
  const query = { ...searchQueryValues(search), limit: pageSize }
  return infiniteQueryOptions<ListingPage, Error, ListingPages, QueryKey, string | null>({
    queryKey: queryKey(listingsApi.search, { query: { ...query, cursor } }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listingsApi.search, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.next ?? null,
    placeholderData: keepPreviousData,
  })
}

/** How many listings each filter choice would leave. */
export function facetsQuery(search: SearchAddress) {
  const { sortBy: _, sortOrder: __, ...filters } = search
  return {
    ...endpointQuery(listingsApi.facets, { query: searchQueryValues(filters) }),
    placeholderData: keepPreviousData,
  }
}

/** The most viewed in the last 30 days. */
export function trendingQuery(limit?: number) {
  return endpointQuery(listingsApi.trending, { query: { limit } })
}

/** Newest first. */
export function featuredQuery(limit?: number) {
  return endpointQuery(listingsApi.featured, { query: { limit } })
}

export function listingQuery(id: string) {
  return findQuery(listingsApi.get, { params: { id } })
}

export function similarQuery(id: string, limit?: number) {
  return endpointQuery(listingsApi.similar, { params: { id }, query: { limit } })
}

/** Active listings of the same type, transaction and city, for a listing that is no longer available. */
export function sameKindQuery(listing: Listing | undefined, limit: number) {
  const { propertyType, transactionType, city } = listing ?? {}
  const side = transactionType === 'both' ? 'sale' : transactionType
  return endpointQuery(listingsApi.search, { query: { propertyType, transactionType: side, city, limit } })
}

/** Listings by id in the given order, whatever their status, without deleted and unknown ones. */
export function batchQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: queryKey(listingsApi.batch, { query: { ids } }),
    queryFn: async ({ signal }) => {
      const responses = chunksOf(ids, maxIds).map((chunk) =>
        call(listingsApi.batch, { body: { ids: chunk }, signal }),
      )
      return (await Promise.all(responses)).flat()
    },
  })
}

/** Search suggestions; needs two characters. */
export function suggestionsQuery(text: string) {
  return endpointQuery(listingsApi.suggestions, { query: { query: text } })
}

/** Counts a view; ignores failures. */
export function sendView(id: string): Promise<void> {
  return call(listingsApi.view, { params: { id } }).catch(() => undefined)
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
