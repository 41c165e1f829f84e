import clsx from 'clsx'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import { countsByType } from '#shared/market/placeTypes.ts'
import type { PlaceTypes } from '#shared/prices/placeMarket.ts'

/** What else there is at the place; a type without listings only where it is shown. */
export function TypeLinks({ types, shown }: { types: PlaceTypes; shown: PropertyType }) {
  const { language } = useLanguage()
  const { market: w, search } = useWords('market', 'search')
  const counts = countsByType(types.rows)
  const all = counts.some(({ propertyType }) => propertyType === shown)
    ? counts
    : [...counts, { propertyType: shown, n: 0 }]
  return (
    <nav aria-label={w.types} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {all.map(({ propertyType, n }, at) => (
          <li key={propertyType}>
            <Link
              href={marketPath({ ...types, propertyType: at === 0 ? undefined : propertyType }, language)}
              aria-current={propertyType === shown ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold text-sm',
                propertyType === shown
                  ? 'border-action bg-action-soft text-action'
                  : 'border-line-strong/60 bg-surface-raised hover:border-action hover:text-action print:hidden',
              )}
            >
              {search.title.types[propertyType]}
              <span className="font-normal text-ink-muted tabular">
                <span aria-hidden="true">{formatNumber(n, language)}</span>
                <span className="sr-only">{w.typeCount(n)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
