import { type SQL, sql } from 'drizzle-orm'
import type { Near } from '#shared/search/listingSearch.ts'
import { boxAround } from './engine/geometry.ts'

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
