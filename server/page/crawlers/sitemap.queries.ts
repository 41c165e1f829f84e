import { and, asc, count, eq, exists, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { developments } from '#server/developments/developments.table.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import type { PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'

const active = sql`status = 'active'`
/** Of each kind. */
const maxParties = 10_000
/** Of a listing. */
const maxPictures = 3

export async function countActive(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(listings).where(active)
  return row?.count ?? 0
}

/** Ordered by id. */
export async function listingsUnder(
  db: Db,
  prefix: string,
  limit: number,
): Promise<{ id: string; updatedAt: Date; pictures: string[] }[]> {
  const pictures = sql<string[]>`array(
    select ${listingMedia.mediaId} from ${listingMedia} where ${listingMedia.listingId} = ${listings.id}
    order by ${listingMedia.position} limit ${maxPictures}::int)`
  return db
    .select({ id: listings.id, updatedAt: listings.updatedAt, pictures })
    .from(listings)
    .where(and(active, gte(listings.id, prefix), lt(listings.id, `${prefix}~`)))
    .orderBy(asc(listings.id))
    .limit(limit)
}

/** Of agencies and of their people, with active listings; and the cities of these agencies. */
export async function listParties(
  db: Db,
): Promise<{ agencies: string[]; agents: string[]; cities: string[] }> {
  const listed = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.status, 'active'), eq(listings.agencyId, agencies.id)))
  const inCharge = db
    .select({ one: sql`1` })
    .from(listings)
    .where(
      and(
        eq(listings.status, 'active'),
        eq(listings.ownerUserId, agencyMembers.userId),
        eq(listings.agencyId, agencyMembers.agencyId),
      ),
    )
  const [found, members] = await Promise.all([
    db
      .select({ slug: agencies.slug, city: agencies.city })
      .from(agencies)
      .where(exists(listed))
      .orderBy(asc(agencies.slug))
      .limit(maxParties),
    db
      .select({ slug: agencyMembers.slug })
      .from(agencyMembers)
      .innerJoin(users, eq(users.id, agencyMembers.userId))
      .where(and(isNotNull(agencyMembers.slug), isNull(users.suspendedAt), exists(inCharge)))
      .orderBy(asc(agencyMembers.slug))
      .limit(maxParties),
  ])
  return {
    agencies: found.map(({ slug }) => slug),
    agents: members.flatMap(({ slug }) => slug ?? []),
    cities: [...new Set(found.flatMap(({ city }) => city ?? []))].sort(),
  }
}

/** Published ones. */
export async function listDevelopments(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: developments.slug })
    .from(developments)
    .where(eq(developments.isPublished, true))
    .orderBy(asc(developments.slug))
    .limit(maxParties)
  return rows.map(({ slug }) => slug)
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
