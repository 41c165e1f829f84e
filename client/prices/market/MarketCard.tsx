import { useId } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { givenPercentText, roughPerSqm } from '#client/prices/priceFigures.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { formatUSD } from '#shared/core/money.ts'
import { enough } from '#shared/market/market.ts'
import type { PlaceMarket } from '#shared/prices/placeMarket.ts'
import { placeText } from './placeText.ts'

/** What is asked for sale, or for rent. */
export function MarketCard({ market }: { market: PlaceMarket }) {
  const words = useWords('listings', 'market', 'neighborhoods', 'prices')
  const { market: w, neighborhoods, prices } = words
  const heading = useId()
  const { propertyType, transactionType, city, neighborhood, n, medianPricePerSqm: median } = market
  const search = paths.search({
    propertyType,
    transactionType,
    city,
    neighborhood: neighborhood ?? undefined,
  })
  const what = words.listings.kind[transactionType](words.listings.types[propertyType])
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col rounded-xl border bg-surface-raised p-5 shadow-card print:break-inside-avoid print:shadow-none"
    >
      <h2 id={heading} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        {w.kinds[transactionType]}
        {n > 0 && n < enough && (
          <Badge tone="warning">
            <span title={neighborhoods.fewText(enough)}>{neighborhoods.few}</span>
          </Badge>
        )}
      </h2>
      {median === null ? (
        <p className="mt-2 text-ink-muted">{w.noneOf[transactionType]}</p>
      ) : (
        <>
          <p className="mt-2 leading-tight">
            <strong className="font-display font-semibold text-3xl tabular">{roughPerSqm(median)}</strong>{' '}
            <span className="text-ink-muted">{prices.perSqm[transactionType]}</span>
          </p>
          <Figures market={market} />
        </>
      )}
      {n > 0 && (
        <p className="mt-auto pt-4 print:hidden">
          <ButtonLink to={search} variant="secondary" size="sm">
            <span aria-hidden="true">{w.see(n)}</span>
            <span className="sr-only">{w.seeNamed(`${what}, ${placeText(market)}`)}</span>
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function Figures({ market }: { market: PlaceMarket }) {
  const { language } = useLanguage()
  const words = useWords('core', 'market', 'prices')
  const { figures: w } = words.market
  const { transactionType, n, leftOut, interval, p25PricePerSqm: p25, p75PricePerSqm: p75 } = market
  const { medianPrice, medianDaysOnMarket: days, underOfferPercent } = market
  const { from } = words.prices.stats
  const rows = [
    interval && [w.interval, from(roughPerSqm(interval[0]), roughPerSqm(interval[1]))],
    p25 !== null && p75 !== null && p25 !== p75 && [w.quartiles, from(roughPerSqm(p25), roughPerSqm(p75))],
    medianPrice !== null && [w.price[transactionType], formatUSD(medianPrice)],
    [w.sample, formatNumber(n, language)],
    days !== null && [w.days, formatNumber(days, language)],
    [w.underOffer, givenPercentText(underOfferPercent, language, words)],
  ].filter((row) => row !== false && row !== null)
  return (
    <>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-t pt-1.5">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-right font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {leftOut > 0 && <p className="mt-2 text-ink-muted text-xs">{words.prices.leftOutCount(leftOut)}</p>}
    </>
  )
}
