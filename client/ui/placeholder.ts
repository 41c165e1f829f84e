import { thumbHashToDataURL } from 'thumbhash'

/** A ThumbHash as a data URL; undefined if it is invalid. */
export function placeholderUrl(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
