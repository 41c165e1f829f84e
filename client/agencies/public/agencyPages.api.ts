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

export const agencyQuery = (slug: string) => findQuery(publicAgenciesApi.agency, { params: { id: slug } })
export const agentQuery = (slug: string) => findQuery(publicAgenciesApi.agent, { params: { slug } })

export const responseTimeQuery = (party: Party, slug: string) =>
  party === 'agency'
    ? findQuery(publicAgenciesApi.agencyResponseTime, { params: { id: slug } })
    : findQuery(publicAgenciesApi.agentResponseTime, { params: { slug } })

/** While a filter changes, what was found before stays. */
export function activeListingsQuery(party: Party, slug: string, filters: PortfolioFilters) {
  const query = { ...filters, limit: screenLimits.search }
  const isAgency = party === 'agency'
  const key = isAgency
    ? queryKey(publicAgenciesApi.agencyListings, { params: { id: slug }, query })
    : queryKey(publicAgenciesApi.agentListings, { params: { slug }, query })
  return infiniteQueryOptions<Page<Listing>, Error, Pages<Listing>, QueryKey, string | null>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => {
      const asked = { query: { ...query, cursor: pageParam }, signal }
      return isAgency
        ? callPage(publicAgenciesApi.agencyListings, { params: { id: slug }, ...asked })
        : callPage(publicAgenciesApi.agentListings, { params: { slug }, ...asked })
    },
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
