import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { carouselMotion } from '#client/core/motion.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { rowClass, slideClass } from './carouselClasses.ts'
import { useCarousel } from './useCarousel.ts'

const arrowClass = 'absolute top-28 -translate-y-1/2 max-sm:hidden'

export function TrendingCarousel({ listings }: { listings: Listing[] }) {
  const { home: w } = useWords('home')
  const rate = useRate()
  const [ref, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slidesToScroll: 'auto',
    ...carouselMotion,
  })
  const { canMove, previous, next } = useCarousel(embla)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by its own pattern
    <div role="group" aria-roledescription="carousel" aria-label={w.trending} className="relative">
      <div ref={ref} className="-mx-4 -my-3 overflow-hidden px-4 py-3 sm:-mx-2 sm:px-2">
        <ul className={rowClass}>
          {listings.map((listing, index) => (
            <li key={listing.id} className={slideClass}>
              <ListingCard
                listing={listing}
                rate={rate}
                level={3}
                priority={index === 0}
                action={<FavoriteButton listing={listing} />}
              />
            </li>
          ))}
        </ul>
      </div>
      {canMove && (
        <>
          <IconButton
            label={w.previous}
            icon={<ChevronLeft aria-hidden="true" className="size-6" />}
            variant="raised"
            onClick={previous}
            className={`-left-4 ${arrowClass}`}
          />
          <IconButton
            label={w.next}
            icon={<ChevronRight aria-hidden="true" className="size-6" />}
            variant="raised"
            onClick={next}
            className={`-right-4 ${arrowClass}`}
          />
        </>
      )}
    </div>
  )
}
