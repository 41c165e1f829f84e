/** Lists of the ids of listings, the newest first. */
type Ids = readonly string[]

/** The ids with one more in front; the same where it is among them. */
export function withFavorite(ids: Ids, id: string): string[] {
  return ids.includes(id) ? [...ids] : [id, ...ids]
}

export function withoutFavorites(ids: Ids, gone: Ids): string[] {
  const isGone = new Set(gone)
  return ids.filter((id) => !isGone.has(id))
}

/** The favorites as shown: those of the browser, then those of the account, over both the pending changes. */
export function shownFavorites(local: Ids, saved: Ids, pending: ReadonlyMap<string, boolean>): string[] {
  const all = [...new Set([...local, ...saved])].filter((id) => pending.get(id) !== false)
  const added = [...pending].filter(([id, isFavorite]) => isFavorite && !all.includes(id)).map(([id]) => id)
  return [...added.reverse(), ...all]
}

/** The batches in which a list is merged, the oldest first: what arrives later counts as newer. */
export function mergeBatches(ids: Ids, size: number): string[][] {
  const batches: string[][] = []
  for (let end = ids.length; end > 0; end -= size) batches.push(ids.slice(Math.max(0, end - size), end))
  return batches
}
