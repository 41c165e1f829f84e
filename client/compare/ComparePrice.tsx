import clsx from 'clsx'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { pricePair } from '#shared/core/money.ts'
import { guaraniesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'

export function ComparePrice({ listing, className }: { listing: Listing; className?: string }) {
  const { listings: w } = useWords('listings')
  const price = { usd: listing.priceUSD, pyg: guaraniesOf(listing, useRate()) }
  const [large, small] = pricePair(price, usePriceCurrency())
  const isRent = listing.transactionType === 'rent'
  return (
    <p className={clsx('font-bold text-xl tabular', className)}>
      {large}
      {isRent && <span className="font-semibold text-base text-ink-muted"> {w.perMonth}</span>}
      <span className="block font-normal text-ink-muted text-sm">
        {small}
        {isRent && w.perMonth}
      </span>
    </p>
  )
}
