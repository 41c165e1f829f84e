import type { EmblaCarouselType } from 'embla-carousel'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'

/** Follows a carousel: which picture stands, and the arrow keys that move it. */
export function useGallery(embla: EmblaCarouselType | undefined, start = 0) {
  const [index, setIndex] = useState(start)
  useEffect(() => {
    if (!embla) return
    const follow = () => setIndex(embla.selectedScrollSnap())
    follow()
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') embla?.scrollPrev()
      else if (event.key === 'ArrowRight') embla?.scrollNext()
      else return
      event.preventDefault()
    },
    [embla],
  )
  return { index, onKeyDown }
}
