import { useWords } from '#client/core/language.tsx'
import { offscreenProps } from '#client/core/rendering/layOutRest.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { Carousel } from './Carousel.tsx'
import { rowClass, slideClass } from './carouselClasses.ts'

export function TrendingCarousel({ listings }: { listings: Listing[] }) {
  const { home: w } = useWords('home')
  const rate = useRate()
  return (
    <Carousel label={w.trending}>
      <ul className={rowClass}>
        {listings.map((listing, index) => (
          <li key={listing.id} className={slideClass} {...(index > 1 && offscreenProps)}>
            <ListingCard
              listing={listing}
              rate={rate}
              level={3}
              priority={index === 0}
              action={FavoriteButton}
            />
          </li>
        ))}
      </ul>
    </Carousel>
  )
}
