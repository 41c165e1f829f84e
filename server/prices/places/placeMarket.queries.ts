import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { bool, float, nullable, type RowOf, selection, whole } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import { isComparable, type MarketKind, priceOf } from '#server/prices/prices.queries.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'

/** As stored. */
export interface PlaceKeys {
  city: string
  neighborhood: string | undefined
}

const l = alias(listings, 'l')

const within = ({ city, neighborhood }: PlaceKeys): SQL =>
  neighborhood === undefined
    ? sql`l.city_key = ${city}`
    : sql`l.city_key = ${city} and l.neighborhood_key = ${neighborhood}`

const offered = (kind: PriceKind): SQL => (kind === 'sale' ? sql`l.for_sale` : sql`l.for_rent`)

const pricesOfPlace = selection({
  prices: sql<number[]>`coalesce(json_agg(asked.price), '[]')`,
  areas: sql<number[]>`coalesce(json_agg(asked.area), '[]')`,
})

/** Of all comparable listings, in US dollars and m², in the same order. */
export async function findPricesOfPlace(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  place: PlaceKeys,
): Promise<RowOf<typeof pricesOfPlace>> {
  const where = isComparable(transactionType, sql`and l.property_type = ${propertyType} and ${within(place)}`)
  const [row] = await pricesOfPlace.read(
    db,
    (columns) => sql`
    select ${columns} from (
      select ${priceOf(transactionType)}::float8 as price, l.area::float8 as area from listings l where ${where}
    ) as asked`,
  )
  return row ?? { prices: [], areas: [] }
}

const offers = selection({
  active: whole(sql`count(*) filter (where l.status = 'active')`),
  reserved: whole(sql`count(*) filter (where l.status = 'reserved')`),
})

export async function countOffers(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  place: PlaceKeys,
): Promise<RowOf<typeof offers>> {
  const of = sql`l.property_type = ${propertyType} and ${offered(transactionType)} and ${within(place)}`
  const [row] = await offers.read(
    db,
    (columns) => sql`
    select ${columns} from (
      select l.status from listings l where l.status = 'active' and ${of}
      union all select l.status from listings l where l.status = 'reserved' and ${of}
    ) as l`,
  )
  return row ?? { active: 0, reserved: 0 }
}

/** When it left the market. Before its last activation, `closed_at` is of an earlier closing. */
const leftAt = sql`case when l.status = 'closed' and l.closed_at >= l.last_confirmed_at then l.closed_at else l.updated_at end`

const asked = selection({
  id: l.id,
  area: float(sql`l.area`),
  /** Seconds, as all moments here. */
  publishedAt: float(sql`extract(epoch from l.first_published_at)`),
  /** When it left the market; null while it is there. */
  until: nullable(float(sql`case when l.status <> 'active' then extract(epoch from ${leftAt}) end`)),
  isConfirmed: bool(sql`l.price_confirmed`),
  price: float(sql`history.price`),
  since: float(sql`history.since`),
})
export type AskedRow = RowOf<typeof asked>

/**
 * Each price that a listing of the place asked, oldest first for each, of those that left the market after `start` or are
 * there. A listing for both has no history of its rent.
 */
export function findAskedPrices(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  place: PlaceKeys,
  start: Date,
): Promise<AskedRow[]> {
  const isBoth = transactionType === 'rent' ? sql`l.transaction_type = 'both'` : sql`false`
  return asked.read(
    db,
    (columns) => sql`
    select ${columns} from listings l cross join lateral (
      select p.price_usd as price, extract(epoch from p.since) as since, p.id
      from listing_prices p where p.listing_id = l.id and not ${isBoth}
      union all select l.monthly_rent, 0, 0 where ${isBoth}
    ) as history
    where l.status in ('active', 'reserved', 'closed', 'expired')
      and (l.status = 'active' or ${leftAt} > ${start.toISOString()}::timestamptz)
      and l.first_published_at is not null and l.area > 0
      and l.property_type = ${propertyType} and ${offered(transactionType)} and ${within(place)}
      and not (l.room_only and ${transactionType}::text = 'rent')
    order by l.id, history.since, history.id`,
  )
}

const spelled = selection({ name: l.neighborhood })

/** A neighborhood that only listings name, by its key without marks. */
export async function findSpelled(db: Db, city: string, key: string): Promise<string | undefined> {
  const [row] = await spelled.read(
    db,
    (columns) => sql`
    select ${columns} from listings l
    where l.status = 'active' and l.city_key = ${city}
      and trim(regexp_replace(l.neighborhood_key, '[^[:alnum:]]+', ' ', 'g')) = ${key}
    order by l.id limit 1`,
  )
  return row?.name
}
