import { useLanguage, useWords } from '#client/core/language.tsx'
import { priceIn } from '#client/developments/unitPrice.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx'
import { SheetLink } from '#client/ui/share/SheetLink.tsx'
import type { Development } from '#shared/developments/developments.ts'
import { sheetPaths } from '#shared/sheets.ts'

export function DevelopmentHeader({ development }: { development: Development }) {
  const { language } = useLanguage()
  const {
    developmentPages: w,
    developments: texts,
    listings,
  } = useWords('developmentPages', 'developments', 'listings')
  const { name, slug, city, neighborhood, address, stage, startMonth, deliveryMonth } = development
  const { fromPrice, currency, free, units } = development
  const dates = [
    startMonth && w.start(texts.month(startMonth)),
    deliveryMonth && texts.delivery(texts.month(deliveryMonth)),
  ]
  return (
    <header>
      <Breadcrumbs
        steps={[
          { label: w.title, to: paths.developments(language) },
          { label: city, to: paths.developments(language, { city }) },
          { label: name },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <Badge tone="action">{listings.stages[stage]}</Badge>
          <h1 className="wrap-anywhere mt-2 text-3xl sm:text-4xl">{name}</h1>
          <p className="mt-1 text-ink-muted">{[address, neighborhood, city].filter(Boolean).join(', ')}</p>
          <p className="mb-3 text-ink-muted">{dates.filter(Boolean).join(' · ')}</p>
          <SheetLink href={sheetPaths.development(slug, language)}>{w.sheet}</SheetLink>
        </div>
        <div className="sm:text-right">
          <p className="font-display font-semibold text-2xl tabular sm:text-3xl">
            {fromPrice === null ? texts.noneFree : texts.from(priceIn(fromPrice, currency))}
          </p>
          {units > 0 && <p className="text-ink-muted tabular">{texts.free(free, units)}</p>}
        </div>
      </div>
    </header>
  )
}
