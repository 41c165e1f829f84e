import { citiesOfBarrio, findCity, findNeighborhood } from '../places.ts'
import type { Found } from './found.ts'
import { looseBarrios } from './grammar.ts'
import type { Said } from './part.ts'

type FoundPlace = Extract<Found, { kind: 'place' }>

export interface Location {
  places: ReadonlyMap<Found, Said>
  /** Named, but not in the city that was named, or without borders: left to the text search. */
  others: ReadonlySet<Found>
}

/**
 * What the places of a sentence are. A name that is both a city and a barrio ("San Antonio") is the barrio after "barrio" or
 * beside the barrio's city, else the city if it lies around the capital, else the barrio of Asunción. The first city and the
 * first barrio count; the named city must have the barrio.
 */
export function locate(named: readonly FoundPlace[]): Location {
  const places = new Map<Found, Said>()
  const others = new Set<Found>()
  const cityPlace =
    named.find(({ key }) => findCity(key) && !findNeighborhood(key)) ??
    named.find((place) => findCity(place.key) && !meansBarrio(place, named))
  const city = cityPlace && findCity(cityPlace.key)?.name
  let barrioKnown = false
  for (const place of named) {
    const barrio = findNeighborhood(place.key, city)?.name
    const isLoose = city !== undefined && looseBarrios.has(place.key)
    if (place === cityPlace && city) places.set(place, { field: 'city', value: city })
    else if (barrio && !barrioKnown && !isLoose) {
      const [only, ...others] = city === undefined ? citiesOfBarrio(place.key) : []
      const implied = others.length === 0 ? only : undefined
      places.set(place, { field: 'neighborhood', value: barrio, ...(implied && { city: implied }) })
      barrioKnown = true
    } else if ((!barrio || isLoose) && findNeighborhood(place.key)) others.add(place)
  }
  return { places, others }
}

function meansBarrio({ key, marked }: FoundPlace, named: readonly FoundPlace[]): boolean {
  const barrio = findNeighborhood(key)
  if (!barrio) return false
  if (marked || named.some((other) => other.key !== key && findCity(other.key)?.name === barrio.city))
    return true
  return findCity(key)?.department !== 'Central'
}
