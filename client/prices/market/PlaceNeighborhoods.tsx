import { useId } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { roughPerSqm } from '#client/prices/priceFigures.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import { mainCities } from '#shared/places/mainCities.ts'
import type { PlaceTypes } from '#shared/prices/placeMarket.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'

const byName = new Intl.Collator('es').compare
const linkClass = 'font-semibold hover:text-action hover:underline'

interface PlaceNeighborhoodsProps {
  place: PlaceTypes
  around: NeighborhoodPrices | undefined
}

/** The others of its city, and other cities. */
export function PlaceNeighborhoods({ place, around }: PlaceNeighborhoodsProps) {
  const { language } = useLanguage()
  const { market: w, search } = useWords('market', 'search')
  const heading = useId()
  const { city, neighborhood } = place
  const others = (around?.neighborhoods ?? [])
    .filter((one) => one.city === city && one.neighborhood !== neighborhood)
    .toSorted((a, b) => byName(a.neighborhood, b.neighborhood))
  return (
    <section aria-labelledby={heading} className="mt-8 border-t pt-5">
      <h2 id={heading} className="text-xl">
        {w.neighborhoods(city)}
      </h2>
      {around && others.length > 0 && (
        <>
          <p className="mt-1 text-ink-muted text-sm">
            {w.neighborhoodsText(search.title.types[around.propertyType])}
          </p>
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
            {others.map(({ neighborhood: name, marketStats }) => (
              <li key={name} className="flex min-h-11 items-center justify-between gap-3 border-b py-1.5">
                <Link
                  href={marketPath({ city, neighborhood: name, propertyType: around.propertyType }, language)}
                  className={linkClass}
                >
                  {name}
                </Link>
                <span className="shrink-0 text-right text-sm tabular">
                  {roughPerSqm(marketStats.medianPricePerSqm)}
                  <span className="text-ink-muted"> · {formatNumber(marketStats.sampleSize, language)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 print:hidden">
        {neighborhood !== null && (
          <Link href={marketPath({ city }, language)} className={linkClass}>
            {w.wholeCity(city)}
          </Link>
        )}
        {mainCities
          .filter((one) => one !== city)
          .map((one) => (
            <Link key={one} href={marketPath({ city: one }, language)} className={linkClass}>
              {one}
            </Link>
          ))}
      </p>
    </section>
  )
}
