import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Steps through a carousel that wraps around, also where it has too few slides for a ring of its own. */
export function useCarousel(embla: EmblaCarouselType | undefined) {
  const [canMove, setCanMove] = useState(false)
  useEffect(() => {
    if (!embla) return
    const follow = () => setCanMove(embla.canScrollNext() || embla.canScrollPrev())
    follow()
    embla.on('reInit', follow).on('resize', follow)
    return () => {
      embla.off('reInit', follow).off('resize', follow)
    }
  }, [embla])
  return {
    /** Whether there is more than what stands in sight. */
    canMove,
    previous() {
      if (embla?.canScrollPrev()) embla.scrollPrev()
      else embla?.scrollTo(embla.scrollSnapList().length - 1)
    },
    next() {
      if (embla?.canScrollNext()) embla.scrollNext()
      else embla?.scrollTo(0)
    },
  }
}
