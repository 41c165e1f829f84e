import { type ReactNode, useId, useRef } from 'react'
import { offscreenProps } from '#client/core/rendering/layOutRest.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { FavoriteButton } from '#client/favorites/FavoriteButton.tsx'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { StripArrows } from './StripArrows.tsx'

interface ListingStripProps {
  title: string
  listings: Listing[]
  aside?: ReactNode
  className?: string
}

export function ListingStrip({ title, listings, aside, className }: ListingStripProps) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const rate = useRate()
  if (listings.length === 0) return null
  return (
    <section aria-labelledby={heading} className={className} {...offscreenProps}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {aside}
      </div>
      <div className="relative mt-4">
        <ul
          ref={list}
          className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-4 sm:mask-x-from-[calc(100%-1.5rem)] sm:-mx-6 sm:scroll-px-6 sm:px-6"
        >
          {listings.map((listing, index) => (
            <li
              key={listing.id}
              className="w-[min(19rem,82vw)] shrink-0 snap-start"
              {...(index > 0 && offscreenProps)}
            >
              <ListingCard listing={listing} rate={rate} action={FavoriteButton} />
            </li>
          ))}
        </ul>
        <StripArrows list={list} count={listings.length} />
      </div>
    </section>
  )
}
