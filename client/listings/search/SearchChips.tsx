import { MapPin } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import { Chip } from '#client/ui/Chip.tsx'
import type { SearchAddress } from '#shared/listingSearch.ts'
import type { Understanding } from '#shared/sentence.ts'
import { partText } from './partText.ts'
import { partsInForce, textWithout } from './useUnderstanding.ts'

interface SearchChipsProps {
  search: SearchAddress
  understanding: Understanding | undefined
  change: (part: Partial<SearchAddress>) => void
}

/** Above the results: what the text was understood to ask for, each to be taken off, and the distance where one is set. */
export function SearchChips({ search, understanding, change }: SearchChipsProps) {
  const { language, words } = useLanguage()
  const { listings: w } = words
  const { searchQuery = '', near } = search
  const parts = partsInForce(understanding?.parts ?? [], search)
  const rest = understanding?.rest
  if (parts.length === 0 && !near) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {parts.length > 0 && <span className="text-ink-muted">{w.understood}</span>}
      {parts.map((part) => {
        const text = partText(part, w, (value) => formatNumber(value, language))
        return (
          <Chip
            key={`${part.field}-${part.start}`}
            name={text}
            onRemove={async () => change({ searchQuery: await textWithout(searchQuery, part) })}
          >
            {text}
          </Chip>
        )
      })}
      {parts.length > 0 && rest && <span className="text-ink-muted">{w.alsoText(rest)}</span>}
      {near && (
        <Chip name={w.nearHere} onRemove={() => change({ near: undefined })}>
          <MapPin aria-hidden="true" className="mr-1 inline size-4" />
          {w.near(formatNumber(near.km, language, 1))}
        </Chip>
      )}
    </div>
  )
}
