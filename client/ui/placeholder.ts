import { thumbHashToDataURL } from 'thumbhash'

/**
 * Shows a placeholder behind a picture that is not loaded when it comes near the viewport; not before, since it takes
 * a slow phone some milliseconds. Returns a function that removes it.
 */
export function showPlaceholder(frame: HTMLElement, hash: string | null | undefined): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const url = frame.querySelector('img')?.complete ? undefined : placeholderUrl(hash)
      // Not a style attribute: in HTML from the server, the page's policy would refuse it.
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

/** A ThumbHash as a data URL; undefined if it is invalid. */
export function placeholderUrl(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
