/** A photo that is uploaded and belongs to a listing, in the listing's order. */
export interface Photo {
  id: string
  caption: string
  isPrimary: boolean
  /** ThumbHash in base64. */
  placeholder: string | null
  width: number
  height: number
}

/** How many photos a listing takes, and how long what is said of one may be. */
export const maxPhotos = 40
export const longestCaption = 200

/** Exactly one main photo: the one that was, else the first. */
export function withMain(
  photos: readonly Photo[],
  mainId = photos.find((one) => one.isPrimary)?.id,
): Photo[] {
  const main = photos.some(({ id }) => id === mainId) ? mainId : photos[0]?.id
  return photos.map((photo) =>
    photo.isPrimary === (photo.id === main) ? photo : { ...photo, isPrimary: photo.id === main },
  )
}

/** The list with one item at another place; the same list where that place is not there. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/**
 * The order in which photos and running uploads stand: as known, then what is new. `known` may hold what is gone and lack what
 * has come.
 */
export function arrange(known: readonly string[], present: readonly string[]): string[] {
  const there = new Set(present)
  const kept = known.filter((key) => there.has(key))
  const placed = new Set(kept)
  return [...kept, ...present.filter((key) => !placed.has(key))]
}

/** The photos as the order of all keys says. */
export function inOrder(photos: readonly Photo[], keys: readonly string[]): Photo[] {
  const places = new Map(keys.map((key, at) => [key, at]))
  return photos.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
