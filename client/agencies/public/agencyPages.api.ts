import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callPage } from '#client/core/call.ts'
import { findQuery } from '#client/core/queryClient.ts'
import type { DirectoryFilters, PortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { ListedAgency } from '#shared/agencies/publicAgencies.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import type { Page } from '#shared/core/paging.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'

/** Whose listings are shown. */
export type Party = 'agency' | 'agent'

type Pages<Item> = InfiniteData<Page<Item>, string | null>

export const agencyQuery = (slug: string) => findQuery(publicAgenciesApi.agency, { params: { slug } })
export const agentQuery = (slug: string) => findQuery(publicAgenciesApi.agent, { params: { slug } })

export const responseTimeQuery = (party: Party, slug: string) =>
  findQuery(party === 'agency' ? publicAgenciesApi.agencyResponseTime : publicAgenciesApi.agentResponseTime, {
    params: { slug },
  })

/** While a filter changes, what was found before stays. */
export function activeListingsQuery(party: Party, slug: string, filters: PortfolioFilters) {
  const endpoint = party === 'agency' ? publicAgenciesApi.agencyListings : publicAgenciesApi.agentListings
  const params = { slug }
  const query = { ...filters, limit: screenLimits.search }
  return infiniteQueryOptions<Page<Listing>, Error, Pages<Listing>, QueryKey, string | null>({
    queryKey: queryKey(endpoint, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      callPage(endpoint, { params, query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next ?? null,
    placeholderData: keepPreviousData,
  })
}

export function directoryQuery(filters: DirectoryFilters) {
  const endpoint = publicAgenciesApi.directory
  const query = { ...filters, limit: screenLimits.agencies }
  return infiniteQueryOptions<Page<ListedAgency>, Error, Pages<ListedAgency>, QueryKey, string | null>({
    queryKey: queryKey(endpoint, { query }),
    queryFn: ({ pageParam, signal }) =>
      callPage(endpoint, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next ?? null,
    placeholderData: keepPreviousData,
  })
}
