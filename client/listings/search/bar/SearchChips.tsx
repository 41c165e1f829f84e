import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Chip } from '#client/ui/Chip.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Part, Understanding } from '#shared/search/sentence.ts'
import type { Words } from '#shared/words.ts'
import { activeParts } from './activeParts.ts'
import { correctionText, exclusionFields, exclusionText, partText } from './partText.ts'
import { toSearchField } from './toSearchField.ts'
import { textWithout } from './useParsedSearch.ts'

interface SearchChipsProps {
  search: SearchAddress
  understanding: Understanding | undefined
  change: (part: Partial<SearchAddress>) => void
}

const areas = ['bounds', 'polygon'] as const

export function SearchChips({ search, understanding, change }: SearchChipsProps) {
  const { language } = useLanguage()
  const words = useWords('listings', 'search')
  const { search: w } = words
  const { searchQuery = '', near } = search
  const parts = activeParts(understanding?.parts ?? [], search)
  const notes = notesOn(understanding, parts, search, w)
  const exclusions = exclusionFields.filter((field) => search[field] !== undefined)
  const remove = (part: Partial<SearchAddress>) => (event: MouseEvent) => {
    toSearchField(event)
    change(part)
  }
  const set = areas.filter((field) => search[field])
  if (parts.length + notes.length + exclusions.length + set.length === 0 && !near) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {parts.length > 0 && <span className="text-ink-muted">{w.understood}</span>}
      {parts.map((part) => {
        const text = partText(part, words, (value) => formatNumber(value, language))
        return (
          <Chip
            key={`${part.field}-${part.start}`}
            name={text}
            onRemove={async (event) => {
              toSearchField(event)
              change({ searchQuery: await textWithout(searchQuery, part) })
            }}
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
      {exclusions.map((field) => {
        const text = exclusionText({ [field]: search[field] }, words)
        return (
          <Chip key={field} name={text} onRemove={remove({ [field]: undefined })}>
            {text}
          </Chip>
        )
      })}
      {near && (
        <Chip name={w.nearHere} onRemove={remove({ near: undefined })}>
          <MapPin aria-hidden="true" className="mr-1 inline size-4" />
          {w.near(formatNumber(near.km, language, 1))}
        </Chip>
      )}
      {set.map((field) => (
        <Chip key={field} name={w.fields[field]} onRemove={remove({ [field]: undefined })}>
          <span className="block first-letter:uppercase">{w.fields[field]}</span>
        </Chip>
      ))}
    </div>
  )
}

function notesOn(
  understanding: Understanding | undefined,
  parts: readonly Part[],
  { sortBy, sortOrder }: SearchAddress,
  w: Words['search'],
): string[] {
  if (!understanding) return []
  const { rest, noise, filters, unsupported } = understanding
  // A text without filters is searched as words.
  const hasRankingWords = rest !== '' && Object.keys(filters).length > 0
  const isOrdered = sortBy !== undefined || sortOrder !== undefined
  const ignored = [hasRankingWords && isOrdered ? rest : '', noise].filter((words) => words !== '').join(' ')
  return [
    ...parts.flatMap((part) =>
      part.correction ? [w.takenFor(part.text, correctionText(part, part.correction))] : [],
    ),
    ...(hasRankingWords && !isOrdered ? [w.wordsFirst(rest)] : []),
    ...(ignored ? [w.passedOver(ignored)] : []),
    ...unsupported.map(w.notApplied),
  ]
}
