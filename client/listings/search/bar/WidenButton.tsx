import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { type NamedPlace, widerThan } from '#shared/search/namedPlace.ts'

/** Of a search's text. */
const maxLength = 200

interface WidenButtonProps {
  place: NamedPlace
  searchQuery: string
  change: (changed: Partial<SearchAddress>) => void
}

/** Writes the next distance into the text, which the address holds. */
export function WidenButton({ place, searchQuery, change }: WidenButtonProps) {
  const { language } = useLanguage()
  const { search } = useWords('search')
  const { places: w } = search
  const wider = widerThan(place)
  if (wider === undefined) return null
  const km = formatNumber(wider, language, 1)
  const text = searchQuery.replace(place.text, () => w.widened(km, place.name))
  if (text.length > maxLength) return null
  return (
    <button
      type="button"
      aria-label={w.widen(km, place.name)}
      // Until the results for the wider one are there, it stays: it has the focus.
      onClick={() => text !== searchQuery && change({ searchQuery: text })}
      className="min-h-9 shrink-0 whitespace-nowrap px-2 underline decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      {km} km
    </button>
  )
}
