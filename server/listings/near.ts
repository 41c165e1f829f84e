import { type SQL, sql } from 'drizzle-orm'
import type { Near } from '#shared/listingSearch.ts'

const earthKm = 6371

/**
 * That a listing shows itself within the distance. The box is what the index of the shown points answers; only what is in it is
 * measured.
 */
export function withinDistance(near: Near): SQL {
  const { west, south, east, north } = boxAround(near)
  return sql`point(l.shown_longitude, l.shown_latitude) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
    and ${2 * earthKm}::float8 * asin(least(1, sqrt(
      power(sin(radians(l.shown_latitude - ${near.latitude}::float8) / 2), 2)
      + cos(radians(${near.latitude}::float8)) * cos(radians(l.shown_latitude))
      * power(sin(radians(l.shown_longitude - ${near.longitude}::float8) / 2), 2)))) <= ${near.km}::float8`
}

/** Degrees around a point. Where it reaches a pole or the date line, all longitudes. */
function boxAround({ latitude, longitude, km }: Near) {
  const degrees = 180 / Math.PI
  const angle = km / earthKm
  const south = latitude - angle * degrees
  const north = latitude + angle * degrees
  const everywhere = { south, north, west: -180, east: 180 }
  if (south <= -90 || north >= 90) return everywhere
  const reach = Math.asin(Math.sin(angle) / Math.cos(latitude / degrees)) * degrees
  const box = { south, north, west: longitude - reach, east: longitude + reach }
  return box.west < -180 || box.east > 180 ? everywhere : box
}
