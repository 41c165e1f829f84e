import { Link } from 'wouter'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { ListingFacts } from '#client/listings/card/ListingFacts.tsx'
import { furtherPriceText, priceUnits } from '#client/listings/card/priceUnits.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { pricePair } from '#shared/core/money.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'

export function AnswerListing({ listing }: { listing: Listing }) {
  const { listings: w } = useWords('listings')
  const { title, titleLanguage } = useListingText(listing)
  const currency = usePriceCurrency()
  const [price, ...others] = pricesOf(listing, useRate())
  const [large, small] = pricePair(price, currency)
  return (
    <article className="relative flex overflow-hidden rounded-lg border bg-surface-raised shadow-card transition-shadow duration-200 focus-within:shadow-lifted hover:shadow-lifted">
      <Picture
        media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
        alt=""
        sizes="8rem"
        className="w-27 shrink-0"
      />
      <div className="min-w-0 flex-1 px-3 py-2.5">
        <p className="flex flex-wrap items-baseline gap-x-2 tabular">
          <span className="font-bold text-base">
            {large}
            {priceUnits(w)[price.per]}
          </span>
          <span className="text-ink-muted text-xs">
            {small}
            {priceUnits(w)[price.per]}
          </span>
          {others.map((other) => (
            <span key={other.per} className="font-medium text-xs">
              {furtherPriceText(other, pricePair(other, currency)[0], w)}
            </span>
          ))}
        </p>
        <h3 className="font-sans font-semibold text-sm leading-snug">
          <Link
            href={paths.property(listing.id)}
            lang={titleLanguage}
            className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-action focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
        </h3>
        <p className="truncate text-ink-muted text-xs">
          {listing.neighborhood}, {listing.city}
        </p>
        {listing.status === 'active' ? (
          <ListingFacts listing={listing} className="mt-1 flex flex-wrap gap-x-3 text-xs" />
        ) : (
          <Badge className="mt-1">{w.unavailable}</Badge>
        )}
      </div>
    </article>
  )
}
