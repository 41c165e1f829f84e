import { endpointQuery } from '#client/core/queryClient.ts'
import { alternativesApi } from '#shared/search/alternatives.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'

export function alternativesQuery({ sortBy: _, sortOrder: __, ...filters }: SearchAddress) {
  return endpointQuery(alternativesApi.find, { query: searchQueryValues(filters) })
}
