import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { ListingFacts } from '#client/listings/card/ListingFacts.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { ComparePrice } from './ComparePrice.tsx'

export function CompareChoice(props: { listing: Listing; isChosen: boolean; onPress: () => void }) {
  const { listing, isChosen, onPress } = props
  const { compare: w, listings } = useWords('compare', 'listings')
  const { title, titleLanguage } = useListingText(listing)
  return (
    <article
      className={clsx(
        'relative flex h-full overflow-hidden rounded-lg border bg-surface-raised shadow-card transition-shadow duration-200 hover:shadow-lifted max-sm:min-h-36 sm:flex-col',
        isChosen && 'border-action ring-2 ring-action',
      )}
    >
      <Picture
        media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
        alt=""
        sizes="(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 36vw"
        className="w-[36%] shrink-0 sm:aspect-16/10 sm:w-full"
      />
      <div className="pointer-events-none absolute top-2 left-2 flex items-start justify-between gap-2 max-sm:max-w-[calc(36%-1rem)] max-sm:flex-col-reverse large-text:max-w-none! sm:top-3 sm:right-3 sm:left-3">
        <span className="empty:max-sm:hidden">
          {listing.status !== 'active' && (
            <Badge tone="raised" className="whitespace-normal! rounded-lg! px-2!">
              {listings.unavailable}
            </Badge>
          )}
        </span>
        {isChosen ? (
          <Badge
            className="bg-action! text-action-ink!"
            icon={<Check aria-hidden="true" className="size-3.5" />}
          >
            <span className="max-[22rem]:sr-only">{w.selected}</span>
          </Badge>
        ) : (
          <span className="size-6 rounded-full border-2 border-surface-raised bg-veil/30 shadow-card" />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-3.5 sm:p-4">
        <ComparePrice listing={listing} />
        <h2 className="mt-1 font-sans font-semibold text-base leading-snug">
          <button
            type="button"
            lang={titleLanguage}
            aria-pressed={isChosen}
            onClick={onPress}
            className="wrap-anywhere line-clamp-2 text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-action focus-visible:after:-outline-offset-2"
          >
            {title}
          </button>
        </h2>
        <p className="mt-1 truncate text-ink-muted text-sm">
          {listing.neighborhood}, {listing.city}
        </p>
        <div className="mt-auto pt-3">
          <ListingFacts listing={listing} />
        </div>
      </div>
    </article>
  )
}
