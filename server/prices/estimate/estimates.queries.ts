import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, type RowOf, selection, whole } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import { isComparable, type MarketKind, priceOf } from '#server/prices/prices.queries.ts'

const l = alias(listings, 'l')
const pricedOf = (kind: MarketKind['transactionType']) =>
  selection({
    id: l.id,
    price: float(priceOf(kind)),
    area: float(sql`l.area`),
    neighborhood: l.neighborhoodKey,
    city: l.cityKey,
    bedrooms: l.bedrooms,
    bathrooms: l.bathrooms,
    parkingSpaces: l.parkingSpaces,
    yearBuilt: l.yearBuilt,
    stage: l.stage,
    amenities: whole(sql`cardinality(l.amenities)`),
    publishedAt: nullable(float(sql`extract(epoch from l.first_published_at)`)),
  })
const priced = { sale: pricedOf('sale'), rent: pricedOf('rent') }
export type PricedRow = RowOf<(typeof priced)[MarketKind['transactionType']]>

/** m², `below` exclusive. `until`: published by then. */
interface Bounds {
  from?: number
  below?: number | undefined
  until?: Date | undefined
}

function bounded({ from, below, until }: Bounds): SQL {
  const atLeast = from === undefined ? sql`` : sql`and l.area >= ${from}::numeric`
  const less = below === undefined ? sql`` : sql`and l.area < ${below}::numeric`
  const byThen =
    until === undefined ? sql`` : sql`and l.first_published_at <= ${until.toISOString()}::timestamptz`
  return sql`${atLeast} ${less} ${byThen}`
}

/** The newest of each neighborhood of a city: its names are found one after the other in `listings_market`. */
export async function findPricedOfCity(
  db: Db,
  { propertyType, transactionType: kind }: MarketKind,
  city: string,
  bounds: Bounds & { ofEach: number; limit: number },
): Promise<PricedRow[]> {
  const inCity = sql`l.status = 'active' and l.property_type = ${propertyType} and l.city_key = ${city}`
  const where = isComparable(
    kind,
    sql`and l.property_type = ${propertyType} and l.city_key = ${city} ${bounded(bounds)}`,
  )
  const offers = kind === 'sale' ? sql`(true)` : sql`(true), (false)`
  return priced[kind].read(
    db,
    (columns) => sql`
    with recursive place(neighborhood) as (
      (select l.neighborhood_key from listings l where ${inCity} order by l.neighborhood_key limit 1)
      union all
      select (select l.neighborhood_key from listings l
        where ${inCity} and l.neighborhood_key > place.neighborhood order by l.neighborhood_key limit 1)
      from place where place.neighborhood is not null
    )
    select ${columns} from place cross join lateral (
      select strip.* from (values ${offers}) as offer(for_sale)
        cross join lateral (
          select l.* from listings l
          where ${where} and l.neighborhood_key = place.neighborhood and l.for_sale = offer.for_sale
          order by l.first_published_at desc nulls last, l.id limit ${bounds.ofEach}
        ) as strip
      order by strip.first_published_at desc nulls last, strip.id limit ${bounds.ofEach}
    ) as l
    order by l.first_published_at desc nulls last, l.id limit ${bounds.limit}`,
  )
}

/** The newest of some cities; default: of the country. */
export async function findPriced(
  db: Db,
  { propertyType, transactionType: kind }: MarketKind,
  { cities, limit, ...bounds }: Bounds & { cities?: readonly string[]; limit: number },
): Promise<PricedRow[]> {
  const inCities = cities === undefined ? sql`` : sql`and l.city_key = any(${sql.param(cities)}::text[])`
  const where = isComparable(kind, sql`and l.property_type = ${propertyType} ${inCities} ${bounded(bounds)}`)
  return priced[kind].read(
    db,
    (columns) => sql`
    select ${columns} from listings l where ${where}
    order by l.first_published_at desc nulls last, l.id limit ${limit}`,
  )
}
