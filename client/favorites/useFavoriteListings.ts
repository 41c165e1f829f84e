import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { batchQuery } from '#client/listings/listings.api.ts'
import type { Listing } from '#shared/listings.ts'
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

  return {
    favorites,
    listings: (query.data ?? []).filter(({ id }) => ids.includes(id)),
    isPending: ids.length > 0 && query.isPending,
    error: query.error,
    retry: query.refetch,
  }
}
