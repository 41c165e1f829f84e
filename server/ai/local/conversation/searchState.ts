import { wordingOf } from '#server/ai/local/wording.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import type { SearchInput, SearchOrder } from '#server/ai/tools/searchListings.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import { amenityWords } from '#shared/search/sentence/amenities.ts'
import { meansWholeHomes } from '#shared/search/sentence/rooms.ts'
import { typeWords } from '#shared/search/sentence/types.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'
import { idleWords } from './idleWords.ts'

export interface SearchState {
  filters: SentenceFilters
  order: SearchOrder | undefined
  /** Words that only rank. */
  text: string
  /** Landmarks, avenues and areas that it is near or in. */
  places?: readonly NamedPlace[] | undefined
  /** The question, where the search is of it alone: searched for as the page would. */
  sentence?: string | undefined
}

export const emptySearch: SearchState = { filters: {}, order: undefined, text: '' }

/** Landmarks, avenues and areas that it names. */
export const placesOf = ({ criteria }: Understanding): readonly NamedPlace[] =>
  criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))

const maxWord = 30

export function wordsOf(rest: string): string {
  return wordingOf(rest)
    .trim()
    .split(' ')
    .filter(
      (word) =>
        (word.length >= 4 || word === 'rio') &&
        word.length <= maxWord &&
        !idleWords.has(word) &&
        !/^[\d.,]+$/.test(word),
    )
    .slice(0, 6)
    .join(' ')
}

/** Beside filters, words only rank. */
export const isOnlyWords = ({ filters }: Pick<SearchState, 'filters'>) => Object.keys(filters).length === 0

/** A text that is words alone would filter; beside something understood they rank, as in one sentence. */
function anchorOf({ city: [city] = [], propertyType: [type] = [] }: SentenceFilters): (string | undefined)[] {
  const ofType = typeWords.find(({ types }) => type !== undefined && types.length === 1 && types[0] === type)
  return [city ?? ofType?.phrases.match(/^[^,*]+/)?.[0]]
}

/** Of a search of several turns the amenities are named, so that texts count as on the page. */
export function inputOf({ filters, order, text, sentence }: SearchState, limit: number): SearchInput {
  if (sentence !== undefined) return { text: sentence, ...(order && { order }), limit }
  const { amenities = [] } = filters
  const named = amenities.map((code) => amenityWords(code)[0])
  const words = [...(text && named.length === 0 ? anchorOf(filters) : named), text].filter(Boolean).join(' ')
  const isWhole = filters.roomOnly === undefined && words !== '' && meansWholeHomes(filters, text)
  const given = filterInputOf({ ...filters, amenities: undefined, ...(isWhole && { roomOnly: false }) })
  return withoutUndefined({ ...given, text: words || undefined, order, limit })
}
