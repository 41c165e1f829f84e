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
import { listingsApi, screenLimits, type ViewSource } from '#shared/listings/listingsApi.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'

export type ListingPage = Page<Listing>
export type ListingPages = InfiniteData<ListingPage, string | null>

export const pageSize = screenLimits.search
const maxIds = 100

/** Previous results stay while the next search loads. */
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

export function facetsQuery(search: SearchAddress) {
  const { sortBy: _, sortOrder: __, ...filters } = search
  return {
    ...endpointQuery(listingsApi.facets, { query: searchQueryValues(filters) }),
    placeholderData: keepPreviousData,
  }
}

/** Most viewed in 30 days. */
export function trendingQuery(limit?: number) {
  return endpointQuery(listingsApi.trending, { query: { limit } })
}

export function featuredQuery(limit?: number) {
  return endpointQuery(listingsApi.featured, { query: { limit } })
}

export function listingQuery(id: string) {
  return findQuery(listingsApi.get, { params: { id } })
}

export function similarQuery(id: string, limit?: number) {
  return endpointQuery(listingsApi.similar, { params: { id }, query: { limit } })
}

export function priceHistoryQuery(id: string) {
  return endpointQuery(listingsApi.priceHistory, { params: { id } })
}

export function sameKindQuery(listing: Listing | undefined, limit: number) {
  const { propertyType, transactionType, city } = listing ?? {}
  const side = transactionType === 'both' ? 'sale' : transactionType
  return endpointQuery(listingsApi.search, { query: { propertyType, transactionType: side, city, limit } })
}

/** In the given order; omits deleted and unknown ones. */
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

export function placeQuery(name: string) {
  return endpointQuery(listingsApi.place, { query: { query: name } })
}

/** Needs two characters. */
export function suggestionsQuery(text: string) {
  return endpointQuery(listingsApi.completions, { query: { query: text } })
}

/** Ignores failures. */
export function sendView(id: string, from?: ViewSource): Promise<void> {
  return call(listingsApi.view, { params: { id }, query: { from } }).catch(() => undefined)
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
