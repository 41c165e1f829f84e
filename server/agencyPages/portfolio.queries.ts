import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { nullable, selection, string, whole } from '#server/core/database/selection.ts'
import { listings } from '#server/listings/listings.table.ts'
import { offers } from '#shared/agencies/offers.ts'
import type { Portfolio } from '#shared/agencies/publicAgencies.ts'

/** An agency's, or what one of its members is in charge of. */
export interface Holder {
  agencyId: string
  userId?: string
}

const maxPlaces = 24
const maxClosed = 12

const l = alias(listings, 'l')

/** SQL condition on `listings l`. */
export function isHeldBy({ agencyId, userId }: Holder): SQL {
  const isOfMember = userId === undefined ? sql`` : sql` and l.owner_user_id = ${userId}`
  return sql`l.agency_id = ${agencyId}${isOfMember}`
}

export async function readPortfolio(db: Db, holder: Holder): Promise<Portfolio> {
  const [types, places, closed] = await Promise.all([
    countTypes(db, holder),
    countPlaces(db, holder),
    readClosed(db, holder),
  ])
  const kinds = types.flatMap(({ propertyType, sale, rent }) => {
    const counts = { sale, rent }
    return offers.flatMap((transactionType) =>
      counts[transactionType] > 0
        ? [{ propertyType, transactionType, listings: counts[transactionType] }]
        : [],
    )
  })
  return {
    listings: types.reduce((sum, { all }) => sum + all, 0),
    kinds: kinds.sort((one, other) => other.listings - one.listings),
    places,
    closed,
  }
}

const typeCount = selection({
  propertyType: l.propertyType,
  all: whole(sql`count(*)`),
  sale: whole(sql`count(*) filter (where l.for_sale)`),
  rent: whole(sql`count(*) filter (where l.for_rent)`),
})

const countTypes = (db: Db, holder: Holder) =>
  typeCount.read(
    db,
    (columns) => sql`select ${columns} from listings l where ${isHeldBy(holder)} and l.status = 'active'
      group by l.property_type order by count(*) desc, l.property_type`,
  )

const placeCount = selection({
  city: l.city,
  neighborhood: l.neighborhood,
  listings: whole(sql`count(*)`),
})

const countPlaces = (db: Db, holder: Holder) =>
  placeCount.read(
    db,
    (columns) => sql`select ${columns} from listings l where ${isHeldBy(holder)} and l.status = 'active'
      group by l.city, l.neighborhood order by count(*) desc, l.city, l.neighborhood limit ${maxPlaces}`,
  )

/** A version that did not know `closed_at` may have closed it. */
const closing = sql`coalesce(l.closed_at, l.updated_at)`

const closedListing = selection({
  title: string(sql`es.title`),
  titleEn: nullable(string(sql`nullif(en.title, '')`)),
  propertyType: l.propertyType,
  city: l.city,
  neighborhood: l.neighborhood,
  closedAt: l.closedAt,
  updatedAt: l.updatedAt,
  count: whole(sql`count(*) over ()`),
})

/** Not what a suspension holds, nor, without a description, what an account's end closed. */
async function readClosed(db: Db, holder: Holder): Promise<Portfolio['closed']> {
  const rows = await closedListing.read(
    db,
    (columns) => sql`select ${columns} from listings l
      join listing_texts es on es.listing_id = l.id and es.language = 'es' and es.description <> ''
      left join listing_texts en on en.listing_id = l.id and en.language = 'en'
      where ${isHeldBy(holder)} and l.status = 'closed' and l.first_published_at is not null
        and l.held_status is null and ${closing} > now() - interval '12 months'
      order by ${closing} desc, l.id limit ${maxClosed}`,
  )
  return {
    count: rows[0]?.count ?? 0,
    latest: rows.map(({ count: _, closedAt, updatedAt, ...row }) => ({
      ...row,
      closedAt: (closedAt ?? updatedAt).toISOString(),
    })),
  }
}
