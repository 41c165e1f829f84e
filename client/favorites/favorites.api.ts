import { call } from '#client/core/call.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'

const mergeTimeout = 15_000

export const favoritesQuery = endpointQuery(favoritesApi.list)

export function addFavorite(userId: string, listingId: string) {
  return call(favoritesApi.add, { body: { userId, listingId } })
}

export function removeFavorite(userId: string, listingId: string) {
  return call(favoritesApi.remove, { body: { userId, listingId } })
}

/** At most `maxMerged`; returns all favorites. */
export function mergeFavorites(listingIds: string[]) {
  return call(favoritesApi.merge, { body: { listingIds }, signal: AbortSignal.timeout(mergeTimeout) })
}
