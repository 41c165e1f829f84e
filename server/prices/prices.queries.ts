import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { ListingStatus, PropertyType } from '#shared/listings/listingTypes.ts'
import type { PriceKind } from '#shared/prices.ts'

/** Whose prices are asked for. */
export interface MarketKind {
  propertyType: PropertyType
  transactionType: PriceKind
}

/** A part of the country by its stored keys; all of it without any. */
export interface MarketScopeArea {
  city?: string
  neighborhoods?: string[]
}

/** A listing that others can be compared with; its price is of the kind that was asked for. */
export type ComparableRow = {
  id: string
  price: number
  area: number
}

/** A market's figures are taken from so many listings at most, the newest: more would not change them, but cost time. */
export const sampleCap = 5000

const priceOf = (kind: PriceKind) => sql.raw(kind === 'rent' ? 'l.monthly_rent' : 'l.price_usd')

/** Active, of the type, with an area and a price of the kind: what contract calls a comparable. */
function isComparable(kind: PriceKind, more: SQL): SQL {
  const offered = kind === 'sale' ? sql`l.for_sale and` : sql``
  return sql`l.status = 'active' and ${offered} l.area > 0 and ${priceOf(kind)} > 0 ${more}`
}

/** The comparables of a place, the newest first; `until`: only those that had been published by then. */
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
  const { rows } = await db.execute<ComparableRow>(sql`
    select l.id, ${priceOf(transactionType)}::float8 as price, l.area::float8 as area
    from listings l where ${where}
    order by l.first_published_at desc nulls last, l.id limit ${sampleCap}`)
  return rows
}

export type NeighborhoodRow = { neighborhood: string; city: string; prices: number[] }

/** The prices for each square metre of each neighbourhood, of one city or of all. */
export async function findPricesByNeighborhood(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  city: string | undefined,
): Promise<NeighborhoodRow[]> {
  const inCity = city === undefined ? sql`` : sql`and l.city_key = ${city}`
  const where = isComparable(transactionType, sql`and l.property_type = ${propertyType} ${inCity}`)
  const { rows } = await db.execute<NeighborhoodRow>(sql`
    select min(l.neighborhood) as neighborhood, min(l.city) as city,
      json_agg((${priceOf(transactionType)}::float8 / l.area::float8)) as prices
    from listings l where ${where}
    group by l.city_key, l.neighborhood_key
    order by l.city_key, l.neighborhood_key`)
  return rows
}

export type Elsewhere = MarketKind & { city: string; count: number }

/**
 * Where there would be something to compare with: the same type for the other purpose first, then what is in the city, then
 * for the same purpose, the most first.
 */
export async function findElsewhere(
  db: Db,
  asked: MarketKind,
  city: string,
  most: number,
): Promise<Elsewhere[]> {
  const each = (kind: PriceKind) => sql`
    select l.property_type, ${kind}::text as kind, l.city_key, min(l.city) as city, count(*)::int as count
    from listings l where ${isComparable(kind, sql``)}
    group by l.property_type, l.city_key`
  const { rows } = await db.execute<{
    property_type: PropertyType
    kind: PriceKind
    city: string
    count: number
  }>(sql`
    select property_type, kind, city, count from (${each('sale')} union all ${each('rent')}) as there
    where property_type <> ${asked.propertyType} or kind <> ${asked.transactionType}
    order by (property_type = ${asked.propertyType}) desc, (city_key = ${city}) desc,
      (kind = ${asked.transactionType}) desc, count desc, property_type, city
    limit ${most}`)
  return rows.map(({ property_type, kind, ...row }) => ({
    ...row,
    propertyType: property_type,
    transactionType: kind,
  }))
}

/** What of a listing is measured against the market. */
export type MeasuredRow = {
  id: string
  neighborhood: string
  city: string
  property_type: PropertyType
  transaction_type: 'sale' | 'rent' | 'both'
  price: number
  area: number | null
}

/** Listings of whatever status by id, with the price that their market is about. */
export async function findMeasured(db: Db, ids: string[]): Promise<MeasuredRow[]> {
  const { rows } = await db.execute<MeasuredRow>(sql`
    select l.id, l.neighborhood, l.city, l.property_type, l.transaction_type,
      l.price_usd::float8 as price, l.area::float8 as area
    from listings l where l.id = any(${sql.param(ids)}::text[])`)
  return rows
}

export type Owner = { user_id: string | null; admin_id: string | null; status: ListingStatus }

/** Whose listing it is; nothing for an unknown or deleted one. */
export async function findOwner(db: Db, listingId: string): Promise<Owner | undefined> {
  const { rows } = await db.execute<Owner>(sql`
    select owner_user_id as user_id, owner_admin_id as admin_id, status from listings
    where id = ${listingId} and status <> 'deleted'`)
  return rows[0]
}
