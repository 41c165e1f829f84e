import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, type RowOf, selection, whole } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'

export interface MarketKind {
  propertyType: PropertyType
  transactionType: PriceKind
}

/** Empty: the whole country. */
export interface MarketScopeArea {
  city?: string
  neighborhoods?: string[]
}

const l = alias(listings, 'l')

/** More would hardly change the figures. */
export const sampleCap = 5000

const priceOf = (kind: PriceKind) => sql.raw(kind === 'rent' ? 'l.monthly_rent' : 'l.price_usd')

const comparableOf = (kind: PriceKind) =>
  selection({ id: l.id, price: float(priceOf(kind)), area: float(sql`l.area`) })
const comparables = { sale: comparableOf('sale'), rent: comparableOf('rent') }

export type ComparableRow = RowOf<(typeof comparables)[PriceKind]>

function isComparable(kind: PriceKind, more: SQL): SQL {
  const offered = kind === 'sale' ? sql`l.for_sale and` : sql``
  return sql`l.status = 'active' and ${offered} l.area > 0 and ${priceOf(kind)} > 0 ${more}`
}

/** Newest first; `until`: published by then. */
export async function findComparables(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  { city, neighborhoods }: MarketScopeArea,
  until?: Date,
): Promise<ComparableRow[]> {
  const inCity = city === undefined ? sql`` : sql`and l.city_key = ${city}`
  const around =
    neighborhoods === undefined
      ? sql``
      : sql`and l.neighborhood_key = any(${sql.param(neighborhoods)}::text[])`
  const byThen =
    until === undefined ? sql`` : sql`and l.first_published_at <= ${until.toISOString()}::timestamptz`
  const where = isComparable(
    transactionType,
    sql`and l.property_type = ${propertyType} ${inCity} ${around} ${byThen}`,
  )
  return comparables[transactionType].read(
    db,
    (columns) => sql`
    select ${columns} from listings l where ${where}
    order by l.first_published_at desc nulls last, l.id limit ${sampleCap}`,
  )
}

const named = alias(listings, 'named')
const pricesOfArea = selection({
  neighborhood: named.neighborhood,
  city: named.city,
  prices: sql<number[]>`area.prices`,
})
export type NeighborhoodRow = RowOf<typeof pricesOfArea>

/** Per m². The name is that of one listing, as the index has none. */
export async function findPricesByNeighborhood(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  city: string | undefined,
): Promise<NeighborhoodRow[]> {
  const inCity = city === undefined ? sql`` : sql`and l.city_key = ${city}`
  const where = isComparable(transactionType, sql`and l.property_type = ${propertyType} ${inCity}`)
  return pricesOfArea.read(
    db,
    (columns) => sql`
    select ${columns} from (
      select l.city_key, l.neighborhood_key, min(l.id) as id,
        json_agg(${priceOf(transactionType)}::float8 / l.area::float8) as prices
      from listings l where ${where}
      group by l.city_key, l.neighborhood_key
    ) as area join listings named on named.id = area.id
    order by area.city_key, area.neighborhood_key`,
  )
}

const there = alias(listings, 'there')
const elsewhere = selection({
  propertyType: there.propertyType,
  transactionType: sql<PriceKind>`there.kind`,
  city: there.city,
  count: whole(sql`there.count`),
})
export type Elsewhere = RowOf<typeof elsewhere>

/** Same type, then same city, then same transaction; most comparables first. */
export async function findElsewhere(
  db: Db,
  market: MarketKind,
  city: string,
  limit: number,
): Promise<Elsewhere[]> {
  const each = (kind: PriceKind) => sql`
    select l.property_type, ${kind}::text as kind, l.city_key, min(l.city) as city, count(*)::int as count
    from listings l where ${isComparable(kind, sql``)}
    group by l.property_type, l.city_key`
  return elsewhere.read(
    db,
    (columns) => sql`
    select ${columns} from (${each('sale')} union all ${each('rent')}) as there
    where property_type <> ${market.propertyType} or kind <> ${market.transactionType}
    order by (property_type = ${market.propertyType}) desc, (city_key = ${city}) desc,
      (kind = ${market.transactionType}) desc, count desc, property_type, city
    limit ${limit}`,
  )
}

const measured = selection({
  id: l.id,
  neighborhood: l.neighborhood,
  city: l.city,
  propertyType: l.propertyType,
  transactionType: l.transactionType,
  price: float(sql`l.price_usd`),
  area: nullable(float(sql`l.area`)),
})
export type MeasuredRow = RowOf<typeof measured>

/** With the price of their market. */
export function findMeasured(db: Db, ids: string[]): Promise<MeasuredRow[]> {
  return measured.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = any(${sql.param(ids)}::text[])`,
  )
}

const owned = selection({ ownerUserId: l.ownerUserId, status: l.status })

/** Undefined if unknown or deleted. */
export async function findOwned(db: Db, listingId: string) {
  const [row] = await owned.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = ${listingId} and l.status <> 'deleted'`,
  )
  return row
}
