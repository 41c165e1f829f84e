import { useSyncExternalStore } from 'react'
import type { SavedSearchNews } from '#shared/savedSearches/savedSearches.ts'

/** By listing, as long as the tab lives: the server forgets them once they are seen. */
let news: ReadonlyMap<string, SavedSearchNews> = new Map()
const listeners = new Set<() => void>()

export function addNews(added: readonly SavedSearchNews[]): void {
  news = new Map([...news, ...added.map((one) => [one.listingId, one] as const)])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined: nothing is new about the listing. */
export function useNewsOf(listingId: string): SavedSearchNews | undefined {
  return useSyncExternalStore(
    subscribe,
    () => news.get(listingId),
    () => undefined,
  )
}
