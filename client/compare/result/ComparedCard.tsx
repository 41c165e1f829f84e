import { MapPin } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'
import { ComparePrice } from '#client/compare/ComparePrice.tsx'
import { useWords } from '#client/core/language.tsx'
import { ListingActionContext } from '#client/listings/card/listingAction.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { hasArea, offerText, perAreaText } from './comparisonFigures.ts'
import { Rank } from './Rank.tsx'

export function ComparedCard({ listing, rank }: { listing: Listing; rank: number }) {
  const { compareResult: w, listings } = useWords('compareResult', 'listings')
  const { title, titleLanguage } = useListingText(listing)
  const Action = use(ListingActionContext)
  return (
    <article className="group relative flex h-full overflow-hidden rounded-lg border bg-surface-raised shadow-card transition-shadow duration-200 focus-within:shadow-lifted hover:shadow-lifted max-sm:min-h-40 sm:flex-col print:flex-col print:shadow-none">
      <Picture
        media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
        alt=""
        sizes="(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 100vw"
        className="w-[36%] shrink-0 sm:aspect-16/10 sm:w-full print:aspect-16/10 print:w-full"
      />
      <div className="pointer-events-none absolute top-2 left-2 flex max-w-[calc(36%-1rem)] flex-col items-start gap-2 sm:top-3 sm:right-14 sm:left-3 sm:max-w-none sm:flex-row sm:items-center large-text:max-w-none!">
        <Rank rank={rank} className="shadow-card" />
        {listing.status !== 'active' && (
          <Badge tone="raised" className="whitespace-normal! rounded-lg! px-2!">
            {listings.unavailable}
          </Badge>
        )}
      </div>
      {Action && (
        <div className="absolute top-1.5 right-1.5 z-10 print:hidden">
          <Action listing={listing} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col p-4 max-sm:p-3.5 print:p-2">
        <ComparePrice listing={listing} className="pr-10 max-[22rem]:pr-9 max-[22rem]:text-lg sm:pr-0" />
        <h2 className="mt-1 font-sans font-semibold text-base leading-snug">
          <Link
            href={paths.property(listing.id)}
            lang={titleLanguage}
            className="wrap-anywhere line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-action focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex min-w-0 items-center gap-1.5 text-ink-muted text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate print:whitespace-normal">
            {listing.neighborhood}, {listing.city}
          </span>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 sm:pt-3 text-sm">
          <span className="font-semibold tabular">{offerText(listing, perAreaText(listing, w), w)}</span>
          {!hasArea(listing) && <Badge tone="warning">{w.noArea}</Badge>}
        </p>
      </div>
    </article>
  )
}
