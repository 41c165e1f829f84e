import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { fold } from '#shared/core/text.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { neighborsOf } from '#shared/places/places.ts'
import type { Card } from './cards/card.ts'
import type { CardStore } from './cards/cardStore.ts'
import { type ListingRow, readPageIds } from './listings.queries.ts'
import { readDbFor, readVisible } from './listings.service.ts'
import { narrowListings, partsOfFilters, partsOfListing } from './listings.topics.ts'
import { whereOf } from './search/filters.ts'
import type { ColumnFilters } from './search/plan.ts'

const defaultCount = 6

/** Interchangeable types. */
const similarTypes: readonly (readonly PropertyType[])[] = [
  ['house', 'condo'],
  ['apartment', 'condo', 'penthouse'],
  ['land'],
  ['commercial', 'office', 'warehouse'],
  officeTypes,
]

/**
 * Same neighborhood, then its neighbors, then the city; within each by price and bedrooms. Throws
 * `not_found`.
 */
export async function similarListings(
  context: Pick<Context, 'db' | 'database'>,
  cards: Pick<CardStore, 'read'>,
  id: string,
  actor: Actor,
  limit = defaultCount,
): Promise<Card[]> {
  const db = readDbFor(context, actor)
  const row = await narrowListings(() => readVisible(db, id, actor), partsOfListing)
  return narrowListings(
    async () => cards.read(await findSimilar(db, row, limit)),
    () => partsOfFilters(similarFilters(row)),
  )
}

async function findSimilar(db: Db, row: ListingRow, limit: number): Promise<string[]> {
  const ownKey = fold(row.neighborhood)
  const closest = await readPageIds(db, nearestOfKind(row, limit, ownKey))
  if (closest.length === limit) return closest
  const nearbyKeys = [ownKey, ...neighborsOf(row.neighborhood, row.city).map(fold)]
  const nearby = await readPageIds(
    db,
    nearest(row, limit, sql`l.neighborhood_key in ${nearbyKeys}`, sql`l.neighborhood_key <> ${ownKey},`),
  )
  const elsewhere =
    nearby.length < limit
      ? await readPageIds(
          db,
          nearest(row, limit - nearby.length, sql`l.neighborhood_key not in ${nearbyKeys}`),
        )
      : []
  return [...nearby, ...elsewhere]
}

function similarFilters({ propertyType, transactionType, city }: ListingRow): ColumnFilters {
  return {
    propertyType: [...new Set(similarTypes.filter((kind) => kind.includes(propertyType)).flat())],
    city: [city],
    transactionType: transactionType === 'rent' ? 'rent' : 'sale',
  }
}

/** With as many bedrooms, an eighth more or less costly. */
const maxDistance = 0.12

/** The first of `nearest`, if enough are so close: a neighbourhood may have tens of thousands to sort. */
function nearestOfKind(row: ListingRow, limit: number, neighborhoodKey: string): SQL {
  const price = priceOf(row)
  // Wider than the distance, which decides.
  const [from, to] = [-1, 1].map(
    (sign) => (Number(row.priceUsd) + 1) * Math.exp(sign * 1.01 * maxDistance) - 1,
  )
  const where = whereOf(
    { ...similarFilters(row), propertyType: [row.propertyType] },
    sql`l.id <> ${row.id} and l.neighborhood_key = ${neighborhoodKey}`,
    sql`${price} between ${from}::numeric and ${to}::numeric`,
    sql`${distance(row)} <= ${maxDistance}::float8`,
  )
  return sql`select l.id, null::text as cursor_key from listings l where ${where}
    order by ${distance(row)}, l.id limit ${limit}`
}

function nearest(row: ListingRow, limit: number, area: SQL, first: SQL = sql``): SQL {
  const where = whereOf(similarFilters(row), sql`l.id <> ${row.id}`, area)
  return sql`select l.id, null::text as cursor_key from listings l where ${where}
    order by ${first} (l.property_type <> ${row.propertyType}), ${distance(row)}, l.id
    limit ${limit}`
}

const priceOf = ({ transactionType }: ListingRow) =>
  sql.raw(transactionType === 'rent' ? 'l.monthly_rent' : 'l.price_usd')

/** One bedroom counts as 15 % of price. */
function distance(row: ListingRow): SQL {
  return sql`coalesce(abs(ln((${priceOf(row)} + 1)::float8 / (${row.priceUsd}::float8 + 1))), 9)
    + 0.15 * abs(l.bedrooms - ${row.bedrooms}::int)`
}
