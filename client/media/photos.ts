export interface Photo {
  id: string
  caption: string
  isPrimary: boolean
  /** ThumbHash in base64. */
  placeholder: string | null
  width: number
  height: number
}

export const maxPhotos = 40
export const maxCaptionLength = 200

export function withMain(
  photos: readonly Photo[],
  mainId = photos.find((one) => one.isPrimary)?.id,
): Photo[] {
  const main = photos.some(({ id }) => id === mainId) ? mainId : photos[0]?.id
  return photos.map((photo) =>
    photo.isPrimary === (photo.id === main) ? photo : { ...photo, isPrimary: photo.id === main },
  )
}

/** Unchanged if out of range. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Known ones first. `known` may contain removed keys and lack new ones. */
export function mergeOrder(known: readonly string[], present: readonly string[]): string[] {
  const presentKeys = new Set(present)
  const remaining = known.filter((key) => presentKeys.has(key))
  const remainingKeys = new Set(remaining)
  return [...remaining, ...present.filter((key) => !remainingKeys.has(key))]
}

export function inOrder(photos: readonly Photo[], keys: readonly string[]): Photo[] {
  const positions = new Map(keys.map((key, at) => [key, at]))
  return photos.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
}
