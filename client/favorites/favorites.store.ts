import { hashKey, type QueryClient } from '@tanstack/react-query'
import { userQuery } from '#client/auth/auth.api.ts'
import { oncePerClient } from '#client/core/queryClient.ts'
import { favoritesQuery } from './favorites.api.ts'
import {
  accountFavorites,
  currentUserId,
  loadAccountFavorites,
  setAccountFavorites,
} from './favorites.cache.ts'
import { dropLocalFavorites, localFavorites } from './favorites.local.ts'
import { mergeLocalFavorites } from './favorites.merge.ts'
import { createFavoritesQueue } from './favorites.queue.ts'
import { shownFavorites, withFavorite, withoutFavorites } from './lists.ts'

export type Outcome = 'saved' | 'local' | 'superseded' | Error

export interface FavoritesStore {
  subscribe(listener: () => void): () => void
  /** Newest first; the same array until it changes. */
  ids(): readonly string[]
  has(listingId: string): boolean
  /** Optimistic. The last change of a listing wins. */
  set(listingId: string, isFavorite: boolean): Promise<Outcome>
  drop(listingIds: readonly string[]): void
  /** From this browser into the account; failures stay local. */
  merge(): Promise<void>
}

/** On server pages too: only the browser knows a visitor's favorites. */
export const noFavorites: readonly string[] = []

export function createFavoritesStore(client: QueryClient): FavoritesStore {
  const listeners = new Set<() => void>()
  const queue = createFavoritesQueue(client, update)
  let merging: Promise<void> | undefined
  let shown = noFavorites
  let shownSet = new Set(shown)

  function update(): void {
    const saved = currentUserId(client) ? accountFavorites(client).map(({ listingId }) => listingId) : []
    const next = shownFavorites(localFavorites.get(), saved, queue.pending())
    if (next.length === shown.length && next.every((id, index) => id === shown[index])) return
    shown = next
    shownSet = new Set(next)
    for (const listener of listeners) listener()
  }
  let stopFollowing: (() => void) | undefined
  const watched = [userQuery, favoritesQuery].map(({ queryKey }) => hashKey(queryKey))
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && watched.includes(query.queryHash)) update()
  })
  function current() {
    if (!stopFollowing) update()
    return { shown, shownSet }
  }

  return {
    subscribe(listener) {
      if (!stopFollowing) {
        update()
        stopFollowing = localFavorites.subscribe(update)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopFollowing?.()
        stopFollowing = undefined
      }
    },
    ids: () => current().shown,
    has: (listingId) => current().shownSet.has(listingId),
    async set(listingId, isFavorite) {
      const userId = currentUserId(client)
      if (userId !== undefined) {
        const countChange = Number(isFavorite) - Number(current().shownSet.has(listingId))
        return queue.push({ userId, listingId, isFavorite, countChange, after: merging })
      }
      localFavorites.update((ids) =>
        isFavorite ? withFavorite(ids, listingId) : withoutFavorites(ids, [listingId]),
      )
      return 'local'
    },
    drop(listingIds) {
      dropLocalFavorites(listingIds)
      const saved = accountFavorites(client)
      if (saved.some(({ listingId }) => listingIds.includes(listingId)))
        setAccountFavorites(
          client,
          saved.filter(({ listingId }) => !listingIds.includes(listingId)),
        )
    },
    merge() {
      if (currentUserId(client) === undefined || localFavorites.get().length === 0) return Promise.resolve()
      merging ??= Promise.all([queue.settled(), loadAccountFavorites(client)])
        .then(() => mergeLocalFavorites(client))
        .catch(() => undefined)
        .finally(() => {
          merging = undefined
        })
      return merging
    },
  }
}

export const favoritesStoreOf = oncePerClient(createFavoritesStore)
