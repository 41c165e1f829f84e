import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
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
  const [isStarted, start] = useStart()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by its own pattern
    <div role="group" aria-roledescription="carousel" aria-label={label} className="relative">
      <div
        ref={isStarted ? ref : undefined}
        onPointerDown={start}
        className="-mx-4 -my-3 overflow-hidden px-4 py-3 sm:-mx-2 sm:px-2"
      >
        {children}
      </div>
      <CarouselArrows embla={embla} />
    </div>
  )
}

/** When hydration is over, as the carousel measures its slides; or at the first touch, which may be a swipe. */
function useStart(): [isStarted: boolean, start: () => void] {
  const [isStarted, setStarted] = useState(false)
  const start = useCallback(() => setStarted(true), [])
  useEffect(() => whenIdle(start), [start])
  return [isStarted, start]
}
