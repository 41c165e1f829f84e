import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { Portfolio } from '#shared/agencies/publicAgencies.ts'

interface Props {
  places: Portfolio['places']
  pathOf: (filters: PortfolioFilters) => string
}

/** Where the listings are, by city. */
export function PlacesSection({ places, pathOf }: Props) {
  const { language } = useLanguage()
  const { agencyPages: w } = useWords('agencyPages')
  const cities = [...new Set(places.map(({ city }) => city))]
  if (places.length === 0) return null
  return (
    <section aria-labelledby="places" className="min-w-0">
      <h2 id="places" className="text-2xl">
        {w.places}
      </h2>
      <dl className="mt-3 grid gap-3">
        {cities.map((city) => (
          <div key={city}>
            <dt className="font-semibold">{city}</dt>
            <dd className="flex flex-wrap gap-x-4 text-ink-muted">
              {places
                .filter((place) => place.city === city)
                .map(({ neighborhood, listings }) => (
                  <span key={neighborhood} className="tabular">
                    <Link
                      href={pathOf({ text: neighborhood || city })}
                      className="inline-block py-1 hover:text-action hover:underline"
                    >
                      {neighborhood || city}
                    </Link>{' '}
                    {formatNumber(listings, language)}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
