import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSessionExpired } from '#client/auth/session.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/toasts.ts'
import { type Keep, keepOf, type Outcome } from './favorites.keep.ts'

/** What can be done with favorites; everything shows at once and tells the reader what came of it. */
export interface FavoriteActions {
  /** Adds or removes. */
  toggle(listingId: string): void
  /** Removes; the reader may undo it. */
  remove(listingId: string): void
  /** Removes several, in silence unless it fails. */
  removeAll(listingIds: readonly string[]): void
  /** Takes ids that name nothing any more off the list, in silence. */
  forget(listingIds: readonly string[]): void
}

export interface Favorites extends FavoriteActions {
  /** The newest first. */
  ids: readonly string[]
  has(listingId: string): boolean
}

function useKeep(): Keep {
  return keepOf(useQueryClient())
}

/** The ids of the reader's favorites, the newest first. */
export function useFavoriteIds(): readonly string[] {
  const keep = useKeep()
  return useSyncExternalStore(keep.subscribe, keep.ids)
}

/** Whether a listing is among the reader's favorites; others coming and going disturb nobody. */
export function useIsFavorite(listingId: string): boolean {
  const keep = useKeep()
  return useSyncExternalStore(keep.subscribe, () => keep.has(listingId))
}

export function useFavoriteActions(): FavoriteActions {
  const keep = useKeep()
  const { core, favorites: w } = useWords()
  const isExpired = useSessionExpired()

  function tellTrouble(outcome: Outcome, text: string) {
    if (outcome instanceof Error && !isExpired(outcome))
      toast({ title: core.error, description: text, variant: 'destructive' })
  }
  async function add(id: string) {
    const outcome = await keep.wish(id, true)
    if (outcome === 'stored') toast({ title: w.added, description: w.addedText })
    else if (outcome === 'here') toast({ title: w.added, description: w.addedHere })
    else tellTrouble(outcome, w.addFailed)
  }
  async function restore(id: string) {
    tellTrouble(await keep.wish(id, true), w.addFailed)
  }
  async function remove(id: string) {
    const outcome = await keep.wish(id, false)
    if (outcome !== 'stored' && outcome !== 'here') return tellTrouble(outcome, w.removeFailed)
    const action = { label: w.undo, onPress: () => void restore(id) }
    toast({ title: w.removed, description: w.removedText, action })
  }
  async function removeAll(ids: readonly string[]) {
    const outcomes = await Promise.all(ids.map((id) => keep.wish(id, false)))
    const trouble = outcomes.find((one) => one instanceof Error)
    if (trouble) tellTrouble(trouble, w.removeFailed)
  }
  return {
    toggle: (id) => void (keep.has(id) ? remove(id) : add(id)),
    remove: (id) => void remove(id),
    removeAll: (ids) => void removeAll(ids),
    forget: keep.forget,
  }
}

/** The reader's favorites and what can be done with them. */
export function useFavorites(): Favorites {
  const keep = useKeep()
  return { ...useFavoriteActions(), ids: useFavoriteIds(), has: keep.has }
}
