import { type SQL, sql } from 'drizzle-orm'
import { type Bounds, boundsOf, type Point, readPolygon } from '#shared/search/area.ts'
import type { Near } from '#shared/search/listingSearch.ts'
import { boxAround } from './engine/area/geometry.ts'
import { cityKey, neighborhoodKeys, stateNames } from './engine/placeKeys.ts'
import type { ColumnFilters } from './plan.ts'

type Field = keyof ColumnFilters

/** Combine with `status = 'active'`: the indexes are partial. */
export function conditionsOf(filters: ColumnFilters): SQL[] {
  return [sql`l.status = 'active'`, ...Object.values(conditionsByField(filters))]
}

export function whereOf(filters: ColumnFilters, ...more: SQL[]): SQL {
  return sql.join([...conditionsOf(filters), ...more], sql` and `)
}

export function conditionsByField(filters: ColumnFilters): Partial<Record<Field, SQL>> {
  const price = sql.raw(priceColumn(filters))
  const conditions: Partial<Record<Field, SQL>> = {}
  const add = <F extends Field>(field: F, make: (value: NonNullable<ColumnFilters[F]>) => SQL) => {
    const value = filters[field]
    if (value !== undefined && value !== null) conditions[field] = make(value)
  }
  add('transactionType', (value) => {
    if (value === 'both') return sql`l.transaction_type = 'both'`
    return value === 'sale' ? sql`l.for_sale` : sql`l.for_rent`
  })
  add('propertyType', (values) => {
    const [only, ...others] = values
    return others.length === 0 ? sql`l.property_type = ${only}` : sql`l.property_type in ${values}`
  })
  add('city', (names) => isAmong(sql`l.city_key`, names.map(cityKey)))
  add('neighborhood', (names) => isInNeighborhoods(names, filters.city))
  add('state', (names) => isAmong(sql`l.state`, names.flatMap(stateNames)))
  add('minPrice', (value) => sql`${price} >= ${value}`)
  add('maxPrice', (value) => sql`${price} <= ${value}`)
  add('bedrooms', (value) => sql`l.bedrooms >= ${value}`)
  add('bathrooms', (value) => sql`l.bathrooms >= ${value}`)
  add('parkingSpaces', (value) => sql`l.parking_spaces >= ${value}`)
  add('minArea', (value) => sql`l.area >= ${value}`)
  add('maxArea', (value) => sql`l.area <= ${value}`)
  add('amenities', (values) => sql`l.amenities @> ${sql.param(values)}::text[]`)
  add('exceptAmenities', (values) => sql`not (l.amenities && ${sql.param(values)}::text[])`)
  add('exceptPropertyType', (values) => sql`l.property_type not in ${values}`)
  add('exceptCity', (names) => isNot(isAmong(sql`l.city_key`, names.map(cityKey))))
  add('exceptNeighborhood', (names) => isNot(isInNeighborhoods(names, filters.city)))
  add('featured', (value) => (value ? sql`l.featured` : sql`not l.featured`))
  add('allowsShortTerm', (value) => (value ? sql`l.allows_short_term` : sql`not l.allows_short_term`))
  add('airbnbActive', (value) => (value ? sql`l.airbnb_active` : sql`not l.airbnb_active`))
  add('near', withinDistance)
  add('bounds', withinBounds)
  add('polygon', withinPolygons)
  return conditions
}

const isNot = (condition: SQL) => sql`not (${condition})`

function isAmong(column: SQL, values: string[]): SQL {
  const [only, ...others] = new Set(values)
  return others.length === 0 ? sql`${column} = ${only}` : sql`${column} in ${[...new Set(values)]}`
}

function isInNeighborhoods(names: string[], cities: string[] = []): SQL {
  return isAmong(sql`l.neighborhood_key`, neighborhoodKeys(names, cities))
}

export function priceColumn({ transactionType }: ColumnFilters): 'l.monthly_rent' | 'l.price_usd' {
  return transactionType === 'rent' ? 'l.monthly_rent' : 'l.price_usd'
}

const earthKm = 6371

/** Without values so close to zero that Postgres refuses to calculate with them. */
export function coordinate(name: 'latitude' | 'longitude'): SQL {
  const column = sql.raw(`l.shown_${name}`)
  return sql`(case when abs(${column}) < 1e-100 then 0 else ${column} end)`
}

/** The index finds the bounding box. */
function withinDistance(near: Near): SQL {
  const { west, south, east, north } = boxAround(near)
  return sql`l.shown_latitude between ${south}::float8 and ${north}::float8
    and l.shown_longitude between ${west}::float8 and ${east}::float8
    and ${2 * earthKm}::float8 * asin(least(1, sqrt(
      power(sin(radians(${coordinate('latitude')} - ${near.latitude}::float8) / 2), 2)
      + cos(radians(${near.latitude}::float8)) * cos(radians(${coordinate('latitude')}))
      * power(sin(radians(${coordinate('longitude')} - ${near.longitude}::float8) / 2), 2)))) <= ${near.km}::float8`
}

function withinBounds({ south, west, north, east }: Bounds): SQL {
  const isBetween =
    west <= east
      ? sql`l.shown_longitude between ${west}::float8 and ${east}::float8`
      : sql`(l.shown_longitude >= ${west}::float8 or l.shown_longitude <= ${east}::float8)`
  return sql`l.shown_latitude between ${south}::float8 and ${north}::float8 and ${isBetween}`
}

/** In any of them. */
function withinPolygons(polygons: readonly string[]): SQL {
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
