import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'

const active = sql`status = 'active'`

export async function countActive(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(listings).where(active)
  return row?.count ?? 0
}

/** Ordered by id. */
export async function listingsUnder(
  db: Db,
  prefix: string,
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  return db
    .select({ id: listings.id, updatedAt: listings.updatedAt })
    .from(listings)
    .where(and(active, gte(listings.id, prefix), lt(listings.id, `${prefix}~`)))
    .orderBy(asc(listings.id))
    .limit(limit)
}

export interface Kind {
  city: string
  propertyType: PropertyType
  transactionType: TransactionType
  count: number
}

export async function countKinds(db: Db): Promise<Kind[]> {
  const { city, propertyType, transactionType } = listings
  return db
    .select({ city, propertyType, transactionType, count: count() })
    .from(listings)
    .where(eq(listings.status, 'active'))
    .groupBy(city, propertyType, transactionType)
}
