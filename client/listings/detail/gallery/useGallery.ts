import type { EmblaCarouselType } from 'embla-carousel'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'

export function useGallery(embla: EmblaCarouselType | undefined) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!embla) return
    const updateIndex = () => setIndex(embla.selectedScrollSnap())
    updateIndex()
    embla.on('select', updateIndex).on('reInit', updateIndex)
    return () => {
      embla.off('select', updateIndex).off('reInit', updateIndex)
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
