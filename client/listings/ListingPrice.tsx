import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'
import { type Per, pricesOf } from '#shared/listingPrices.ts'
import type { Listing } from '#shared/listings.ts'
import { formatPYG, formatUSD } from '#shared/money.ts'

interface ListingPriceProps {
  listing: Listing
  /** Guaraníes per dollar. */
  rate: number
  /** Which of two prices stands large. */
  asked?: 'sale' | 'rent'
  className?: string
}

/** What it costs: dollars large, guaraníes below, other prices small. */
export function ListingPrice({ listing, rate, asked, className }: ListingPriceProps) {
  const { listings: w } = useWords()
  const units: Record<Per, string> = {
    sale: '',
    month: w.perMonth,
    night: w.perNight,
    day: w.perDay,
    hour: w.perHour,
  }
  const [main, ...others] = pricesOf(listing, rate, asked)
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-1">
        <span className="font-bold text-2xl text-ink tabular">{formatUSD(main.usd)}</span>
        {units[main.per] && <span className="font-semibold text-ink-muted">{units[main.per]}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-muted text-sm tabular">
        <span className={clsx(main.per !== 'sale' && 'whitespace-nowrap')}>
          {formatPYG(main.pyg)}
          {units[main.per]}
        </span>
        {others.map(({ per, usd }) => (
          <span key={per} className="whitespace-nowrap font-medium text-ink">
            {per === 'sale' && w.alsoSale(formatUSD(usd))}
            {per === 'month' && w.alsoRent(formatUSD(usd))}
            {per !== 'sale' && per !== 'month' && `${formatUSD(usd)}${units[per]}`}
          </span>
        ))}
      </p>
    </div>
  )
}
