import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { paths } from '#client/paths.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'

/** `token`: of a mail's link, instead of the session. */
export function savedSearchesQuery(token?: string) {
  return { ...endpointQuery(savedSearchesApi.list, { query: { token } }), staleTime: ownStaleTime }
}

/** Of what is saved of a search: without its order, which equal searches may differ in. */
export function criteriaUrl({ sortBy: _, sortOrder: __, ...criteria }: SearchAddress): string {
  return paths.search(searchQueryValues(criteria))
}

export const savedUrl = ({ search }: Pick<SavedSearch, 'search'>) => `${paths.search()}?${search}`

/** Newest first. */
export function putSaved(client: QueryClient, saved: SavedSearch, token?: string): void {
  client.setQueryData(savedSearchesQuery(token).queryKey, (list) => {
    if (!list) return list
    return list.some(({ id }) => id === saved.id)
      ? list.map((one) => (one.id === saved.id ? saved : one))
      : [saved, ...list]
  })
}

export function dropSaved(client: QueryClient, id: string, token?: string): void {
  client.setQueryData(savedSearchesQuery(token).queryKey, (list) => list?.filter((one) => one.id !== id))
}
