import type { EmblaCarouselType } from 'embla-carousel'
import { SlideArrows } from '#client/ui/list/SlideArrows.tsx'
import { useCarousel } from './useCarousel.ts'

export function CarouselArrows({ embla }: { embla: EmblaCarouselType | undefined }) {
  const { canMove, previous, next } = useCarousel(embla)
  return canMove && <SlideArrows onPrevious={previous} onNext={next} />
}
