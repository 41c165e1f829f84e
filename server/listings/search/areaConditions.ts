import { type SQL, sql } from 'drizzle-orm'
import { type Bounds, boundsOf, type Point, readPolygon } from '#shared/search/area.ts'
import type { Near } from '#shared/search/listingSearch.ts'
import { boxAround } from './engine/area/geometry.ts'

const earthKm = 6371

/** Without values so close to zero that Postgres refuses to calculate with them. */
export function coordinate(name: 'latitude' | 'longitude'): SQL {
  const column = sql.raw(`l.shown_${name}`)
  return sql`(case when abs(${column}) < 1e-100 then 0 else ${column} end)`
}

/** The index finds the bounding box. */
export function withinDistance(near: Near): SQL {
  const { west, south, east, north } = boxAround(near)
  return sql`l.shown_latitude between ${south}::float8 and ${north}::float8
    and l.shown_longitude between ${west}::float8 and ${east}::float8
    and ${2 * earthKm}::float8 * asin(least(1, sqrt(
      power(sin(radians(${coordinate('latitude')} - ${near.latitude}::float8) / 2), 2)
      + cos(radians(${near.latitude}::float8)) * cos(radians(${coordinate('latitude')}))
      * power(sin(radians(${coordinate('longitude')} - ${near.longitude}::float8) / 2), 2)))) <= ${near.km}::float8`
}

export function withinBounds({ south, west, north, east }: Bounds): SQL {
  const isBetween =
    west <= east
      ? sql`l.shown_longitude between ${west}::float8 and ${east}::float8`
      : sql`(l.shown_longitude >= ${west}::float8 or l.shown_longitude <= ${east}::float8)`
  return sql`l.shown_latitude between ${south}::float8 and ${north}::float8 and ${isBetween}`
}

/** In any of them. */
export function withinPolygons(polygons: readonly string[]): SQL {
  const areas = polygons.map((text) => withinPolygon(readPolygon(text) ?? []))
  return areas.length === 0 ? sql`false` : sql`(${sql.join(areas, sql` or `)})`
}

/** As `isInPolygon`. */
function withinPolygon(corners: readonly Point[]): SQL {
  const froms = corners.map((_, at) => corners.at(at - 1))
  const column = (points: readonly (Point | undefined)[], field: keyof Point) =>
    sql`${sql.param(points.map((point) => point?.[field] ?? 0))}::float8[]`
  return sql`(${withinBounds(boundsOf(corners))} and (
    select count(*) from unnest(${column(froms, 'latitude')}, ${column(froms, 'longitude')},
      ${column(corners, 'latitude')}, ${column(corners, 'longitude')}) as e(from_lat, from_lng, to_lat, to_lng)
    where (e.to_lat > l.shown_latitude) <> (e.from_lat > l.shown_latitude)
      and l.shown_longitude < (e.to_lng - e.from_lng) * (${coordinate('latitude')} - e.from_lat)
        / nullif(e.to_lat - e.from_lat, 0) + e.from_lng) % 2 = 1)`
}
