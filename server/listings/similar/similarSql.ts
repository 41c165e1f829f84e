import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { readPageIds } from '#server/listings/listings.queries.ts'
import { whereOf } from '#server/listings/search/filters.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { areasOf, bedroomPercent, similarFilters, unpriced } from './similarity.ts'

/** The index does the same (`similarIndexed.ts`). */
export async function similarBySql(db: Db, listing: Listing, limit: number): Promise<string[]> {
  const { own, beside } = areasOf(listing)
  const closest = await readPageIds(db, nearestOfKind(listing, limit, own))
  if (closest.length === limit) return closest
  const nearbyKeys = [own, ...beside]
  const nearby = await readPageIds(
    db,
    nearest(listing, limit, sql`l.neighborhood_key in ${nearbyKeys}`, sql`l.neighborhood_key <> ${own},`),
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

function distance(listing: Listing): SQL {
  return sql`coalesce(abs(ln((${priceOf(listing)} + 1)::float8 / (${listing.priceUSD}::float8 + 1))), ${unpriced}::int)
    + ${bedroomPercent}::int * abs(l.bedrooms - ${listing.bedrooms}::int) / 100.0::float8`
}
