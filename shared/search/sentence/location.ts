import {
  citiesOfBarrio,
  departmentOf,
  findCity,
  findDepartments,
  findNeighborhood,
} from '#shared/places/places.ts'
import type { Found } from './found.ts'
import { looseBarrios, wayMarks } from './grammar.ts'
import type { Said } from './part.ts'
import type { Token } from './tokens.ts'

type FoundPlace = Extract<Found, { kind: 'place' }>

export interface Location {
  places: ReadonlyMap<Found, Said>
  /** Named, but not in the cities that were named, or without borders, or only on the way: left to the text search. */
  others: ReadonlySet<Found>
}

/**
 * What the places of a sentence are; of several, any is asked for. A name that is both a city and a barrio ("San Antonio") is
 * the barrio after "barrio" or beside the barrio's city, else the city if it lies around the capital, else the barrio of
 * Asunción. Where cities are named, a barrio must be one of theirs. A department counts where nothing nearer is named.
 */
export function locate(tokens: readonly Token[], named: readonly FoundPlace[]): Location {
  const places = new Map<Found, Said>()
  const others = new Set<Found>()
  const cityPlaces = citiesAmong(tokens, named)
  const cities = [...new Set(cityPlaces.values())]
  for (const place of named) {
    const city = cityPlaces.get(place)
    const barrio = city === undefined ? barrioOf(place, cities) : undefined
    if (city !== undefined) places.set(place, { field: 'city', value: city })
    else if (barrio) places.set(place, barrio)
    else if (findCity(place.key) || findNeighborhood(place.key)) others.add(place)
  }
  for (const place of named) {
    const states = findDepartments(place.key)
    if (states.length === 0 || places.has(place)) continue
    const nearer = [...places.values()].filter(({ field }) => field !== 'state')
    if (nearer.length === 0) {
      places.set(place, { field: 'state', value: states })
      others.delete(place)
    } else if (!nearer.some((said) => liesIn(said, states))) others.add(place)
  }
  return { places, others }
}

function liesIn(said: Said, states: readonly string[]): boolean {
  const city = said.field === 'city' ? said.value : said.field === 'neighborhood' ? said.city : undefined
  return city !== undefined && states.includes(departmentOf(city) ?? '')
}

/** The places that are cities. The first of them counts wherever it stands, others unless they only tell the way there. */
function citiesAmong(tokens: readonly Token[], named: readonly FoundPlace[]): Map<FoundPlace, string> {
  const isCity = (place: FoundPlace) => findCity(place.key) && !meansBarrio(place, named)
  const counting = named.filter(isCity).filter((place, index) => index === 0 || !isOnTheWay(tokens, place))
  return new Map(counting.map((place) => [place, findCity(place.key)?.name ?? place.key]))
}

/** The barrio that a place is; where cities are named, one that each of them has. */
function barrioOf({ key, marked }: FoundPlace, cities: readonly string[]): Said | undefined {
  if (cities.length > 0) {
    const [first, ...others] = looseBarrios.has(key) ? [] : cities.map((city) => findNeighborhood(key, city))
    return first && !others.includes(undefined) ? { field: 'neighborhood', value: first.name } : undefined
  }
  const barrio = findNeighborhood(key)
  if (!barrio || (!marked && findDepartments(key).length > 0)) return undefined
  const [only, ...others] = citiesOfBarrio(key)
  return {
    field: 'neighborhood',
    value: barrio.name,
    ...(only !== undefined && others.length === 0 && { city: only }),
  }
}

/** "camino a San Bernardino", "cerca de Luque" */
function isOnTheWay(tokens: readonly Token[], { at }: FoundPlace): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ key }) => wayMarks.has(key))
}

function meansBarrio({ key, marked }: FoundPlace, named: readonly FoundPlace[]): boolean {
  const barrio = findNeighborhood(key)
  if (!barrio) return false
  if (marked || named.some((other) => other.key !== key && findCity(other.key)?.name === barrio.city))
    return true
  return findCity(key)?.department !== 'Central'
}
