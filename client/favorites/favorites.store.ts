import { useMemo } from 'react'
import { useWords } from '#client/core/language.tsx'
import { favoritesStore, useStored } from '#client/core/storage.ts'
import { toast } from '#client/ui/toasts.ts'

/** Where favorites are kept: in the browser for a visitor. Ids of listings, the newest first. */
export interface FavoritesKeep {
  ids: readonly string[]
  add(listingId: string): void
  remove(listingId: string): void
}

export interface Favorites {
  ids: readonly string[]
  has(listingId: string): boolean
  /** Adds or removes, and tells the reader. */
  toggle(listingId: string): void
  /** Removes and tells the reader, who may undo it. */
  remove(listingId: string): void
  /** Takes ids of listings that are gone off the list, in silence. */
  forget(listingIds: readonly string[]): void
}

/** The ids with one more in front; the same where it is among them. */
export function withFavorite(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? [...ids] : [id, ...ids]
}

export function withoutFavorites(ids: readonly string[], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id))
}

/** The visitor's own list, shared by all tabs of the browser. */
function useLocalFavorites(): FavoritesKeep {
  const ids = useStored(favoritesStore)
  return useMemo(
    () => ({
      ids,
      add: (id) => favoritesStore.set(withFavorite(favoritesStore.get(), id)),
      remove: (id) => favoritesStore.set(withoutFavorites(favoritesStore.get(), [id])),
    }),
    [ids],
  )
}

/** The reader's favorites and what can be done with them. */
export function useFavorites(): Favorites {
  const keep = useLocalFavorites()
  const { favorites: w } = useWords()
  return useMemo(() => {
    const add = (id: string) => {
      keep.add(id)
      toast({ title: w.added, description: w.addedHere })
    }
    const remove = (id: string) => {
      keep.remove(id)
      toast({
        title: w.removed,
        description: w.removedText,
        action: { label: w.undo, onPress: () => keep.add(id) },
      })
    }
    return {
      ids: keep.ids,
      has: (id) => keep.ids.includes(id),
      toggle: (id) => (keep.ids.includes(id) ? remove(id) : add(id)),
      remove,
      forget: (gone) => gone.forEach(keep.remove),
    }
  }, [keep, w])
}
