import clsx from 'clsx'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { useWords } from '#client/core/language.tsx'
import { pricePair } from '#shared/core/money.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { CardListing } from './cardProps.ts'
import { furtherPriceText, priceUnits } from './priceUnits.ts'

interface ListingPriceProps {
  listing: CardListing
  /** Guaraníes per dollar. */
  rate: number
  /** Of two prices, the one shown first. */
  mainPrice?: 'sale' | 'rent'
  className?: string
}

export function ListingPrice({ listing, rate, mainPrice, className }: ListingPriceProps) {
  const { listings: w } = useWords('listings')
  const units = priceUnits(w)
  const currency = usePriceCurrency()
  const [main, ...others] = pricesOf(listing, rate, mainPrice)
  const [large, small] = pricePair(main, currency)
  // Only a draft has no price.
  if (main.usd === 0)
    return <p className={clsx('pb-5 font-bold text-2xl text-ink-muted', className)}>{w.noPrice}</p>
  return (
    <div className={clsx('@container wrap-anywhere', className)}>
      <p className="flex flex-wrap items-baseline gap-x-1">
        <span
          className={clsx(
            'whitespace-nowrap font-bold text-2xl text-ink tabular',
            // As large as eleven digits fit, or eight of dollars.
            currency === 'PYG' ? 'text-[min(1.75rem,10.5cqi)]' : 'text-[min(1.75rem,16cqi)]',
          )}
        >
          {large}
        </span>
        {units[main.per] && <span className="font-semibold text-ink-muted">{units[main.per]}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-muted text-sm tabular">
        <span>
          {small}
          {units[main.per]}
        </span>
        {others.map((other) => {
          const [amount] = pricePair(other, currency)
          return (
            <span key={other.per} className="font-medium text-ink">
              {furtherPriceText(other, amount, w)}
            </span>
          )
        })}
      </p>
    </div>
  )
}
