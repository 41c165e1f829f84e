import { findPlaces } from '#client/listings/search/filters/findPlaces.ts'
import { findCity, findNeighborhood, type PlaceName, placeNames } from '#shared/places/places.ts'

const cities = placeNames().filter(({ kind }) => kind === 'city')
const neighborhoods = placeNames().filter(({ kind }) => kind === 'neighborhood')
/** Where most is published: what is offered before anything is typed. */
const usual = [
  'Asunción',
  'Ciudad del Este',
  'Encarnación',
  'San Lorenzo',
  'Luque',
  'Capiatá',
  'Lambaré',
  'Fernando de la Mora',
]
const most = 8

/** Cities to choose from, for what is typed so far. */
export function cityOptions(text: string): PlaceName[] {
  if (text.trim() !== '') return findPlaces(text, cities)
  return usual.flatMap((name) => cities.find((city) => city.name === name) ?? [])
}

/** Neighbourhoods to choose from: those of the city, where one is known, else of the whole country. */
export function neighborhoodOptions(text: string, city: string): PlaceName[] {
  const known = findCity(city)?.name
  const among = known ? neighborhoods.filter((one) => one.city === known) : neighborhoods
  if (text.trim() !== '') return findPlaces(text, among)
  return known ? among.slice(0, most) : []
}

/** A city as the gazetteer writes it, whatever its spelling; what it does not know stays as it was typed. */
export function cityName(text: string): string {
  return findCity(text)?.name ?? text.trim()
}

export function neighborhoodName(text: string, city: string): string {
  const known = findCity(city) ? findNeighborhood(text, city) : undefined
  return known?.name ?? text.trim()
}

/** Whether a neighbourhood may lie in a city: it does not where it is known, but only elsewhere. */
export function mayLieIn(neighborhood: string, city: string): boolean {
  return (
    !findCity(city) ||
    findNeighborhood(neighborhood) === undefined ||
    findNeighborhood(neighborhood, city) !== undefined
  )
}
