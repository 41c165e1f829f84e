import { hashKey, type QueryClient } from '@tanstack/react-query'
import { userQuery } from '#client/auth/auth.api.ts'
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

/** Result of a change: saved in the account or in this browser, superseded by a later change of the same listing, or an error. */
export type Outcome = 'saved' | 'local' | 'superseded' | Error

/** The favorites of a user (in the account) or of a visitor (in this browser). */
export interface FavoritesStore {
  subscribe(listener: () => void): () => void
  /** The displayed favorites, newest first; the same array until it changes. */
  ids(): readonly string[]
  has(listingId: string): boolean
  /** Applies a change optimistically and saves it; rolled back on failure. The last change of a listing wins. */
  set(listingId: string, isFavorite: boolean): Promise<Outcome>
  /** Removes listings that no longer exist from the list; the server omits them by itself. */
  drop(listingIds: readonly string[]): void
  /** Moves the favorites of this browser into the account; failures stay local. */
  merge(): Promise<void>
}

/** Also of pages rendered by the server: they are visitors', whose favorites only their browser knows. */
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
  /** Up to date without a listener too. */
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
      // Failures stay in local storage and are sent by the next merge.
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

const stores = new WeakMap<QueryClient, FavoritesStore>()

export function favoritesStoreOf(client: QueryClient): FavoritesStore {
  const store = stores.get(client) ?? createFavoritesStore(client)
  stores.set(client, store)
  return store
}
