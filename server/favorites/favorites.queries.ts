import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { adjustFavoritesCount } from '#server/listings/favoritesCount.ts'
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
    ${adjustFavoritesCount(1, sql`select listing_id from fresh`)}`)
}

/** Takes choices away and off the counts of their listings, which are locked. */
export async function deleteFavorites(tx: Db, userId: string, listingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from favorites where user_id = ${userId} and listing_id = any(${sql.param(listingIds)}::text[])
      returning listing_id
    )
    ${adjustFavoritesCount(-1, sql`select listing_id from gone`)}`)
}

/** The listings that a user keeps. */
export async function readFavoriteIds(tx: Db, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ listing_id: string }>(
    sql`select listing_id from favorites where user_id = ${userId}`,
  )
  return rows.map((row) => row.listing_id)
}

/** Since when a user keeps a listing (milliseconds since 1970), and how many users do. */
export type Choice = { created_at: number; favorites_count: number }
type NoChoice = { created_at: null; favorites_count: null }

/** A listing as far as keeping it is concerned. */
export async function readListing(db: Db, id: string): Promise<Owned | undefined> {
  const { rows } = await db.execute<Owned>(sql`select status, owner_user_id from listings where id = ${id}`)
  return rows[0]
}

/**
 * Adds a choice and counts it, unless it is there or the account is gone: one statement, so that many who like the same listing
 * wait for each other no longer than they have to. The listing is locked first, as in everything that counts. Gives whether
 * there is such an account, and the choice where it was added.
 */
export async function insertFavorite(db: Db, userId: string, listingId: string) {
  const { rows } = await db.execute<{ known: boolean } & (Choice | NoChoice)>(sql`
    with person as materialized (
      select id from users where id = ${userId} and deleted_at is null for key share
    ), listing as materialized (
      select id from listings where id = ${listingId} for no key update
    ), fresh as (
      insert into favorites (user_id, listing_id) select person.id, listing.id from person, listing
      on conflict do nothing returning listing_id, created_at
    ), counted as (
      ${adjustFavoritesCount(1, sql`select listing_id from fresh`)} returning favorites_count
    )
    select exists (select from person) as known,
      (extract(epoch from fresh.created_at) * 1000)::float8 as created_at, counted.favorites_count
    from (select) as one left join fresh on true left join counted on true`)
  return rows[0]
}

/** Takes a choice away and off the count, in the same way; `gone`: whether it was there. Nothing where there is no such listing. */
export async function deleteFavorite(db: Db, userId: string, listingId: string) {
  const { rows } = await db.execute<LockedListing & { gone: boolean }>(sql`
    with listing as materialized (
      select id, status, owner_user_id, favorites_count from listings where id = ${listingId} for no key update
    ), gone as (
      delete from favorites f using listing where f.user_id = ${userId} and f.listing_id = listing.id
      returning f.listing_id
    ), counted as (
      ${adjustFavoritesCount(-1, sql`select listing_id from gone`)}
    )
    select listing.*, exists (select from gone) as gone from listing`)
  return rows[0]
}

export async function readChoice(db: Db, userId: string, listingId: string): Promise<Choice | undefined> {
  const { rows } = await db.execute<Choice>(sql`
    select (extract(epoch from f.created_at) * 1000)::float8 as created_at, l.favorites_count
    from favorites f join listings l on l.id = f.listing_id
    where f.user_id = ${userId} and f.listing_id = ${listingId}`)
  return rows[0]
}
