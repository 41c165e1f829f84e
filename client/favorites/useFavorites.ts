import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSessionExpired } from '#client/auth/session.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { type FavoritesStore, favoritesStoreOf, noFavorites, type Outcome } from './favorites.store.ts'

export interface FavoriteActions {
  toggle(listingId: string): void
  /** With undo. */
  remove(listingId: string): void
  /** Shows failures only. */
  removeAll(listingIds: readonly string[]): void
  /** Deleted listings, silently. */
  drop(listingIds: readonly string[]): void
}

export interface Favorites extends FavoriteActions {
  ids: readonly string[]
  has(listingId: string): boolean
}

function useStore(): FavoritesStore {
  return favoritesStoreOf(useQueryClient())
}

export function useFavoriteIds(): readonly string[] {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.ids, () => noFavorites)
}

export function useIsFavorite(listingId: string): boolean {
  const store = useStore()
  return useSyncExternalStore(
    store.subscribe,
    () => store.has(listingId),
    () => false,
  )
}

export function useFavoriteActions(): FavoriteActions {
  const store = useStore()
  const { core, favorites: w } = useWords('core', 'favorites')
  const isExpired = useSessionExpired()

  function toastFailure(outcome: Outcome, text: string) {
    if (outcome instanceof Error && !isExpired(outcome))
      toast({ title: core.error, description: text, variant: 'destructive' })
  }
  async function add(id: string) {
    const outcome = await store.set(id, true)
    if (outcome === 'saved') toast({ title: w.added, description: w.addedText })
    else if (outcome === 'local') toast({ title: w.added, description: w.addedHere })
    else toastFailure(outcome, w.addFailed)
  }
  async function restore(id: string) {
    toastFailure(await store.set(id, true), w.addFailed)
  }
  async function remove(id: string) {
    const outcome = await store.set(id, false)
    if (outcome !== 'saved' && outcome !== 'local') return toastFailure(outcome, w.removeFailed)
    const action = { label: w.undo, onPress: () => void restore(id) }
    toast({ title: w.removed, description: w.removedText, action })
  }
  async function removeAll(ids: readonly string[]) {
    const outcomes = await Promise.all(ids.map((id) => store.set(id, false)))
    const failure = outcomes.find((one) => one instanceof Error)
    if (failure) toastFailure(failure, w.removeFailed)
  }
  return {
    toggle: (id) => void (store.has(id) ? remove(id) : add(id)),
    remove: (id) => void remove(id),
    removeAll: (ids) => void removeAll(ids),
    drop: store.drop,
  }
}

export function useFavorites(): Favorites {
  const store = useStore()
  return { ...useFavoriteActions(), ids: useFavoriteIds(), has: store.has }
}
