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

/**
 * By the ratio of prices (twice the price is as far as half) and the difference in bedrooms (one counts as 15
 * % of price).
 */
function nearest(row: ListingRow, limit: number, area: SQL, first: SQL = sql``): SQL {
  const forRent = row.transactionType === 'rent'
  const price = sql.raw(forRent ? 'l.monthly_rent' : 'l.price_usd')
  const where = whereOf(similarFilters(row), sql`l.id <> ${row.id}`, area)
  return sql`select l.id, null::text as cursor_key from listings l where ${where}
    order by ${first} (l.property_type <> ${row.propertyType}),
      coalesce(abs(ln((${price} + 1)::float8 / (${row.priceUsd}::float8 + 1))), 9)
        + 0.15 * abs(l.bedrooms - ${row.bedrooms}::int),
      l.id
    limit ${limit}`
}
