/**
 * An entry of the history. Those of one page view share an id: the page's own, and one more for each overlay that
 * was opened on it.
 */
export interface Entry {
  id: string
  /** The overlays open, bottom to top: the parameter or the name that opens it, or empty where its owner does. */
  overlays: readonly string[]
  address: string
}

interface HistoryState {
  entry: string
  overlays: readonly string[]
}

export function readEntry(newId = createEntryId()): Entry {
  const state: Partial<HistoryState> | null = history.state
  const entry = {
    id: state?.entry ?? newId,
    overlays: state?.overlays ?? [],
    address: location.href,
  }
  if (!state?.entry) rewriteEntry(entry)
  return entry
}

export function createEntryId(): string {
  return Math.random().toString(36).slice(2)
}

export function stateOf({ id, overlays }: Pick<Entry, 'id' | 'overlays'>): HistoryState {
  return { entry: id, overlays }
}

/** Rewrites the current entry, bypassing the router's patch, which would report a navigation. */
export function rewriteEntry(entry: Entry): void {
  History.prototype.replaceState.call(history, stateOf(entry), '', entry.address)
}
