import { Link } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { PlaceMarket, PlaceTypes } from '#shared/prices/placeMarket.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { MarketCard } from './MarketCard.tsx'
import { MonthsChart } from './MonthsChart.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { PlaceNeighborhoods } from './PlaceNeighborhoods.tsx'
import { placeText } from './placeText.ts'
import { TypeLinks } from './TypeLinks.tsx'

interface PlaceReportProps {
  types: PlaceTypes
  propertyType: PropertyType
  sale: PlaceMarket
  rent: PlaceMarket
  /** Of its city; undefined while it loads. */
  around: NeighborhoodPrices | undefined
}

export function PlaceReport({ types, propertyType, sale, rent, around }: PlaceReportProps) {
  const { language } = useLanguage()
  const { market: w, prices } = useWords('market', 'prices')
  return (
    <>
      <h1 className="mt-2 text-3xl sm:text-4xl">{w.placeTitle(placeText(types))}</h1>
      <p className="mt-2 max-w-reading text-ink-muted">
        {prices.asking} {prices.date(formatDate(sale.measuredAt, language))}.{' '}
        <Link
          href={paths.method(language, 'neighborhoods')}
          className="font-semibold text-action underline underline-offset-2"
        >
          {prices.method}
        </Link>
      </p>
      <TypeLinks types={types} shown={propertyType} />
      <div className="mt-5 grid gap-5 md:grid-cols-2 print:grid-cols-2">
        <MarketCard market={sale} />
        <MarketCard market={rent} />
      </div>
      <PlaceFacts sale={sale} rent={rent} around={around} />
      <div className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
        <MonthsChart market={sale} />
        <MonthsChart market={rent} />
      </div>
      <PlaceNeighborhoods place={types} around={around} />
    </>
  )
}
