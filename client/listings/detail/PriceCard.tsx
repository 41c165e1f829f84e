import type { ReactNode } from 'react'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { formatNumber } from '#client/core/format.ts'
import { useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { asNumber, monthlyRentOf, pricePair, pricePerSqm, toPYG } from '#shared/core/money.ts'
import { guaraniesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'

const PriceVerdictLink = laterPart(
  () => import('#client/prices/PriceVerdictLink.tsx').then(({ PriceVerdictLink }) => PriceVerdictLink),
  null,
  'prices',
)

const PriceHistoryNote = laterPart(
  () => import('./history/PriceHistoryNote.tsx').then(({ PriceHistoryNote }) => PriceHistoryNote),
  null,
  'propertyDetails',
)

interface PriceCardProps {
  listing: Listing
  isPreview?: boolean
  contact?: ReactNode
}

export function PriceCard({ listing, isPreview = false, contact }: PriceCardProps) {
  const { listings, property: w } = useWords('listings', 'property')
  const rate = useRate()
  const forSale = listing.transactionType !== 'rent'
  const rent = monthlyRentOf(listing)
  const asTyped = guaraniesOf(listing, rate)
  const unit = areaUnitOf(listing.propertyType, listing.area)
  return (
    <section
      aria-label={listings.price}
      className="grid gap-4 rounded-xl border bg-surface-raised p-5 shadow-card"
    >
      <div className="grid gap-3">
        {forSale && <Price usd={listing.priceUSD} pyg={asTyped} main />}
        {rent !== null && (
          <div>
            {forSale && <p className="text-ink-muted text-sm">{w.orRent}</p>}
            <Price
              usd={String(rent)}
              pyg={forSale ? toPYG(rent, rate) : asTyped}
              unit={listings.byMonth}
              main={!forSale}
            />
          </div>
        )}
        {listing.pricePerNight && (
          <Price
            usd={listing.pricePerNight}
            pyg={toPYG(listing.pricePerNight, rate)}
            unit={listings.byNight}
          />
        )}
        {listing.pricePerDay && (
          <Price usd={listing.pricePerDay} pyg={toPYG(listing.pricePerDay, rate)} unit={listings.byDay} />
        )}
        {listing.pricePerHour && (
          <Price usd={listing.pricePerHour} pyg={toPYG(listing.pricePerHour, rate)} unit={listings.byHour} />
        )}
      </div>
      <div className="text-ink-muted text-sm">
        {forSale && asNumber(listing.area) > 0 && (
          <span className="block">
            {w[unit](perUnitText(pricePerSqm(listing.priceUSD, listing.area), unit))}
          </span>
        )}
        {!isPreview && <PriceVerdictLink listingId={listing.id} className="my-0.5" />}
        {!isPreview && <PriceHistoryNote listing={listing} />}
        <span className="block">{w.rate(formatNumber(rate, defaultLanguage))}</span>
      </div>
      {contact}
    </section>
  )
}

function Price(props: { usd: string; pyg: number; unit?: string; main?: boolean }) {
  const [large, small] = pricePair(props, usePriceCurrency())
  return (
    <p className="leading-tight">
      <strong className={`font-semibold tabular-nums ${props.main ? 'font-display text-3xl' : 'text-xl'}`}>
        {large}
      </strong>
      {props.unit && <span className="text-ink-muted"> {props.unit}</span>}
      <span className="block text-ink-muted tabular-nums">{small}</span>
    </p>
  )
}
