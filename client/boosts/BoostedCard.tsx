import { Link } from 'wouter'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { priceUnits } from '#client/listings/card/priceUnits.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { sendView } from '#client/listings/listings.api.ts'
import { paths } from '#client/paths.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { pricePair } from '#shared/core/money.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'

interface Props {
  listing: Listing
  /** Of two prices, the one shown. */
  mainPrice: 'sale' | 'rent'
}

/** Low, to leave the first screen to the results. */
export function BoostedCard({ listing, mainPrice }: Props) {
  const { listings: w } = useWords('listings')
  const rate = useRate()
  const { title } = useListingText(listing)
  const [main] = pricesOf(listing, rate, mainPrice)
  const [price] = pricePair(main, usePriceCurrency())
  const visit = () => void sendView(listing.id, 'boost')
  return (
    <article className="relative flex h-full min-w-0 gap-3 overflow-hidden rounded-lg border bg-surface-raised shadow-card transition-shadow duration-200 focus-within:shadow-lifted hover:shadow-lifted">
      <Picture
        media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
        alt=""
        sizes="7rem"
        className="w-28 shrink-0 self-stretch"
      />
      <div className="min-w-0 flex-1 py-2.5 pr-3">
        <p className="flex flex-wrap items-baseline gap-x-1">
          <span className="font-bold text-lg tabular">{price}</span>
          <span className="font-semibold text-ink-muted text-sm">{priceUnits(w)[main.per]}</span>
        </p>
        <h3 className="truncate font-sans font-semibold text-base">
          <Link
            href={paths.property(listing.id)}
            onClick={visit}
            onAuxClick={visit}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="truncate text-ink-muted text-sm">
          {w.types[listing.propertyType]} · {listing.neighborhood}, {listing.city}
        </p>
      </div>
    </article>
  )
}
