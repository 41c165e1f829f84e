import { type Bounds, boundsOf, isInPolygon, type Point } from '#shared/search/area.ts'
import type { Near } from '#shared/search/listingSearch.ts'
import type { Area, Box, Side } from './area.ts'

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In degrees; all longitudes if it reaches a pole or the date line. */
export function boxAround({ latitude, longitude, km }: Near): Box {
  const degrees = 180 / Math.PI
  const angle = km / earthKm
  const south = latitude - angle * degrees
  const north = latitude + angle * degrees
  const allLongitudes = { south, north, west: -180, east: 180 }
  if (south <= -90 || north >= 90) return allLongitudes
  const reach = Math.asin(Math.sin(angle) / Math.cos(latitude / degrees)) * degrees
  const box = { south, north, west: longitude - reach, east: longitude + reach }
  return box.west < -180 || box.east > 180 ? allLongitudes : box
}

/** Planar distances are precise enough for points clearly inside or outside. */
const [clearlyIn, clearlyOut] = [0.95, 1.05]
const [maxPlaneLatitude, maxPlaneLongitude] = [60, 175]

/** The database's distance formula. */
export function circle(near: Near): Area {
  const kmPerDegree = (earthKm * Math.PI) / 180
  const isPlane = Math.abs(near.latitude) < maxPlaneLatitude && Math.abs(near.longitude) < maxPlaneLongitude
  const squeeze = Math.cos(radians(near.latitude))
  const square = near.km ** 2
  return {
    box: boxAround(near),
    has(latitude, longitude) {
      const north = (latitude - near.latitude) * kmPerDegree
      const east = (longitude - near.longitude) * kmPerDegree * squeeze
      const share = (north * north + east * east) / square
      if (isPlane && share < clearlyIn) return true
      if (isPlane && share > clearlyOut) return false
      return distanceKm(near, latitude, longitude) <= near.km
    },
    side({ south, west, north, east }) {
      if (!isPlane) return undefined
      const away = (from: number, to: number, at: number) => ({
        least: Math.max(0, from - at, at - to),
        most: Math.max(at - from, to - at),
      })
      const [along, across] = [away(south, north, near.latitude), away(west, east, near.longitude)]
      const share = (latitude: number, longitude: number) =>
        ((latitude * kmPerDegree) ** 2 + (longitude * kmPerDegree * squeeze) ** 2) / square
      if (share(along.most, across.most) < clearlyIn) return 'in'
      return share(along.least, across.least) > clearlyOut ? 'out' : undefined
    },
  }
}

function distanceKm(near: Near, latitude: number, longitude: number): number {
  const across = Math.sin(radians(latitude - near.latitude) / 2) ** 2
  const along = Math.sin(radians(longitude - near.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(near.latitude)) * Math.cos(radians(latitude)) * along
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function boundsArea({ south, west, north, east }: Bounds): Area {
  if (west <= east) return { box: { south, west, north, east } }
  const box = { south, north, west: -180, east: 180 }
  return { box, has: (_, longitude) => longitude >= west || longitude <= east }
}

/** In any of them. */
export function polygonsArea(polygons: readonly (readonly Point[])[]): Area {
  return {
    box: boundsOf(polygons.flat()),
    has: (latitude, longitude) => polygons.some((corners) => isInPolygon(corners, latitude, longitude)),
    side(box) {
      const sides = polygons.map((corners) => sideOfPolygon(corners, box))
      if (sides.includes('in')) return 'in'
      return sides.every((side) => side === 'out') ? 'out' : undefined
    },
  }
}

/** In degrees; exceeds rounding errors. */
const nearby = 1e-6

/** Undefined if an edge may cross the box. */
function sideOfPolygon(corners: readonly Point[], { south, west, north, east }: Box): Side | undefined {
  let from = corners.at(-1)
  for (const to of corners) {
    if (!from) return undefined
    const isApart =
      Math.max(from.latitude, to.latitude) < south - nearby ||
      Math.min(from.latitude, to.latitude) > north + nearby ||
      Math.max(from.longitude, to.longitude) < west - nearby ||
      Math.min(from.longitude, to.longitude) > east + nearby
    if (!isApart) return undefined
    from = to
  }
  return isInPolygon(corners, south, west) ? 'in' : 'out'
}
