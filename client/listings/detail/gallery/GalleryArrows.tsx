import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

const arrowClass = 'absolute top-1/2 hidden -translate-y-1/2 sm:grid print:hidden'

export function GalleryArrows({ embla }: { embla: EmblaCarouselType | undefined }) {
  const { property: w } = useWords('property')
  return (
    <>
      <IconButton
        label={w.previousImage}
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        variant="raised"
        onClick={() => embla?.scrollPrev()}
        className={`left-3 ${arrowClass}`}
      />
      <IconButton
        label={w.nextImage}
        icon={<ChevronRight aria-hidden="true" className="size-6" />}
        variant="raised"
        onClick={() => embla?.scrollNext()}
        className={`right-3 ${arrowClass}`}
      />
    </>
  )
}
