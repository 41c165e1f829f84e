import { useWords } from '#client/core/language.tsx'
import { roughPerSqm } from '#client/prices/priceFigures.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { enough } from '#shared/market/market.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'

export function CitySummary(props: { summary: NeighborhoodPrices['cities'][number]; kind: PriceKind }) {
  const { neighborhoods: w, prices } = useWords('neighborhoods', 'prices')
  const { stats, perSqm, leftOutCount } = prices
  const { city, marketStats, leftOut, enough: isEnough } = props.summary
  const facts = [
    [stats.median, `${roughPerSqm(marketStats.medianPricePerSqm)} ${perSqm[props.kind]}`],
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
        {city}
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
