import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, type RowOf, selection, string, whole } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
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

const l = alias(listings, 'l')

/** A market's figures are taken from so many listings at most, the newest: more would not change them, but cost time. */
export const sampleCap = 5000

const priceOf = (kind: PriceKind) => sql.raw(kind === 'rent' ? 'l.monthly_rent' : 'l.price_usd')

const comparableOf = (kind: PriceKind) =>
  selection({ id: l.id, price: float(priceOf(kind)), area: float(sql`l.area`) })
const comparables = { sale: comparableOf('sale'), rent: comparableOf('rent') }

/** A listing that others can be compared with; its price is of the kind that was asked for. */
export type ComparableRow = RowOf<(typeof comparables)[PriceKind]>

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
  return comparables[transactionType].read(
    db,
    (columns) => sql`
    select ${columns} from listings l where ${where}
    order by l.first_published_at desc nulls last, l.id limit ${sampleCap}`,
  )
}

const neighborhoodOf = (kind: PriceKind) =>
  selection({
    neighborhood: string(sql`min(l.neighborhood)`),
    city: string(sql`min(l.city)`),
    prices: sql<number[]>`json_agg(${priceOf(kind)}::float8 / l.area::float8)`,
  })
const neighborhoodsWith = { sale: neighborhoodOf('sale'), rent: neighborhoodOf('rent') }
export type NeighborhoodRow = RowOf<(typeof neighborhoodsWith)[PriceKind]>

/** The prices for each square metre of each neighbourhood, of one city or of all. */
export async function findPricesByNeighborhood(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  city: string | undefined,
): Promise<NeighborhoodRow[]> {
  const inCity = city === undefined ? sql`` : sql`and l.city_key = ${city}`
  const where = isComparable(transactionType, sql`and l.property_type = ${propertyType} ${inCity}`)
  return neighborhoodsWith[transactionType].read(
    db,
    (columns) => sql`
    select ${columns} from listings l where ${where}
    group by l.city_key, l.neighborhood_key
    order by l.city_key, l.neighborhood_key`,
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
  return elsewhere.read(
    db,
    (columns) => sql`
    select ${columns} from (${each('sale')} union all ${each('rent')}) as there
    where property_type <> ${asked.propertyType} or kind <> ${asked.transactionType}
    order by (property_type = ${asked.propertyType}) desc, (city_key = ${city}) desc,
      (kind = ${asked.transactionType}) desc, count desc, property_type, city
    limit ${most}`,
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
/** What of a listing is measured against the market. */
export type MeasuredRow = RowOf<typeof measured>

/** Listings of whatever status by id, with the price that their market is about. */
export function findMeasured(db: Db, ids: string[]): Promise<MeasuredRow[]> {
  return measured.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = any(${sql.param(ids)}::text[])`,
  )
}

const owner = selection({ userId: l.ownerUserId, adminId: l.ownerAdminId, status: l.status })

/** Whose listing it is; nothing for an unknown or deleted one. */
export async function findOwner(db: Db, listingId: string) {
  const [row] = await owner.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = ${listingId} and l.status <> 'deleted'`,
  )
  return row
}
