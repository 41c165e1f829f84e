import { call } from '#client/core/call.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import { favoritesApi } from '#shared/favorites.ts'

/** Milliseconds that taking over a visitor's favorites may last, before it is left for another time. */
const mergePatience = 15_000

/** What the user who is signed in keeps, the newest first. Pages come with it. */
export const favoritesQuery = endpointQuery(favoritesApi.list)

export function addFavorite(userId: string, listingId: string) {
  return call(favoritesApi.add, { body: { userId, listingId } })
}

export function removeFavorite(userId: string, listingId: string) {
  return call(favoritesApi.remove, { body: { userId, listingId } })
}

/** Takes over at most `mostMerged` favorites of a visitor; gives all favorites then. */
export function mergeFavorites(listingIds: string[]) {
  return call(favoritesApi.merge, { body: { listingIds }, signal: AbortSignal.timeout(mergePatience) })
}
