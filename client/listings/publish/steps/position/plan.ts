import { distanceKm, neighborhoods, type Point } from '#shared/places/places.ts'

/** The plan in units of the drawing, and how wide the land is that it shows. */
export const plan = { width: 600, height: 380, km: 4 } as const
const unitsPerKm = plan.width / plan.km
/** Kilometres of a degree of latitude; of longitude it is that times the cosine of the latitude. */
const kmPerDegree = 111.32

export interface Spot {
  x: number
  y: number
}

function kmPerDegreeEast({ latitude }: Point): number {
  return kmPerDegree * Math.cos((latitude * Math.PI) / 180)
}

/** Where a point stands on the plan around a middle: north is up. */
export function spotOf(point: Point, middle: Point): Spot {
  return {
    x: plan.width / 2 + (point.longitude - middle.longitude) * kmPerDegreeEast(middle) * unitsPerKm,
    y: plan.height / 2 - (point.latitude - middle.latitude) * kmPerDegree * unitsPerKm,
  }
}

/** The point under a spot of the plan, kept inside it; good to about a metre. */
export function pointAt({ x, y }: Spot, middle: Point): Point {
  const inside = { x: clamp(x, plan.width), y: clamp(y, plan.height) }
  return {
    latitude: fine(middle.latitude - (inside.y - plan.height / 2) / unitsPerKm / kmPerDegree),
    longitude: fine(middle.longitude + (inside.x - plan.width / 2) / unitsPerKm / kmPerDegreeEast(middle)),
  }
}

/** A point moved by metres to the east and to the north. */
export function moved(point: Point, east: number, north: number): Point {
  return {
    latitude: fine(point.latitude + north / 1000 / kmPerDegree),
    longitude: fine(point.longitude + east / 1000 / kmPerDegreeEast(point)),
  }
}

export function isOnPlan(point: Point, middle: Point): boolean {
  const { x, y } = spotOf(point, middle)
  return x >= 0 && x <= plan.width && y >= 0 && y <= plan.height
}

/** A name takes so much room on a small screen, in units of the drawing. */
const room = { width: 150, height: 34 } as const

/** The neighbourhoods that the plan shows, by name, the nearest to its middle first; where two names would meet, that one. */
export function namesOnPlan(middle: Point): { name: string; spot: Spot }[] {
  const near = neighborhoods
    .filter((one) => isOnPlan(one, middle))
    .toSorted((one, other) => distanceKm(one, middle) - distanceKm(other, middle))
    .map((one) => ({ name: one.name, spot: spotOf(one, middle) }))
    .filter(({ spot }) => spot.y > 30 && spot.y < plan.height - 30)
  const shown: typeof near = []
  for (const one of near) {
    const isFree = shown.every(
      ({ spot }) => Math.abs(spot.x - one.spot.x) > room.width || Math.abs(spot.y - one.spot.y) > room.height,
    )
    if (isFree) shown.push(one)
  }
  return shown
}

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directions)[number]

/** How far a point lies from a middle, in metres, and to which side. */
export function bearing(point: Point, middle: Point): { meters: number; direction: Direction } {
  const east = (point.longitude - middle.longitude) * kmPerDegreeEast(middle)
  const north = (point.latitude - middle.latitude) * kmPerDegree
  const turn = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  const meters = Math.round((Math.hypot(east, north) * 1000) / 10) * 10
  return { meters, direction: directions[(turn + 8) % 8] ?? 'n' }
}

function clamp(value: number, size: number): number {
  return Math.min(size - 8, Math.max(8, value))
}

function fine(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
