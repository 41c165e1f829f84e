import { findPlaces } from '#client/listings/search/filters/findPlaces.ts'
import { findCity, findNeighborhood, type PlaceName, placeNames } from '#shared/places/places.ts'

const cities = placeNames().filter(({ kind }) => kind === 'city')
const neighborhoods = placeNames().filter(({ kind }) => kind === 'neighborhood')
const commonCities = [
  'Asunción',
  'Ciudad del Este',
  'Encarnación',
  'San Lorenzo',
  'Luque',
  'Capiatá',
  'Lambaré',
  'Fernando de la Mora',
]
const maxOptions = 8

export function cityOptions(text: string): PlaceName[] {
  if (text.trim() !== '') return findPlaces(text, cities)
  return commonCities.flatMap((name) => cities.find((city) => city.name === name) ?? [])
}

export function neighborhoodOptions(text: string, city: string): PlaceName[] {
  const known = findCity(city)?.name
  const candidates = known ? neighborhoods.filter((one) => one.city === known) : neighborhoods
  if (text.trim() !== '') return findPlaces(text, candidates)
  return known ? candidates.slice(0, maxOptions) : []
}

/** The gazetteer's spelling; unknown ones as typed. */
export function cityName(text: string): string {
  return findCity(text)?.name ?? text.trim()
}

export function neighborhoodName(text: string, city: string): string {
  const known = findCity(city) ? findNeighborhood(text, city) : undefined
  return known?.name ?? text.trim()
}

/** False if the gazetteer knows it in other cities only. */
export function canBeIn(neighborhood: string, city: string): boolean {
  return (
    !findCity(city) ||
    findNeighborhood(neighborhood) === undefined ||
    findNeighborhood(neighborhood, city) !== undefined
  )
}
