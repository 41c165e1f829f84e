import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { batchQuery } from '#client/listings/listings.api.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { favoritesQuery } from './favorites.api.ts'
import { type Favorites, useFavorites } from './useFavorites.ts'

export interface FavoriteListings {
  favorites: Favorites
  listings: readonly Listing[]
  isPending: boolean
  error: Error | null
  retry(): void
}

/** Newest first. Drops ids of deleted listings. */
export function useFavoriteListings(): FavoriteListings {
  const favorites = useFavorites()
  const user = useUser()
  const saved = useQuery({ ...favoritesQuery, enabled: Boolean(user) })
  const { ids, drop } = favorites
  const [requested, setRequested] = useState(ids)
  if (ids.some((id) => !requested.includes(id))) setRequested(ids)

  const query = useQuery({
    ...batchQuery(requested),
    enabled: requested.length > 0,
    placeholderData: keepPreviousData,
  })
  const loaded = query.isPlaceholderData ? undefined : query.data

  useEffect(() => {
    if (!loaded) return
    const missing = requested.filter((id) => ids.includes(id) && !loaded.some((listing) => listing.id === id))
    if (missing.length > 0) drop(missing)
  }, [loaded, requested, ids, drop])

  const isLoadingIds = user === undefined || (user !== null && saved.isPending)
  return {
    favorites,
    listings: inOrder(query.data ?? [], ids),
    isPending: isLoadingIds || (ids.length > 0 && query.isPending),
    error: (user ? saved.error : null) ?? query.error,
    retry() {
      if (saved.isError) void saved.refetch()
      if (query.isError) void query.refetch()
    },
  }
}

function inOrder(listings: readonly Listing[], ids: readonly string[]): Listing[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
