import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { fold } from '#shared/core/text.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { neighborsOf } from '#shared/places/places.ts'
import { type ListingRow, readPage } from './listings.queries.ts'
import { freshFor, readVisible } from './listings.service.ts'
import { narrowListings, partsOfFilters, partsOfListing } from './listings.topics.ts'
import { type ColumnFilters, whereOf } from './search/filters.ts'
import { toListings } from './toListing.ts'

const usual = 6

/** Kinds that stand in for one another. */
const kinds: readonly (readonly PropertyType[])[] = [
  ['house', 'condo'],
  ['apartment', 'condo', 'penthouse'],
  ['land'],
  ['commercial', 'office', 'warehouse'],
  officeTypes,
]

/**
 * Active listings of the same kind and for the same purpose: of its neighbourhood first, then of those beside it, then of the
 * city; among them the nearest in price and bedrooms. Throws `not_found` for a listing that the actor may not see.
 */
export async function similarListings(
  context: Pick<Context, 'db' | 'database'>,
  id: string,
  actor: Actor,
  limit = usual,
): Promise<Listing[]> {
  const db = freshFor(context, actor)
  const row = await narrowListings(() => readVisible(db, id, actor), partsOfListing)
  return narrowListings(
    () => findSimilar(db, row, limit),
    () => partsOfFilters(likeFilters(row)),
  )
}

async function findSimilar(db: Db, row: ListingRow, limit: number): Promise<Listing[]> {
  const own = fold(row.neighborhood)
  const around = [own, ...neighborsOf(row.neighborhood, row.city).map(fold)]
  const nearBy = await readPage(
    db,
    nearest(row, limit, sql`l.neighborhood_key in ${around}`, sql`l.neighborhood_key <> ${own},`),
  )
  const elsewhere =
    nearBy.length < limit
      ? await readPage(db, nearest(row, limit - nearBy.length, sql`l.neighborhood_key not in ${around}`))
      : []
  return toListings(db, [...nearBy, ...elsewhere])
}

function likeFilters({ propertyType, transactionType, city }: ListingRow): ColumnFilters {
  return {
    propertyType: [...new Set(kinds.filter((kind) => kind.includes(propertyType)).flat())],
    city: [city],
    transactionType: transactionType === 'rent' ? 'rent' : 'sale',
  }
}

/** Nearest in price (by ratio: twice as dear is as far as half) and in bedrooms (one is like 15 % in price). */
function nearest(row: ListingRow, limit: number, place: SQL, first: SQL = sql``): SQL {
  const forRent = row.transactionType === 'rent'
  const price = sql.raw(forRent ? 'l.monthly_rent' : 'l.price_usd')
  const where = whereOf(likeFilters(row), sql`l.id <> ${row.id}`, place)
  return sql`select l.id, null::text as cursor_key from listings l where ${where}
    order by ${first} (l.property_type <> ${row.propertyType}),
      coalesce(abs(ln((${price} + 1)::float8 / (${row.priceUsd}::float8 + 1))), 9)
        + 0.15 * abs(l.bedrooms - ${row.bedrooms}::int),
      l.id
    limit ${limit}`
}
