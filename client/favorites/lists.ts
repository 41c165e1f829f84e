/** Newest first. */
type Ids = readonly string[]

export function withFavorite(ids: Ids, id: string): string[] {
  return ids.includes(id) ? [...ids] : [id, ...ids]
}

export function withoutFavorites(ids: Ids, removed: Ids): string[] {
  const removedSet = new Set(removed)
  return ids.filter((id) => !removedSet.has(id))
}

export function shownFavorites(local: Ids, saved: Ids, pending: ReadonlyMap<string, boolean>): string[] {
  const all = [...new Set([...local, ...saved])].filter((id) => pending.get(id) !== false)
  const added = [...pending].filter(([id, isFavorite]) => isFavorite && !all.includes(id)).map(([id]) => id)
  return [...added.reverse(), ...all]
}

/** Oldest first: the server counts later ones as newer. */
export function mergeBatches(ids: Ids, size: number): string[][] {
  const batches: string[][] = []
  for (let end = ids.length; end > 0; end -= size) batches.push(ids.slice(Math.max(0, end - size), end))
  return batches
}
