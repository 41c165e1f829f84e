import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { batchQuery } from '#client/listings/listings.api.ts'
import type { Listing } from '#shared/listings.ts'
import { favoritesQuery } from './favorites.api.ts'
import { type Favorites, useFavorites } from './favorites.store.ts'

export interface FavoriteListings {
  favorites: Favorites
  listings: readonly Listing[]
  isPending: boolean
  error: Error | null
  retry(): void
}

/** The kept listings, the newest first. Taking one off asks for nothing anew; ids that name nothing any more are forgotten. */
export function useFavoriteListings(): FavoriteListings {
  const favorites = useFavorites()
  const user = useUser()
  const kept = useQuery({ ...favoritesQuery, enabled: Boolean(user) })
  const { ids, forget } = favorites
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)

  const query = useQuery({
    ...batchQuery(asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  const answer = query.isPlaceholderData ? undefined : query.data

  useEffect(() => {
    if (!answer) return
    const gone = asked.filter((id) => ids.includes(id) && !answer.some((listing) => listing.id === id))
    if (gone.length > 0) forget(gone)
  }, [answer, asked, ids, forget])

  const isWaiting = user === undefined || (user !== null && kept.isPending)
  return {
    favorites,
    listings: inOrder(query.data ?? [], ids),
    isPending: isWaiting || (ids.length > 0 && query.isPending),
    error: (user ? kept.error : null) ?? query.error,
    retry() {
      if (kept.isError) void kept.refetch()
      if (query.isError) void query.refetch()
    },
  }
}

/** Those that are still kept, as the list has them now: what was undone or taken over stands where the list says. */
function inOrder(listings: readonly Listing[], ids: readonly string[]): Listing[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
