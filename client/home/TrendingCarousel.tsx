import useEmblaCarousel from 'embla-carousel-react'
import { useWords } from '#client/core/language.tsx'
import { carouselMotion } from '#client/core/motion.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { CarouselArrows } from './CarouselArrows.tsx'
import { rowClass, slideClass } from './carouselClasses.ts'

export function TrendingCarousel({ listings }: { listings: Listing[] }) {
  const { home: w } = useWords('home')
  const rate = useRate()
  const [ref, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slidesToScroll: 'auto',
    ...carouselMotion,
  })
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
      <CarouselArrows embla={embla} />
    </div>
  )
}
