import { type SQL, sql } from 'drizzle-orm'
import type { Near } from '#shared/search/listingSearch.ts'

const earthKm = 6371

/** By the public location. The index finds the bounding box; the distance is computed for the rows in it. */
export function withinDistance(near: Near): SQL {
  const { west, south, east, north } = boxAround(near)
  return sql`l.shown_latitude between ${south}::float8 and ${north}::float8
    and l.shown_longitude between ${west}::float8 and ${east}::float8
    and ${2 * earthKm}::float8 * asin(least(1, sqrt(
      power(sin(radians(l.shown_latitude - ${near.latitude}::float8) / 2), 2)
      + cos(radians(${near.latitude}::float8)) * cos(radians(l.shown_latitude))
      * power(sin(radians(l.shown_longitude - ${near.longitude}::float8) / 2), 2)))) <= ${near.km}::float8`
}

/** In degrees; all longitudes where it reaches a pole or the date line. */
function boxAround({ latitude, longitude, km }: Near) {
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
