import { type PlaceName, placeKey, placeNames } from '#shared/places.ts'

const most = 8

/** Places whose name, alias or short form begins with the text, then those that have it inside; at most 8. */
export function findPlaces(text: string): PlaceName[] {
  const key = placeKey(text)
  if (key === '') return []
  const all = placeNames()
  const starting = all.filter(({ keys }) => keys.some((one) => one.startsWith(key)))
  const containing = all.filter(
    (place) => !starting.includes(place) && place.keys.some((one) => one.includes(` ${key}`)),
  )
  return [...starting, ...containing].slice(0, most)
}

/** The filters that a place stands for. */
export function filtersOfPlace({ kind, name, city }: PlaceName): { city: string; neighborhood?: string } {
  return kind === 'city' ? { city: name, neighborhood: undefined } : { city, neighborhood: name }
}
