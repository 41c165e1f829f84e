import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { areaUnitOf } from '#shared/market/areaUnit.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import type { ListingVerdict } from '#shared/prices/prices.ts'
import { EstimateSummary } from './EstimateSummary.tsx'
import { verdictId } from './PriceVerdictLink.tsx'
import { againstText, differenceText, perAreaText, sampleText } from './priceFigures.ts'
import { verdictQuery } from './prices.api.ts'
import { RangeBar } from './range/RangeBar.tsx'
import { estimatedSpread } from './range/rangeScale.ts'
import { StandingBadges } from './StandingBadges.tsx'

export function PriceVerdict({ listing }: { listing: Listing }) {
  const words = useWords('prices')
  const { verdict: w } = words.prices
  const heading = useId()
  const { data, isError } = useQuery(verdictQuery(listing.id))
  if (isError) return null
  return (
    <section
      id={verdictId}
      aria-labelledby={heading}
      aria-busy={!data}
      className="scroll-mt-16 border-t pt-6"
    >
      <h2 id={heading} className="mb-3 text-xl">
        {w.title}
      </h2>
      {data ? (
        <VerdictDetails verdict={data} listing={listing} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {w.loading}
          </p>
          <Skeleton className="h-72 rounded-lg" />
        </>
      )}
    </section>
  )
}

function VerdictDetails({ verdict, listing }: { verdict: ListingVerdict; listing: Listing }) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices')
  const { prices } = words
  const w = prices.verdict
  const { standing, reason, pricePerSqm, transactionType } = verdict
  if (reason || !standing?.estimate || pricePerSqm === null) {
    return (
      <>
        <p className="font-semibold text-lg">{w.none}</p>
        {reason && <p className="mt-1 max-w-reading text-ink-muted">{w.reasons[reason]}</p>}
        <EvidenceLinks listing={listing} />
      </>
    )
  }
  const { marketStats, estimate, estimateDifference, date } = standing
  const area = asNumber(listing.area)
  const unit = areaUnitOf(listing.propertyType, area)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-display font-semibold text-2xl">
          {differenceText(estimateDifference ?? 0, prices, { language, words })}
        </p>
        <StandingBadges standing={standing} />
      </div>
      <p className="mt-1 mb-4 text-ink-muted">
        {againstText(perAreaText(pricePerSqm, unit, transactionType, words), standing, area, unit, words)}
      </p>
      <RangeBar
        stats={estimatedSpread(marketStats, estimate, area)}
        price={pricePerSqm}
        unit={unit}
        isEstimated
      />
      <div className="mt-3">
        <EstimateSummary standing={{ ...standing, transactionType }} />
      </div>
      <EvidenceLinks listing={listing}>
        {sampleText(marketStats, words)}. {prices.date(formatDate(date, language))}. {prices.asking}
      </EvidenceLinks>
    </>
  )
}

function EvidenceLinks(props: { listing: Listing; children?: ReactNode }) {
  const { language } = useLanguage()
  const words = useWords('prices')
  const { city, neighborhood, propertyType } = props.listing
  const linkClass = 'font-semibold text-action underline underline-offset-2'
  return (
    <div className="wrap-anywhere mt-3 text-ink-muted text-sm">
      {props.children && <p>{props.children}</p>}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 *:min-w-0">
        <Link href={marketPath({ city, neighborhood, propertyType }, language)} className={linkClass}>
          {words.prices.verdict.market(neighborhood)}
        </Link>
        <Link href={paths.method(language, 'comparables')} className={linkClass}>
          {words.prices.method}
        </Link>
      </p>
    </div>
  )
}
