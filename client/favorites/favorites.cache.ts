import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#client/auth/auth.api.ts'
import type { Favorite } from '#shared/favorites/favorites.ts'
import { favoritesQuery } from './favorites.api.ts'

export function currentUserId(client: QueryClient): string | undefined {
  return client.getQueryData(userQuery.queryKey)?.id
}

/** Newest first; empty until loaded. */
export function accountFavorites(client: QueryClient): Favorite[] {
  return client.getQueryData(favoritesQuery.queryKey) ?? []
}

export function setAccountFavorites(client: QueryClient, favorites: Favorite[]): void {
  client.setQueryData(favoritesQuery.queryKey, favorites)
  client.setQueryData(userQuery.queryKey, (user) => user && { ...user, favoritesCount: favorites.length })
  // A response in flight may be older.
  if (client.isFetching({ queryKey: favoritesQuery.queryKey }) > 0)
    void client.invalidateQueries({ queryKey: favoritesQuery.queryKey })
}

export async function loadAccountFavorites(client: QueryClient): Promise<void> {
  await client.ensureQueryData(favoritesQuery).catch(() => undefined)
}
