import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { formatAgo, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { readCriteria, type SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { criteriaTexts } from './criteriaTexts.ts'
import { findUnknownPlaces } from './unknownPlaces.ts'

/** What it asks for, how often it tells, and what keeps it from finding anything. */
export function SavedSearchSummary({ saved }: { saved: SavedSearch }) {
  const { language } = useLanguage()
  const words = useWords('listings', 'savedSearches', 'search')
  const now = useNow()
  const { savedSearches: w } = words
  const { search, frequency, priceDrops, newCount, lastSeenAt } = saved
  const { criteria, isValid } = useMemo(() => readCriteria(search), [search])
  const { data: unknown = [] } = useQuery({
    queryKey: ['unknownPlaces', search],
    queryFn: () => findUnknownPlaces(criteria),
  })
  const texts = criteriaTexts(criteria, words, (value) => formatNumber(value, language, 2))
  const warnings = [
    ...(isValid ? [] : [w.unreadable]),
    ...(unknown.length > 0 ? [w.unknownPlaces(unknown.join(', '))] : []),
  ]
  const tells = [
    w.frequencies[frequency],
    ...(priceDrops && frequency !== 'never' ? [w.withDrops] : []),
    ...(newCount > 0 ? [] : [w.noNews.toLowerCase()]),
    w.lastSeen(formatAgo(lastSeenAt, language, now)),
  ]
  return (
    <>
      <p className="wrap-anywhere mt-1 first-letter:uppercase">{texts.join(' · ')}</p>
      <p className="mt-1 text-ink-muted text-sm">{tells.join(' · ')}</p>
      {warnings.map((text) => (
        <p key={text} className="mt-2 flex items-start gap-2 rounded bg-warning-soft px-3 py-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <span className="wrap-anywhere min-w-0">{text}</span>
        </p>
      ))}
    </>
  )
}
