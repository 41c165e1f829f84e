import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { useCarousel } from './useCarousel.ts'

const arrowClass = 'absolute top-28 -translate-y-1/2 max-sm:hidden'

export function CarouselArrows({ embla }: { embla: EmblaCarouselType | undefined }) {
  const { home: w } = useWords('home')
  const { canMove, previous, next } = useCarousel(embla)
  return (
    canMove && (
      <>
        <IconButton
          label={w.previous}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
          variant="raised"
          onClick={previous}
          className={`left-1 xl:-left-3 ${arrowClass}`}
        />
        <IconButton
          label={w.next}
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
          variant="raised"
          onClick={next}
          className={`right-1 xl:-right-3 ${arrowClass}`}
        />
      </>
    )
  )
}
