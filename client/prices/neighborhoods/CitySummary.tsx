import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { roughPerSqm } from '#client/prices/priceFigures.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { enough } from '#shared/market/market.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'

interface CitySummaryProps {
  summary: NeighborhoodPrices['cities'][number]
  propertyType: PropertyType
  kind: PriceKind
}

export function CitySummary({ summary, propertyType, kind }: CitySummaryProps) {
  const { language } = useLanguage()
  const { neighborhoods: w, prices } = useWords('neighborhoods', 'prices')
  const { stats, perSqm, leftOutCount } = prices
  const { city, marketStats, leftOut, enough: isEnough } = summary
  const facts = [
    [stats.median, `${roughPerSqm(marketStats.medianPricePerSqm)} ${perSqm[kind]}`],
    [
      stats.quartiles,
      stats.from(roughPerSqm(marketStats.p25PricePerSqm), roughPerSqm(marketStats.p75PricePerSqm)),
    ],
    [w.sample, String(marketStats.sampleSize)],
  ] as const
  return (
    <section
      aria-label={`${city}: ${w.wholeCity}`}
      className="mb-6 rounded-xl border bg-surface-raised p-5 shadow-card"
    >
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        <Link
          href={marketPath({ city, propertyType }, language)}
          className="hover:text-action hover:underline"
        >
          {city}
        </Link>
        {!isEnough && (
          <Badge tone="warning">
            <span title={w.fewText(enough)}>{w.few}</span>
          </Badge>
        )}
      </h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {leftOut > 0 && <p className="mt-3 text-ink-muted text-xs">{leftOutCount(leftOut)}</p>}
    </section>
  )
}
