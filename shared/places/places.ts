import { asuncionRows } from './asuncion.ts'
import { cityRows } from './cities.ts'
import { departmentRows } from './departments.ts'
import { distanceKm, type Point } from './distance.ts'
import { neighborhoodRows } from './neighborhoods.ts'
import { placeKey, shortForms } from './placeKey.ts'
import { unplacedNeighborhoods, unplacedTowns } from './unplaced.ts'

interface Named extends Partial<Point> {
  /** With accents. */
  name: string
  aliases: readonly string[]
}

export type Placed<Place extends Partial<Point>> = Place & Point

/** Whether its coordinates are known. */
export function isPlaced<Place extends Partial<Point>>(place: Place | undefined): place is Placed<Place> {
  return place?.latitude !== undefined && place.longitude !== undefined
}

export type Department = Named & Point

export interface City extends Named {
  department: string
}

export interface Neighborhood extends Named {
  city: string
}

/** Farther points are in the city only. */
const maxBarrioKm = 3

function named(name: string, aliases: readonly string[]): Named {
  const own = placeKey(name)
  const keys = new Set(aliases.map(placeKey))
  keys.delete(own)
  return { name, aliases: [...keys] }
}

/** "Areguá 25.312 57.385 = aregua centro": degrees south and west, and after "=" other spellings; one a line. */
function placed(rows: string): Placed<Named>[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, name = '', south, west, aliases] = /(.+) ([\d.]+) ([\d.]+)(?: = (.*))?/.exec(row) ?? []
      return {
        ...named(name, aliases?.split(', ') ?? []),
        latitude: -Number(south),
        longitude: -Number(west),
      }
    })
}

function unplaced(list = ''): Named[] {
  const rows = list.split(';').filter((row) => row !== '')
  return rows.map((row) => {
    const [name = '', aliases] = row.split('=')
    return named(name.trim(), aliases?.split(',') ?? [])
  })
}

export const departments: readonly Department[] = placed(departmentRows)

/** By department. */
export const cities: readonly City[] = Object.entries(cityRows).flatMap(([department, rows]) =>
  [...placed(rows), ...unplaced(unplacedTowns[department])].map((one) => ({ ...one, department })),
)

/** Asunción's first, then by city. */
export const neighborhoods: readonly Neighborhood[] = [
  ...placed(asuncionRows).map((one) => ({ ...one, city: 'Asunción' })),
  ...Object.entries(neighborhoodRows).flatMap(([city, rows]) =>
    placed(rows).map((one) => ({ ...one, city })),
  ),
  ...Object.entries(unplacedNeighborhoods).flatMap(([city, list]) =>
    unplaced(list).map((one) => ({ ...one, city })),
  ),
]

function byKey<Place extends Named>(places: readonly Place[]): Map<string, Place[]> {
  const map = new Map<string, Place[]>()
  const add = (key: string, place: Place) => map.set(key, [...(map.get(key) ?? []), place])
  for (const place of places) add(placeKey(place.name), place)
  for (const place of places) for (const alias of place.aliases) add(alias, place)
  return map
}

const cityByKey = byKey(cities)
const neighborhoodByKey = byKey(neighborhoods)

/** By name or alias ("CDE"), ignoring accents and case. */
export function findCity(name: string): City | undefined {
  return cityByKey.get(placeKey(name))?.[0]
}

/** By name or alias; default: Asunción first. Names precede aliases. */
export function findNeighborhood(name: string, city?: string): Neighborhood | undefined {
  const found = neighborhoodByKey.get(placeKey(name))
  if (city === undefined) return found?.[0]
  const cityName = findCity(city)?.name
  return found?.find((one) => one.city === cityName)
}

/** Of the neighborhood, else of the city; undefined if the coordinates of both are unknown. */
export function centerOf({ neighborhood, city }: { neighborhood: string; city: string }): Point | undefined {
  return [findNeighborhood(neighborhood, city), findCity(city)].find(isPlaced)
}

/** Their names in Spanish order; none for an unknown city. */
export function neighborhoodsOf(city: string): string[] {
  const names = neighborhoods.filter((one) => one.city === city).map(({ name }) => name)
  return names.sort((one, other) => one.localeCompare(other, 'es'))
}

/** Names of the cities with a neighborhood of that name or alias. */
export function citiesOfBarrio(name: string): string[] {
  return [...new Set(neighborhoodByKey.get(placeKey(name))?.map(({ city }) => city))]
}

/** "Luque" is in "Central", "Asunción" in "Asunción". */
export function departmentOf(city: string): string | undefined {
  return findCity(city)?.department
}

