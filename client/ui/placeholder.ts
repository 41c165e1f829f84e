import { thumbHashToDataURL } from 'thumbhash'

/** A ThumbHash as an image address; nothing where it is absent or broken. */
export function placeholderAddress(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
