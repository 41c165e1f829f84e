import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import type { Owned } from '#server/listings/listings.service.ts'

/** A choice, with what decides whether its listing can be shown. */
export type FavoriteRow = Owned & {
  listing_id: string
  /** Milliseconds since 1970. */
  created_at: number
}

/** All that a user keeps, the newest first. */
export async function readFavorites(db: Db, userId: string): Promise<FavoriteRow[]> {
  const { rows } = await db.execute<FavoriteRow>(sql`
    select f.listing_id, (extract(epoch from f.created_at) * 1000)::float8 as created_at, l.status, l.owner_user_id
    from favorites f join listings l on l.id = f.listing_id
    where f.user_id = ${userId}
    order by f.created_at desc, f.listing_id`)
  return rows
}

/** Keeps an account from being deleted until the transaction ends; false where it is gone. */
export async function holdUser(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from users where id = ${userId} and deleted_at is null for key share`,
  )
  return rows.length > 0
}

export type LockedListing = Owned & { id: string; favorites_count: number }

/** Locks listings for counting, in the order of their ids, so that nobody waits for whom they keep waiting. */
export async function lockListings(tx: Db, ids: readonly string[]): Promise<LockedListing[]> {
  const { rows } = await tx.execute<LockedListing>(sql`
    select id, status, owner_user_id, favorites_count from listings
    where id = any(${sql.param(ids)}::text[]) order by id for no key update`)
  return rows
}

/**
 * Adds choices, the first given being the newest, and counts them on their listings, which are locked. Those that are there
 * stay as they are.
 */
export async function insertFavorites(tx: Db, userId: string, listingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with fresh as (
      insert into favorites (user_id, listing_id, created_at)
      select ${userId}, id, now() - place * interval '1 microsecond'
      from unnest(${sql.param(listingIds)}::text[]) with ordinality as chosen(id, place)
      on conflict do nothing returning listing_id
    )
    update listings set favorites_count = favorites_count + 1 where id in (select listing_id from fresh)`)
}

/** Takes choices away and off the counts of their listings, which are locked; those that were there. */
export async function deleteFavorites(
  tx: Db,
  userId: string,
  listingIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ listing_id: string }>(sql`
    with gone as (
      delete from favorites where user_id = ${userId} and listing_id = any(${sql.param(listingIds)}::text[])
      returning listing_id
    ), counted as (
      update listings set favorites_count = greatest(favorites_count - 1, 0)
      where id in (select listing_id from gone)
    )
    select listing_id from gone`)
  return rows.map((row) => row.listing_id)
}

/** The listings that a user keeps. */
export async function readKeptIds(tx: Db, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ listing_id: string }>(
    sql`select listing_id from favorites where user_id = ${userId}`,
  )
  return rows.map((row) => row.listing_id)
}

/** Since when a user keeps a listing (milliseconds since 1970), and how many users do. */
export async function readChoice(tx: Db, userId: string, listingId: string) {
  const { rows } = await tx.execute<{ created_at: number; favorites_count: number }>(sql`
    select (extract(epoch from f.created_at) * 1000)::float8 as created_at, l.favorites_count
    from favorites f join listings l on l.id = f.listing_id
    where f.user_id = ${userId} and f.listing_id = ${listingId}`)
  return rows[0]
}