/** Names of the cities of its department, itself among them; none for an unknown city. */
export function citiesOfDepartment(city: string): string[] {
  const department = departmentOf(city)
  return cities.flatMap((one) =>
    department !== undefined && one.department === department ? [one.name] : [],
  )
}

/** Of several departments. */
const regions: Readonly<Record<string, readonly string[]>> = {
  chaco: ['Presidente Hayes', 'Boquerón', 'Alto Paraguay'],
  'chaco paraguayo': ['Presidente Hayes', 'Boquerón', 'Alto Paraguay'],
  'chaco central': ['Boquerón'],
  'bajo chaco': ['Presidente Hayes'],
}
const departmentWords = ['departamento', 'dpto', 'depto']
const departmentByKey = new Map([
  ...departments.flatMap(({ name }) => {
    const key = placeKey(name)
    const forms = departmentWords.flatMap((word) => [`${word} ${key}`, `${word} de ${key}`])
    return [key, ...forms].map((form) => [form, [name]] as const)
  }),
  ...Object.entries(regions),
])

/** One, or those of a region ("Chaco"). */
export function findDepartments(name: string): readonly string[] {
  return departmentByKey.get(placeKey(name)) ?? []
}

/** For search sentences, where "central" is a common word. */
export function departmentKeys(): string[] {
  const own = departments.map(({ name }) => placeKey(name)).filter((key) => !cityByKey.has(key))
  const plain = own.filter((key) => key !== 'central')
  const spelt = departmentWords.flatMap((word) => [
    `${word} central`,
    ...own.map((key) => `${word} de ${key}`),
  ])
  return [...plain, ...spelt, ...Object.keys(regions)]
}

/** Degrees as plain numbers: a map asks for hundreds of bubbles at once. */
function placesToCompare<Place extends Point>(places: readonly Place[]) {
  const latitudes = Float64Array.from(places, ({ latitude }) => latitude)
  const longitudes = Float64Array.from(places, ({ longitude }) => longitude)
  return { places, latitudes, longitudes }
}

const placedNeighborhoods = placesToCompare(neighborhoods.filter(isPlaced))
const placedCities = placesToCompare(cities.filter(isPlaced))

/** Compared as on a plane. */
function nearest<Place extends Point>(
  point: Point,
  { places, latitudes, longitudes }: ReturnType<typeof placesToCompare<Place>>,
) {
  const narrowing = Math.cos((point.latitude * Math.PI) / 180)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < places.length; at++) {
    const north = (latitudes[at] ?? 0) - point.latitude
    const east = ((longitudes[at] ?? 0) - point.longitude) * narrowing
    const distance = north * north + east * east
    if (distance < least) {
      best = at
      least = distance
    }
  }
  const place = places[best]
  return place && { place, distanceKm: distanceKm(point, place) }
}

export interface NearestPlace {
  city: Placed<City>
  /** Undefined more than 3 km away, or nearer to another city. */
  neighborhood?: Placed<Neighborhood>
  distanceKm: number
}

/** Undefined for NaN only. */
export function nearestPlace(point: Point): NearestPlace | undefined {
  const barrio = nearest(point, placedNeighborhoods)
  const town = nearest(point, placedCities)
  if (!barrio || !town || Number.isNaN(town.distanceKm)) return undefined
  const city = findCity(barrio.place.city)
  if (isPlaced(city) && barrio.distanceKm <= maxBarrioKm && barrio.distanceKm <= town.distanceKm + 0.5) {
    return { city, neighborhood: barrio.place, distanceKm: barrio.distanceKm }
  }
  return { city: town.place, distanceKm: town.distanceKm }
}

export interface PlaceName {
  kind: 'city' | 'neighborhood'
  name: string
  /** Of a city, itself. */
  city: string
  /** Folded name, aliases and abbreviations ("mcal lopez"). */
  keys: readonly string[]
}

function shortened(key: string): string[] {
  return Object.entries(shortForms)
    .filter(([, long]) => key.split(' ').includes(long))
    .map(([short, long]) =>
      key
        .split(' ')
        .map((word) => (word === long ? short : word))
        .join(' '),
    )
}

function keysOf(place: Named): string[] {
  const keys = [placeKey(place.name), ...place.aliases]
  return [...new Set([...keys, ...keys.flatMap(shortened)])]
}

const names: readonly PlaceName[] = [
  ...cities.map((city) => ({ kind: 'city' as const, name: city.name, city: city.name, keys: keysOf(city) })),
  ...neighborhoods.map((one) => ({
    kind: 'neighborhood' as const,
    name: one.name,
    city: one.city,
    keys: keysOf(one),
  })),
]

/** Cities, then neighborhoods. */
export function placeNames(): readonly PlaceName[] {
  return names
}
