import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Wraps around with fewer slides than Embla's own loop needs. */
export function useCarousel(embla: EmblaCarouselType | undefined) {
  const [canMove, setCanMove] = useState(false)
  useEffect(() => {
    if (!embla) return
    const updateCanMove = () => setCanMove(embla.canScrollNext() || embla.canScrollPrev())
    updateCanMove()
    embla.on('reInit', updateCanMove).on('resize', updateCanMove)
    return () => {
      embla.off('reInit', updateCanMove).off('resize', updateCanMove)
    }
  }, [embla])
  return {
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
