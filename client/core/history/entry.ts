/** Entries of one page view share an id. */
export interface Entry {
  id: string
  /** Bottom to top: the parameter or name that opens it; empty if its owner holds the state. */
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

/** Bypasses the router's patch, which would report a navigation. */
export function rewriteEntry(entry: Entry): void {
  History.prototype.replaceState.call(history, stateOf(entry), '', entry.address)
}
