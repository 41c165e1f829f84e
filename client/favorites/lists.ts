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

/** What the reader sees: what waits in the browser, then what the server keeps, and over both what was pressed since. */
export function shownFavorites(here: Ids, there: Ids, pressed: ReadonlyMap<string, boolean>): string[] {
  const all = [...new Set([...here, ...there])].filter((id) => pressed.get(id) !== false)
  const added = [...pressed].filter(([id, wanted]) => wanted && !all.includes(id)).map(([id]) => id)
  return [...added.reverse(), ...all]
}

/** The parts in which a list is taken over, the oldest first: what arrives later counts as newer. */
export function mergeParts(ids: Ids, most: number): string[][] {
  const parts: string[][] = []
  for (let end = ids.length; end > 0; end -= most) parts.push(ids.slice(Math.max(0, end - most), end))
  return parts
}
