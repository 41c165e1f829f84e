import { type SQL, sql } from 'drizzle-orm'
import type { Near } from '#shared/listingSearch.ts'

const earthKm = 6371
/** How far a blurred point may lie from the true one. */
const blurKm = 1

/**
 * That a listing lies within the distance. The box finds candidates in the point index. The distance is then taken to no more
 * than what the listing shows of its place (about 100 m where it is approximate, 1 km where only the neighbourhood is told),
 * so that asking from many sides does not give away what is hidden.
 */
export function withinDistance(near: Near): SQL {
  const { west, south, east, north } = boxAround({ ...near, km: near.km + blurKm })
  const latitude = blurred('latitude')
  const longitude = blurred('longitude')
  return sql`point(l.longitude, l.latitude) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
    and ${2 * earthKm}::float8 * asin(least(1, sqrt(
      power(sin(radians(${latitude} - ${near.latitude}::float8) / 2), 2)
      + cos(radians(${near.latitude}::float8)) * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${near.longitude}::float8) / 2), 2)))) <= ${near.km}::float8`
}

function blurred(column: 'latitude' | 'longitude'): SQL {
  return sql.raw(`(case l.location_precision when 'approximate' then round(l.${column}::numeric, 3)::float8
    when 'neighborhood' then round(l.${column}::numeric, 2)::float8 else l.${column} end)`)
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
