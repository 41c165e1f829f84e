import { distanceKm, type Point } from '#shared/places/distance.ts'
import { isPlaced, neighborhoods } from '#shared/places/places.ts'

/** `km`: the width that it shows; others in drawing units. */
export const plan = { width: 600, height: 380, km: 4 } as const
const unitsPerKm = plan.width / plan.km
/** Of latitude; longitude times the cosine of the latitude. */
const kmPerDegree = 111.32

export interface PlanPosition {
  x: number
  y: number
}

function kmPerDegreeEast({ latitude }: Point): number {
  return kmPerDegree * Math.cos((latitude * Math.PI) / 180)
}

/** North up. */
export function toPlan(point: Point, center: Point): PlanPosition {
  return {
    x: plan.width / 2 + (point.longitude - center.longitude) * kmPerDegreeEast(center) * unitsPerKm,
    y: plan.height / 2 - (point.latitude - center.latitude) * kmPerDegree * unitsPerKm,
  }
}

export function movedBy(point: Point, east: number, north: number): Point {
  return {
    latitude: roundDegrees(point.latitude + north / 1000 / kmPerDegree),
    longitude: roundDegrees(point.longitude + east / 1000 / kmPerDegreeEast(point)),
  }
}

export function isOnPlan(point: Point, center: Point): boolean {
  const { x, y } = toPlan(point, center)
  return x >= 0 && x <= plan.width && y >= 0 && y <= plan.height
}

const labelSize = { width: 150, height: 34 } as const

/** Nearest to the center first, without overlaps. */
export function labelsOnPlan(center: Point): { name: string; spot: PlanPosition }[] {
  const near = neighborhoods
    .filter(isPlaced)
    .filter((one) => isOnPlan(one, center))
    .toSorted((one, other) => distanceKm(one, center) - distanceKm(other, center))
    .map((one) => ({ name: one.name, spot: toPlan(one, center) }))
    .filter(({ spot }) => spot.y > 30 && spot.y < plan.height - 30)
  const shown: typeof near = []
  for (const one of near) {
    const isFree = shown.every(
      ({ spot }) =>
        Math.abs(spot.x - one.spot.x) > labelSize.width || Math.abs(spot.y - one.spot.y) > labelSize.height,
    )
    if (isFree) shown.push(one)
  }
  return shown
}

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directions)[number]

export function bearing(point: Point, center: Point): { meters: number; direction: Direction } {
  const east = (point.longitude - center.longitude) * kmPerDegreeEast(center)
  const north = (point.latitude - center.latitude) * kmPerDegree
  const octant = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  const meters = Math.round((Math.hypot(east, north) * 1000) / 10) * 10
  return { meters, direction: directions[(octant + 8) % 8] ?? 'n' }
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
