import { Landmark, MapPin, Route, Search } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { Suggestion } from '#shared/listings/suggestion.ts'
import type { Words } from '#shared/words.ts'

type Kinds = Words['listings']['suggestionKinds']

const icons: Record<keyof Kinds, typeof Search> = {
  city: MapPin,
  neighborhood: MapPin,
  area: MapPin,
  avenue: Route,
  route: Route,
  landmark: Landmark,
  type: Search,
  title: Search,
}

/** Names of landmarks say what they are: "Hospital Bautista". */
const shownKind = (kind: Suggestion['kind']): keyof Kinds => (isShown(kind) ? kind : 'landmark')
const isShown = (kind: string): kind is keyof Kinds => Object.hasOwn(icons, kind)

export function SuggestionOption({ text, kind, city }: Suggestion) {
  const { listings: w } = useWords('listings')
  const Icon = icons[shownKind(kind)]
  return (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 truncate">{text}</span>
      <span className="ml-auto shrink-0 text-ink-muted text-sm">
        {w.suggestionKinds[shownKind(kind)]}
        {city && !text.includes(city) && ` · ${city}`}
      </span>
    </>
  )
}
