import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { bool, nullable, orNull, type RowOf, selection, whole } from '#server/core/database/selection.ts'
import { adjustFavoritesCount } from '#server/listings/favoritesCount.ts'
import { listings } from '#server/listings/listings.table.ts'
import { favorites } from './favorites.table.ts'

const l = alias(listings, 'l')
const f = alias(favorites, 'f')

const owned = {
  status: l.status,
  ownerUserId: l.ownerUserId,
  agencyId: l.agencyId,
  firstPublishedAt: l.firstPublishedAt,
}
const lockedFields = { ...owned, id: l.id, favoritesCount: l.favoritesCount }

const shown = { priceUsdThen: f.priceUsdThen, createdAt: f.createdAt }
const favorite = selection({ ...owned, ...shown, listingId: f.listingId })
const listing = selection(owned)
const lockedListing = selection(lockedFields)
const favoriteId = selection({ listingId: f.listingId })
const choice = selection({ ...shown, status: l.status, favoritesCount: l.favoritesCount })
const added = selection({
  known: bool(sql`exists (select from person)`),
  createdAt: orNull(f.createdAt),
  priceUsdThen: orNull(f.priceUsdThen),
  status: orNull(l.status),
  favoritesCount: nullable(whole(sql`counted.favorites_count`)),
})
const removed = selection({ ...lockedFields, gone: bool(sql`exists (select from gone)`) })

export type FavoriteRow = RowOf<typeof favorite>
export type FavoriteState = RowOf<typeof choice>

/** Newest first. */
export function readFavorites(db: Db, userId: string): Promise<FavoriteRow[]> {
  return favorite.read(
    db,
    (columns) => sql`
    select ${columns} from favorites f join listings l on l.id = f.listing_id
    where f.user_id = ${userId}
    order by f.created_at desc, f.listing_id`,
  )
}

/** In the order of ids, against deadlocks. */
export function lockListings(tx: Db, ids: readonly string[]) {
  return lockedListing.read(
    tx,
    (columns) => sql`
    select ${columns} from listings l
    where l.id = any(${sql.param(ids)}::text[]) order by l.id for no key update`,
  )
}

/** Newest first; keeps existing ones. The listings are locked. */
export async function insertFavorites(tx: Db, userId: string, listingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with fresh as (
      insert into favorites (user_id, listing_id, created_at, price_usd_then)
      select ${userId}, chosen.id, now() - place * interval '1 microsecond', l.price_usd
      from unnest(${sql.param(listingIds)}::text[]) with ordinality as chosen(id, place)
      join listings l on l.id = chosen.id
      on conflict do nothing returning listing_id
    )
    ${adjustFavoritesCount(1, sql`select listing_id from fresh`)}`)
}

export async function deleteFavorites(tx: Db, userId: string, listingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from favorites where user_id = ${userId} and listing_id = any(${sql.param(listingIds)}::text[])
      returning listing_id
    )
    ${adjustFavoritesCount(-1, sql`select listing_id from gone`)}`)
}

export async function readFavoriteIds(tx: Db, userId: string): Promise<string[]> {
  const rows = await favoriteId.read(
    tx,
    (columns) => sql`select ${columns} from favorites f where f.user_id = ${userId}`,
  )
  return rows.map(({ listingId }) => listingId)
}

export async function readListing(db: Db, id: string) {
  const [row] = await listing.read(db, (columns) => sql`select ${columns} from listings l where l.id = ${id}`)
  return row
}

/** In one statement, so that the listing is locked briefly: after the person, as where an account is erased. */
export async function insertFavorite(db: Db, userId: string, listingId: string) {
  const [row] = await added.read(
    db,
    (columns) => sql`
    with person as materialized (
      select id from users where id = ${userId} and deleted_at is null for key share
    ), listing as materialized (
      select id, status, price_usd from listings
      where id = ${listingId} and exists (select from person) for no key update
    ), fresh as (
      insert into favorites (user_id, listing_id, price_usd_then)
      select person.id, listing.id, listing.price_usd from person, listing
      on conflict do nothing returning listing_id, created_at, price_usd_then
    ), counted as (
      ${adjustFavoritesCount(1, sql`select listing_id from fresh`)} returning favorites_count
    )
    select ${columns} from (select) as one left join listing l on true left join fresh f on true
    left join counted on true`,
  )
  return row
}

/** `gone`: whether it existed. Undefined without the listing. */
export async function deleteFavorite(db: Db, userId: string, listingId: string) {
  const [row] = await removed.read(
    db,
    (columns) => sql`
    with listing as materialized (
      select id, status, owner_user_id, agency_id, first_published_at, favorites_count from listings
      where id = ${listingId} for no key update
    ), gone as (
      delete from favorites f using listing where f.user_id = ${userId} and f.listing_id = listing.id
      returning f.listing_id
    ), counted as (
      ${adjustFavoritesCount(-1, sql`select listing_id from gone`)}
    )
    select ${columns} from listing l`,
  )
  return row
}

export async function readChoice(
  db: Db,
  userId: string,
  listingId: string,
): Promise<FavoriteState | undefined> {
  const [row] = await choice.read(
    db,
    (columns) => sql`
    select ${columns} from favorites f join listings l on l.id = f.listing_id
    where f.user_id = ${userId} and f.listing_id = ${listingId}`,
  )
  return row
}
