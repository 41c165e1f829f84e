import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { CardPart } from '#client/listings/card/cardProps.ts'
import { ListingGrid } from '#client/listings/card/ListingGrid.tsx'
import { alternativesQuery } from '#client/listings/search/search.api.ts'
import { paths } from '#client/paths.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { Alternative } from '#shared/search/alternatives.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { alternativeText } from './alternativeText.ts'

interface AlternativesProps {
  search: SearchAddress
  mainPrice?: 'sale' | 'rent'
  action?: CardPart
}

export function Alternatives({ search, mainPrice, action }: AlternativesProps) {
  const { alternatives: w } = useWords('alternatives')
  const heading = useId()
  const nearestHeading = useId()
  const { data, isPending } = useQuery(alternativesQuery(search))
  if (isPending) {
    return (
      <div role="status" aria-label={w.looking} className="flex flex-wrap justify-center gap-2">
        {['w-48', 'w-40', 'w-52'].map((width) => (
          <Skeleton key={width} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
    )
  }
  if (!data || data.searches.length === 0) return null
  const isSingle = data.searches.every(({ field, and }) => field !== null && !and)
  return (
    <>
      <nav aria-labelledby={heading}>
        <h3 id={heading} className="text-center font-sans font-semibold text-base">
          {w.title}
        </h3>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {data.searches.map((one) => (
            <li key={JSON.stringify([one.change, one.field, one.value, one.and])} className="max-w-full">
              <AlternativeLink alternative={one} />
            </li>
          ))}
        </ul>
      </nav>
      {data.nearest.length > 0 && (
        <section aria-labelledby={nearestHeading} className="mt-12">
          <h2 id={nearestHeading} className="text-2xl">
            {w.nearest}
          </h2>
          <p className="mt-1 mb-4 text-ink-muted">{isSingle ? w.nearestText : w.nearestWide}</p>
          <ListingGrid
            label={w.nearest}
            listings={data.nearest}
            layout="grid"
            level={3}
            mainPrice={mainPrice}
            action={action}
            priority={0}
          />
        </section>
      )}
    </>
  )
}

function AlternativeLink({ alternative }: { alternative: Alternative }) {
  const { language } = useLanguage()
  const words = useWords('alternatives', 'listings', 'search')
  const { query, total, totalIsCapped } = alternative
  const w = words.alternatives
  const text = alternativeText(alternative, words)
  const figure = formatNumber(total, language)
  return (
    <Link
      href={paths.search(query)}
      className="inline-flex min-h-11 max-w-full items-center rounded-full border border-action/25 bg-action-soft px-4 py-1.5 font-semibold text-action text-sm tabular transition-colors hover:border-action"
    >
      {totalIsCapped ? w.countOver(text, figure) : w.count(text, figure)}
    </Link>
  )
}
