import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, type RowOf, selection, whole } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { isPlausible, plausiblePrices } from '#shared/listings/priceDoubts.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { maxComparables } from '#shared/market/market.ts'
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

export const priceOf = (kind: PriceKind) => sql.raw(kind === 'rent' ? 'l.monthly_rent' : 'l.price_usd')

const comparableOf = (kind: PriceKind) =>
  selection({ id: l.id, price: float(priceOf(kind)), area: float(sql`l.area`) })
const comparables = { sale: comparableOf('sale'), rent: comparableOf('rent') }

export type ComparableRow = RowOf<(typeof comparables)[PriceKind]>

/** Confirmed ones are few and have their own index: the market's has no such column. */
function counts(kind: PriceKind): SQL {
  const { min, max } = plausiblePrices[kind]
  return sql`(${priceOf(kind)} between ${min}::numeric and ${max}::numeric
    or l.id in (select c.id from listings c where c.price_confirmed))`
}

/** What a room of a home asks says nothing of homes. Few, as `counts` has it. */
const wholeHomes = sql`l.id not in (select r.id from listings r where r.room_only) and`

/** With a price that is plausible or confirmed. */
function isPriced(kind: PriceKind, more: SQL): SQL {
  const offered = kind === 'sale' ? sql`l.for_sale and` : wholeHomes
  return sql`l.status = 'active' and ${offered} ${priceOf(kind)} > 0 and ${counts(kind)} ${more}`
}

/** And with an area. */
export const isComparable = (kind: PriceKind, more: SQL) => isPriced(kind, sql`and l.area > 0 ${more}`)

/** The newest, newest first; `until`: published by then. */
export async function findComparables(
  db: Db,
  { propertyType, transactionType }: MarketKind,
  { city, neighborhoods }: MarketScopeArea,
  until?: Date,
): Promise<ComparableRow[]> {
  const inCity = city === undefined ? sql`` : sql`and l.city_key = ${city}`
  const byThen =
    until === undefined ? sql`` : sql`and l.first_published_at <= ${until.toISOString()}::timestamptz`
  const where = isComparable(transactionType, sql`and l.property_type = ${propertyType} ${inCity} ${byThen}`)
  const source =
    neighborhoods === undefined
      ? sql`listings l where ${where}`
      : newestOfEach(neighborhoods, transactionType, where)
  return comparables[transactionType].read(
    db,
    (columns) => sql`
    select ${columns} from ${source}
    order by l.first_published_at desc nulls last, l.id limit ${maxComparables}`,
  )
}

/** Each strip is read from the beginning of its part of `listings_market`. */
function newestOfEach(neighborhoods: string[], kind: PriceKind, where: SQL): SQL {
  const offers = kind === 'sale' ? sql`(true)` : sql`(true), (false)`
  return sql`
    (select strip.* from unnest(${sql.param(neighborhoods)}::text[]) as one(neighborhood)
      cross join (values ${offers}) as offer(for_sale)
      cross join lateral (
        select l.id, l.price_usd, l.monthly_rent, l.area, l.first_published_at
        from listings l
        where ${where} and l.neighborhood_key = one.neighborhood and l.for_sale = offer.for_sale
        order by l.first_published_at desc nulls last, l.id limit ${maxComparables}
      ) as strip) as l`
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

const pricesOfHomes = selection({
  neighborhood: named.neighborhood,
  bedrooms: whole(sql`area.bedrooms`),
  prices: sql<number[]>`area.prices`,
})
export type HomeRow = RowOf<typeof pricesOfHomes>

/** Square metres: a larger apartment without bedrooms only states none. */
const maxStudioArea = 60

/** Whole prices by neighborhood and bedrooms, 4 standing for more; without bedrooms, of studios alone. */
export async function findPricesOfHomes(db: Db, kind: PriceKind, city: string): Promise<HomeRow[]> {
  const types = sql.param([...homeTypes])
  const where = isPriced(
    kind,
    sql`and l.property_type = any(${types}::text[]) and l.city_key = ${city}
      and (l.bedrooms > 0 or (l.property_type = 'apartment' and l.area <= ${maxStudioArea}))`,
  )
  return pricesOfHomes.read(
    db,
    (columns) => sql`
    select ${columns} from (
      select l.neighborhood_key, least(l.bedrooms, 4) as bedrooms, min(l.id) as id,
        json_agg(${priceOf(kind)}::float8) as prices
      from listings l where ${where}
      group by l.neighborhood_key, least(l.bedrooms, 4)
    ) as area join listings named on named.id = area.id
    order by area.neighborhood_key, area.bedrooms`,
  )
}

const there = alias(listings, 'there')
const sized = selection({
  propertyType: there.propertyType,
  transactionType: sql<PriceKind>`there.kind`,
  cityKey: there.cityKey,
  city: there.city,
  count: whole(sql`there.count`),
})
export type MarketSize = RowOf<typeof sized>

/** How many comparables each market of a city has. */
export function findMarketSizes(db: Db): Promise<MarketSize[]> {
  const each = (kind: PriceKind) => sql`
    select l.property_type, ${kind}::text as kind, l.city_key, min(l.city) as city, count(*)::int as count
    from listings l where ${isComparable(kind, sql``)}
    group by l.property_type, l.city_key`
  return sized.read(
    db,
    (columns) => sql`select ${columns} from (${each('sale')} union all ${each('rent')}) as there`,
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
  priceConfirmed: l.priceConfirmed,
  roomOnly: l.roomOnly,
  bedrooms: l.bedrooms,
  bathrooms: l.bathrooms,
  parkingSpaces: l.parkingSpaces,
  yearBuilt: l.yearBuilt,
  stage: l.stage,
  amenities: whole(sql`cardinality(l.amenities)`),
})
export type MeasuredRow = RowOf<typeof measured>

/** Whether its price counts in comparisons. */
export function hasCountingPrice({ transactionType, price, priceConfirmed, roomOnly }: MeasuredRow): boolean {
  if (roomOnly && transactionType === 'rent') return false
  return price > 0 && (priceConfirmed || isPlausible(transactionType, price))
}

/** With the price of their market. */
export function findMeasured(db: Db, ids: string[]): Promise<MeasuredRow[]> {
  return measured.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = any(${sql.param(ids)}::text[])`,
  )
}

const owned = selection({ ownerUserId: l.ownerUserId, agencyId: l.agencyId, status: l.status })

/** Undefined if unknown or deleted. */
export async function findOwned(db: Db, listingId: string) {
  const [row] = await owned.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = ${listingId} and l.status <> 'deleted'`,
  )
  return row
}
