import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#client/core/idle.ts'
import { carouselMotion } from '#client/core/motion.ts'
import { CarouselArrows } from './CarouselArrows.tsx'

interface CarouselProps {
  label: string
  /** One element: the row of slides. Not rendered again when the carousel starts. */
  children: ReactNode
}

export function Carousel({ label, children }: CarouselProps) {
  const [ref, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slidesToScroll: 'auto',
    ...carouselMotion,
  })
  const isIdle = useIdle()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by its own pattern
    <div role="group" aria-roledescription="carousel" aria-label={label} className="relative">
      <div ref={isIdle ? ref : undefined} className="-mx-4 -my-3 overflow-hidden px-4 py-3 sm:-mx-2 sm:px-2">
        {children}
      </div>
      <CarouselArrows embla={embla} />
    </div>
  )
}

/** Whether hydration is over: the carousel measures its slides. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
