import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { ChartSvg } from '#client/ui/chart/ChartSvg.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { barLengths, isMixed } from './comparisonFigures.ts'
import { Rank } from './Rank.tsx'

export function PriceBars({ listings }: { listings: readonly Listing[] }) {
  const { compareResult: w } = useWords('compareResult')
  const lengths = barLengths(listings)
  return (
    <section aria-labelledby="compared-prices" className="break-inside-avoid">
      <h2 id="compared-prices" className="text-2xl">
        {w.prices}
      </h2>
      {isMixed(listings) && <p className="mt-1 text-ink-muted text-sm">{w.mixed}</p>}
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {listings.map((listing, index) => (
          <PriceBar
            key={listing.id}
            listing={listing}
            rank={index + 1}
            length={lengths[index] ?? 0}
            isLongest={lengths[index] === 100}
          />
        ))}
      </ul>
    </section>
  )
}

interface PriceBarProps {
  listing: Listing
  rank: number
  /** Percent. */
  length: number
  isLongest: boolean
}

function PriceBar({ listing, rank, length, isLongest }: PriceBarProps) {
  const { listings } = useWords('listings')
  const { title, titleLanguage } = useListingText(listing)
  return (
    <li className="flex items-center gap-3">
      <Rank rank={rank} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span lang={titleLanguage} className="truncate">
            {title}
          </span>
          <span className="shrink-0 font-semibold tabular">
            {formatUSD(listing.priceUSD)}
            {listing.transactionType === 'rent' && listings.perMonth}
          </span>
        </p>
        <ChartSvg height={14} className="mt-1 rounded-full">
          <rect width="100%" height="14" rx="7" className="fill-surface-sunken" />
          <rect
            width={`${Math.max(2, length)}%`}
            height="14"
            rx="7"
            className={clsx('print:fill-ink', isLongest ? 'fill-action' : 'fill-action/70')}
          />
        </ChartSvg>
      </div>
    </li>
  )
}
