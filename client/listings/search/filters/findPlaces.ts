import { type PlaceName, placeKey, placeNames } from '#shared/places/places.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { allowedEdits, editDistance } from '#shared/search/sentence/typos.ts'

const maxResults = 8

/**
 * By name, alias or abbreviation: first those that begin with the text, then those with a word that does,
 * then typos; at most 8.
 */
export function findPlaces(text: string, all: readonly PlaceName[] = placeNames()): PlaceName[] {
  const key = placeKey(text)
  if (key === '') return []
  const starting = all.filter(({ keys }) => keys.some((one) => one.startsWith(key)))
  const containing = all.filter(
    (place) => !starting.includes(place) && place.keys.some((one) => one.includes(` ${key}`)),
  )
  const found = [...starting, ...containing]
  const close = all.filter((place) => !found.includes(place) && place.keys.some((one) => isClose(key, one)))
  return [...found, ...close].slice(0, maxResults)
}

/** Within the allowed edits of the beginning of the name. */
function isClose(typed: string, name: string): boolean {
  const limit = allowedEdits(typed)
  return limit > 0 && editDistance(typed, name.slice(0, typed.length), limit) <= limit
}

export const noPlace = { city: undefined, neighborhood: undefined, state: undefined }

export function filtersOfPlace({ kind, name, city }: PlaceName): Partial<SearchAddress> {
  return kind === 'city' ? { ...noPlace, city: [name] } : { ...noPlace, city: [city], neighborhood: [name] }
}
