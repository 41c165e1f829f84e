import { border } from '#shared/places/border.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { findCity, isPlaced, nearestPlace } from '#shared/places/places.ts'
import { isInPolygon } from '#shared/search/area.ts'

export const locationDoubts = ['outside_country', 'far_from_city'] as const
export type LocationDoubt = (typeof locationDoubts)[number]

/** The border is known to about 3 km. */
const borderSlackKm = 4
/** Towns of the metropolitan area are closer to each other. */
const farKm = 25
/** South America: beyond it, nothing is offered here. */
const plausible = { south: -56, west: -82, north: 13, east: -34 }
const kmPerDegree = 111.2

interface Located {
  latitude: number | null
  longitude: number | null
  city: string
}

/** Undefined without a point. */
export function pointOf({ latitude, longitude }: Omit<Located, 'city'>): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** Not to be confirmed. */
export function isImpossible({ latitude, longitude }: Point): boolean {
  const { south, west, north, east } = plausible
  return latitude < south || latitude > north || longitude < west || longitude > east
}

/** To be confirmed: the point is abroad, or more than 25 km from the city and nearer to another. */
export function doubtOfLocation(located: Located): LocationDoubt | undefined {
  const point = pointOf(located)
  if (!point) return undefined
  if (!isInCountry(point)) return 'outside_country'
  const city = findCity(located.city)
  if (!isPlaced(city) || distanceKm(point, city) <= farKm) return undefined
  // Districts of the Chaco reach farther.
  return nearestPlace(point)?.city.name === city.name ? undefined : 'far_from_city'
}

/** Whole kilometers, at least one; undefined for a city of unknown coordinates. */
export function kmFromCity(point: Point, city: string): number | undefined {
  const place = findCity(city)
  return isPlaced(place) ? Math.max(1, Math.round(distanceKm(point, place))) : undefined
}

function isInCountry(point: Point): boolean {
  return isInPolygon(border, point.latitude, point.longitude) || kmFromBorder(point) <= borderSlackKm
}

/** On a plane that touches the earth at the point. */
function kmFromBorder({ latitude, longitude }: Point): number {
  const eastKm = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  const flat = border.map((corner) => ({
    x: (corner.longitude - longitude) * eastKm,
    y: (corner.latitude - latitude) * kmPerDegree,
  }))
  return Math.min(...flat.map((to, at) => distanceToLine(flat.at(at - 1) ?? to, to)))
}

interface Flat {
  x: number
  y: number
}

/** Of the origin. */
function distanceToLine(from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx ** 2 + dy ** 2
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length))
  return Math.hypot(from.x + part * dx, from.y + part * dy)
}
