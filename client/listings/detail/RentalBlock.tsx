import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { ButtonExternalLink } from '#client/ui/Button.tsx'
import { type Amount, monthlyRentOf, pricePair, toPYG } from '#shared/core/money.ts'
import { guaraniesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { Section } from './Section.tsx'

export function RentalBlock({ listing }: { listing: Listing }) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.rental
  const rate = useRate()
  const longTerm = listing.allowsLongTerm && listing.transactionType !== 'sale'
  if (!longTerm && !listing.allowsShortTerm && !listing.airbnbUrl) return null
  const rent = monthlyRentOf(listing)
  const night = listing.pricePerNight
  const isTyped = listing.transactionType === 'rent'
  const airbnb = listing.airbnbUrl && (
    <ButtonExternalLink
      href={listing.airbnbUrl}
      variant="secondary"
      size="sm"
      icon={<ExternalLink aria-hidden="true" className="size-4" />}
      className="print:hidden"
    >
      {w.airbnb}
    </ButtonExternalLink>
  )
  return (
    <Section title={w.title} aside={airbnb}>
      <div className="grid gap-4 sm:grid-cols-2">
        {listing.allowsShortTerm && (
          <Option
            title={w.shortTerm}
            price={night === null ? null : { usd: night, pyg: toPYG(night, rate) }}
            unit="byNight"
          >
            {listing.minStayDays !== null && <p>{w.minStay(listing.minStayDays)}</p>}
            {listing.maxStayDays !== null && <p>{w.maxStay(listing.maxStayDays)}</p>}
          </Option>
        )}
        {longTerm && (
          <Option
            title={w.longTerm}
            price={
              rent === null
                ? null
                : { usd: rent, pyg: isTyped ? guaraniesOf(listing, rate) : toPYG(rent, rate) }
            }
            unit="byMonth"
          >
            <p>{w.contracts}</p>
          </Option>
        )}
      </div>
    </Section>
  )
}

interface OptionProps {
  title: string
  price: { usd: Amount; pyg: number } | null
  unit: 'byNight' | 'byMonth'
  children: ReactNode
}

function Option({ title, price, unit, children }: OptionProps) {
  const { listings, propertyDetails } = useWords('listings', 'propertyDetails')
  const currency = usePriceCurrency()
  const [large, small] = price ? pricePair(price, currency) : []
  return (
    <section className="rounded-lg border bg-surface-raised p-4">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      {large === undefined ? (
        <p className="mt-1 font-semibold">{propertyDetails.rental.ask}</p>
      ) : (
        <p className="mt-1 leading-tight">
          <strong className="text-xl tabular-nums">{large}</strong>
          <span className="text-ink-muted"> {listings[unit]}</span>
          <span className="block text-ink-muted text-sm tabular-nums">{small}</span>
        </p>
      )}
      <div className="mt-2 text-ink-muted text-sm">{children}</div>
    </section>
  )
}
