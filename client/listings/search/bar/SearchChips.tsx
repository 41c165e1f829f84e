import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Chip } from '#client/ui/Chip.tsx'
import { exclusionFields, mapFilters, type SearchAddress } from '#shared/search/listingSearch.ts'
import type { Criterion, Understanding } from '#shared/search/sentence.ts'
import type { Words } from '#shared/words.ts'
import { activeCriteria } from './activeCriteria.ts'
import { correctionText, criterionText, exclusionText, extraTexts } from './criterionText.ts'
import { placeNotes } from './placeNotes.ts'
import { toSearchField } from './toSearchField.ts'
import { textWithout } from './useParsedSearch.ts'
import { WidenButton } from './WidenButton.tsx'

interface SearchChipsProps {
  search: SearchAddress
  understanding: Understanding | undefined
  change: (changed: Partial<SearchAddress>) => void
}

export function SearchChips({ search, understanding, change }: SearchChipsProps) {
  const { language } = useLanguage()
  const words = useWords('listings', 'search')
  const { search: w } = words
  const { searchQuery = '', near } = search
  const criteria = activeCriteria(understanding?.criteria ?? [], search)
  const places = criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))
  const exclusions = exclusionFields.filter((field) => search[field] !== undefined)
  const remove = (changed: Partial<SearchAddress>) => (event: MouseEvent) => {
    toSearchField(event)
    change(changed)
  }
  const number = (value: number) => formatNumber(value, language, 2)
  const notes = [
    ...notesOn(understanding, criteria, search, w),
    ...new Set(places.flatMap((place) => placeNotes(place, w, number))),
  ]
  const extras = extraTexts(search, words, number)
  const set = mapFilters.filter((field) => search[field])
  if (criteria.length + notes.length + exclusions.length + extras.length + set.length === 0 && !near)
    return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {criteria.length > 0 && <span className="text-ink-muted">{w.understood}</span>}
      {criteria.map((criterion) => {
        const text = criterionText(criterion, words, number)
        return (
          <Chip
            key={`${criterion.field}-${criterion.start}`}
            name={text}
            onRemove={async (event) => {
              toSearchField(event)
              change({ searchQuery: await textWithout(searchQuery, criterion, places) })
            }}
            action={
              criterion.field === 'place' && (
                <WidenButton place={criterion.value} searchQuery={searchQuery} change={change} />
              )
            }
          >
            {text}
          </Chip>
        )
      })}
      {notes.length > 0 && (
        <span className={clsx('text-ink-muted', criteria.length === 0 && 'first-letter:uppercase')}>
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
      {extras.map(({ fields, text }) => (
        <Chip
          key={text}
          name={text}
          onRemove={remove(Object.fromEntries(fields.map((field) => [field, undefined])))}
        >
          {text}
        </Chip>
      ))}
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
  criteria: readonly Criterion[],
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
    ...criteria.flatMap((criterion) =>
      criterion.correction
        ? [w.takenFor(criterion.text, correctionText(criterion, criterion.correction))]
        : [],
    ),
    ...(hasRankingWords && !isOrdered ? [w.wordsFirst(rest)] : []),
    ...(ignored ? [w.passedOver(ignored)] : []),
    ...unsupported.map(w.notApplied),
  ]
}
