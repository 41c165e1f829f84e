import { placeKey } from '#shared/places/placeKey.ts'
import { departments, findNeighborhood, type PlaceName, placeNames } from '#shared/places/places.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { allowedEdits, editDistance } from '#shared/search/sentence/spelling/typos.ts'

const maxResults = 8

export type FilterPlace = Omit<PlaceName, 'kind'> & { kind: PlaceName['kind'] | 'state' }

const filterPlaces: readonly FilterPlace[] = [
  ...placeNames(),
  ...departments.map(({ name }) => ({ kind: 'state' as const, name, city: '', keys: [placeKey(name)] })),
]

/** By name, alias or abbreviation: exact, prefix, prefix of a word, then typos; at most 8. */
export function findPlaces<Place extends Pick<PlaceName, 'keys'>>(
  text: string,
  all: readonly Place[],
): Place[] {
  const key = placeKey(text)
  if (key === '') return []
  const same = all.filter(({ keys }) => keys.includes(key))
  const longer = all.filter((place) => !same.includes(place) && place.keys.some((one) => one.startsWith(key)))
  const starting = [...same, ...longer]
  const containing = all.filter(
    (place) => !starting.includes(place) && place.keys.some((one) => one.includes(` ${key}`)),
  )
  const found = [...starting, ...containing]
  const close = all.filter((place) => !found.includes(place) && place.keys.some((one) => isClose(key, one)))
  return [...found, ...close].slice(0, maxResults)
}

export function findFilterPlaces(text: string): FilterPlace[] {
  return findPlaces(text, filterPlaces)
}

function isClose(typed: string, name: string): boolean {
  const limit = allowedEdits(typed)
  return limit > 0 && editDistance(typed, name.slice(0, typed.length), limit) <= limit
}

type PlaceFilters = Pick<SearchAddress, 'city' | 'neighborhood' | 'state'>
export const noPlace = { city: undefined, neighborhood: undefined, state: undefined }

/** Replaces places of other kinds. */
export function addPlace(search: PlaceFilters, { kind, name, city }: FilterPlace): PlaceFilters {
  const add = (names: readonly string[] = [], one: string) => [...new Set([...names, one])]
  if (kind === 'neighborhood') {
    const cities = search.neighborhood ? search.city : undefined
    return { ...noPlace, city: add(cities, city), neighborhood: add(search.neighborhood, name) }
  }
  const isAlone = !search.neighborhood && !search[kind === 'city' ? 'state' : 'city']
  return { ...noPlace, [kind]: add(isAlone ? search[kind] : undefined, name) }
}

export interface ChosenPlace {
  name: string
  without: PlaceFilters
}

/** Neighborhoods stand for their cities. */
export function chosenPlaces(search: PlaceFilters): ChosenPlace[] {
  const kind = search.neighborhood ? 'neighborhood' : 'city'
  const names = search[kind] ?? []
  const drop = (all: readonly string[] = [], name: string) => {
    const left = all.filter((one) => one !== name)
    return left.length > 0 ? left : undefined
  }
  return [
    ...names.map((name) => {
      const left = drop(names, name)
      const cities = kind === 'city' ? left : left && search.city?.filter((city) => hasSome(city, left))
      const without = { ...noPlace, state: search.state, city: cities?.length ? cities : undefined }
      return { name, without: kind === 'city' ? without : { ...without, neighborhood: left } }
    }),
    ...(search.state ?? []).map((name) => ({
      name,
      without: { ...search, state: drop(search.state, name) },
    })),
  ]
}

function hasSome(city: string, neighborhoods: readonly string[]): boolean {
  return neighborhoods.some((name) => findNeighborhood(name, city) || !findNeighborhood(name))
}
