import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { favoritesStore, useStored } from '#client/core/storage.ts'
import { favoritesQuery } from './favorites.api.ts'
import { keepOf } from './favorites.keep.ts'

/**
 * Has the user's favorites at hand on every page, and moves those of this browser into the account: at the start, when some
 * appear (in another tab), and when the network is back. What fails waits for the next of these.
 */
export function useFavoritesSync(): void {
  const client = useQueryClient()
  const isSignedIn = Boolean(useUser())
  const hasSome = useStored(favoritesStore).length > 0
  useQuery({ ...favoritesQuery, enabled: isSignedIn })
  useEffect(() => {
    if (!isSignedIn || !hasSome) return
    const merge = () =>
      void keepOf(client)
        .merge()
        .catch(() => undefined)
    merge()
    addEventListener('online', merge)
    return () => removeEventListener('online', merge)
  }, [client, isSignedIn, hasSome])
}
