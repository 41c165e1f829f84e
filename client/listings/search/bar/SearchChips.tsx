import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Chip } from '#client/ui/Chip.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Part, Understanding } from '#shared/search/sentence.ts'
import type { Words } from '#shared/words.ts'
import { meantText, partText } from './partText.ts'
import { partsInForce, textWithout } from './useUnderstanding.ts'

interface SearchChipsProps {
  search: SearchAddress
  understanding: Understanding | undefined
  change: (part: Partial<SearchAddress>) => void
}

/**
 * Above the results: what the text was understood to ask for, each to be taken off, what was made of the other words,
 * and the distance where one is set.
 */
export function SearchChips({ search, understanding, change }: SearchChipsProps) {
  const { language } = useLanguage()
  const words = useWords('listings', 'search')
  const { search: w } = words
  const { searchQuery = '', near } = search
  const parts = partsInForce(understanding?.parts ?? [], search)
  const notes = notesOn(understanding, parts, search, w)
  if (parts.length === 0 && notes.length === 0 && !near) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {parts.length > 0 && <span className="text-ink-muted">{w.understood}</span>}
      {parts.map((part) => {
        const text = partText(part, words, (value) => formatNumber(value, language))
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
      {notes.length > 0 && (
        <span className={clsx('text-ink-muted', parts.length === 0 && 'first-letter:uppercase')}>
          {notes.join(' · ')}
        </span>
      )}
      {near && (
        <Chip name={w.nearHere} onRemove={() => change({ near: undefined })}>
          <MapPin aria-hidden="true" className="mr-1 inline size-4" />
          {w.near(formatNumber(near.km, language, 1))}
        </Chip>
      )}
    </div>
  )
}

/** What was made of the words that are no filter: slips put right, words that rank, words that count for nothing. */
function notesOn(
  understanding: Understanding | undefined,
  parts: readonly Part[],
  { sortBy, sortOrder }: SearchAddress,
  w: Words['search'],
): string[] {
  if (!understanding) return []
  const { rest, noise, filters } = understanding
  // Where the text is nothing but words, they are what is searched for.
  const wordsRank = rest !== '' && Object.keys(filters).length > 0
  const isOrdered = sortBy !== undefined || sortOrder !== undefined
  const idle = [wordsRank && isOrdered ? rest : '', noise].filter((words) => words !== '').join(' ')
  return [
    ...parts.flatMap((part) => (part.meant ? [w.takenFor(part.text, meantText(part, part.meant))] : [])),
    ...(wordsRank && !isOrdered ? [w.wordsFirst(rest)] : []),
    ...(idle ? [w.passedOver(idle)] : []),
  ]
}
