import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '#client/core/queryClient.ts'
import { boostsApi } from '#shared/boosts/boostsApi.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'

export const boostedQuery = (filters: ListingFilters) =>
  endpointQuery(boostsApi.shown, { query: searchQueryValues(filters) })

export const agencyBoostsQuery = (agencyId: string) =>
  endpointQuery(boostsApi.ofAgency, { params: { id: agencyId } })

export const invalidateBoosts = (client: QueryClient, agencyId: string) =>
  client.invalidateQueries({ queryKey: agencyBoostsQuery(agencyId).queryKey })
