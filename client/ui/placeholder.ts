import { thumbHashToDataURL } from 'thumbhash'

/**
 * Shown near the viewport while the picture loads: decoding takes a slow phone milliseconds. Returns a
 * cleanup function.
 */
export function showPlaceholder(frame: HTMLElement, hash: string | null | undefined): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const url = frame.querySelector('img')?.complete ? undefined : placeholderUrl(hash)
      // Not a style attribute: the CSP refuses it in HTML.
      if (url) frame.style.backgroundImage = `url(${url})`
    },
    { rootMargin: '100%' },
  )
  if (hash) observer.observe(frame)
  return () => {
    observer.disconnect()
    frame.style.backgroundImage = ''
  }
}

/** ThumbHash to data URL; undefined if invalid. */
export function placeholderUrl(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
