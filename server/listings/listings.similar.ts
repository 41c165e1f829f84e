import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { fold } from '#shared/core/text.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { neighborsOf } from '#shared/places/places.ts'
import type { Card } from './cards/card.ts'
import type { CardStore } from './cards/cardStore.ts'
import { readPageIds } from './listings.queries.ts'
import { readDbFor, readShown } from './listings.service.ts'
import { narrowListings, partsOfFilters } from './listings.topics.ts'
import { whereOf } from './search/filters.ts'
import type { ColumnFilters } from './search/searchPlan.ts'

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
  const listing = await readShown(context, cards, id, actor)
  return narrowListings(
    async () => cards.read(await findSimilar(db, listing, limit)),
    () => partsOfFilters(similarFilters(listing)),
  )
}

async function findSimilar(db: Db, listing: Listing, limit: number): Promise<string[]> {
  const ownKey = fold(listing.neighborhood)
  const closest = await readPageIds(db, nearestOfKind(listing, limit, ownKey))
  if (closest.length === limit) return closest
  const nearbyKeys = [ownKey, ...neighborsOf(listing.neighborhood, listing.city).map(fold)]
  const nearby = await readPageIds(
    db,
    nearest(listing, limit, sql`l.neighborhood_key in ${nearbyKeys}`, sql`l.neighborhood_key <> ${ownKey},`),
  )
  const elsewhere =
    nearby.length < limit
      ? await readPageIds(
          db,
          nearest(listing, limit - nearby.length, sql`l.neighborhood_key not in ${nearbyKeys}`),
        )
      : []
  return [...nearby, ...elsewhere]
}

function similarFilters({ propertyType, transactionType, city }: Listing): ColumnFilters {
  return {
    propertyType: [...new Set(similarTypes.filter((kind) => kind.includes(propertyType)).flat())],
    city: [city],
    transactionType: transactionType === 'rent' ? 'rent' : 'sale',
  }
}

/** With as many bedrooms, an eighth more or less costly. */
const maxDistance = 0.12

/** The first of `nearest`, if enough are so close: a neighbourhood may have tens of thousands to sort. */
function nearestOfKind(listing: Listing, limit: number, neighborhoodKey: string): SQL {
  const price = priceOf(listing)
  // Wider than the distance, which decides.
  const [from, to] = [-1, 1].map(
    (sign) => (Number(listing.priceUSD) + 1) * Math.exp(sign * 1.01 * maxDistance) - 1,
  )
  const where = whereOf(
    { ...similarFilters(listing), propertyType: [listing.propertyType] },
    sql`l.id <> ${listing.id} and l.neighborhood_key = ${neighborhoodKey}`,
    sql`${price} between ${from}::numeric and ${to}::numeric`,
    sql`${distance(listing)} <= ${maxDistance}::float8`,
  )
  return sql`select l.id, null::text as cursor_key from listings l where ${where}
    order by ${distance(listing)}, l.id limit ${limit}`
}

function nearest(listing: Listing, limit: number, area: SQL, first: SQL = sql``): SQL {
  const where = whereOf(similarFilters(listing), sql`l.id <> ${listing.id}`, area)
  return sql`select l.id, null::text as cursor_key from listings l where ${where}
    order by ${first} (l.property_type <> ${listing.propertyType}), ${distance(listing)}, l.id
    limit ${limit}`
}

const priceOf = ({ transactionType }: Listing) =>
  sql.raw(transactionType === 'rent' ? 'l.monthly_rent' : 'l.price_usd')

/** One bedroom counts as 15 % of price. */
function distance(listing: Listing): SQL {
  return sql`coalesce(abs(ln((${priceOf(listing)} + 1)::float8 / (${listing.priceUSD}::float8 + 1))), 9)
    + 0.15 * abs(l.bedrooms - ${listing.bedrooms}::int)`
}
