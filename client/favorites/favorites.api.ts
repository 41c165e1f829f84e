import { call } from '#client/core/call.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import { favoritesApi } from '#shared/favorites.ts'

const mergeTimeout = 15_000

/** The signed-in user's favorites, newest first. */
export const favoritesQuery = endpointQuery(favoritesApi.list)

export function addFavorite(userId: string, listingId: string) {
  return call(favoritesApi.add, { body: { userId, listingId } })
}

export function removeFavorite(userId: string, listingId: string) {
  return call(favoritesApi.remove, { body: { userId, listingId } })
}

/** Adds at most `maxMerged` favorites of a visitor to the account; returns all favorites of the account. */
export function mergeFavorites(listingIds: string[]) {
  return call(favoritesApi.merge, { body: { listingIds }, signal: AbortSignal.timeout(mergeTimeout) })
}
