import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { useStored } from '#client/core/storage.ts'
import { favoritesQuery } from './favorites.api.ts'
import { localFavorites } from './favorites.local.ts'
import { favoritesStoreOf } from './favorites.store.ts'

/** Merges at start, on additions in another tab, and once online. */
export function useFavoritesSync(): void {
  const client = useQueryClient()
  const isSignedIn = Boolean(useUser())
  const hasSome = useStored(localFavorites).length > 0
  useQuery({ ...favoritesQuery, enabled: isSignedIn })
  useEffect(() => {
    if (!isSignedIn || !hasSome) return
    const merge = () => void favoritesStoreOf(client).merge()
    merge()
    addEventListener('online', merge)
    return () => removeEventListener('online', merge)
  }, [client, isSignedIn, hasSome])
}
