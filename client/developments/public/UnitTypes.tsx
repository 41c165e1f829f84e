import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { priceIn } from '#client/developments/unitPrice.ts'
import { Picture } from '#client/ui/Picture.tsx'
import type { Development } from '#shared/developments/developments.ts'

/** With from-prices and how many are free. */
export function UnitTypes({ development }: { development: Development }) {
  const { language } = useLanguage()
  const { developmentPages: w, developments: texts } = useWords('developmentPages', 'developments')
  const { unitTypes, currency } = development
  const area = (value: number) => formatNumber(value, language, 2)
  if (unitTypes.length === 0) return null
  return (
    <section aria-labelledby="types">
      <h2 id="types" className="text-2xl">
        {w.types}
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {unitTypes.map(
          ({ id, name, bedrooms, bathrooms, area: own, totalArea, plan, fromPrice, free, units }) => (
            <li key={id} className="flex gap-4 rounded-lg border bg-surface-raised p-4 shadow-card">
              {plan && (
                <a href={plan.url} target="_blank" rel="noopener" className="shrink-0">
                  <Picture
                    media={plan}
                    alt={w.plan(name)}
                    sizes="8rem"
                    fit="contain"
                    className="size-24 rounded-md border sm:size-28"
                  />
                </a>
              )}
              <div className="min-w-0">
                <h3 className="wrap-anywhere text-lg leading-snug">{name}</h3>
                <p className="text-ink-muted text-sm">
                  {[texts.bedrooms(bedrooms), texts.bathrooms(bathrooms), texts.area(area(own))].join(' · ')}
                </p>
                {totalArea !== null && (
                  <p className="text-ink-muted text-sm">{w.withCommon(area(totalArea))}</p>
                )}
                <p className="mt-1 font-semibold tabular">
                  {fromPrice === null ? null : texts.from(priceIn(fromPrice, currency))}
                </p>
                {units > 0 && <p className="text-sm tabular">{w.typeFree(free, units)}</p>}
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
