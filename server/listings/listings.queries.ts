import { Column, getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { orNull, type RowOf, selection, string, whole } from '#server/core/database/selection.ts'
import { media } from '#server/media/media.table.ts'
import { whereSeen } from '#server/users/users.policy.ts'
import { users } from '#server/users/users.table.ts'
import { common } from '#shared/core/records.ts'
import { listing } from '#shared/listings/listings.ts'
import type { Media } from '#shared/media/media.ts'
import { mediaUrl } from '#shared/media/mediaUrls.ts'
import { listingMedia } from './listingMedia.table.ts'
import { listings } from './listings.table.ts'
import { textsOfRow, titleOfRow } from './listingTexts.ts'
import { cursorRow } from './paging.ts'

const l = alias(listings, 'l')
const a = alias(agencies, 'a')
const u = alias(users, 'u')
const am = alias(agencyMembers, 'am')

const columns = {
  ...common(getTableColumns(l), listing.shape),
  texts: textsOfRow(l.id),
  priceUsd: l.priceUsd,
  priceAmount: l.priceAmount,
  priceCurrency: l.priceCurrency,
  estimatedRoi: l.estimatedRoi,
  firstPublishedAt: l.firstPublishedAt,
  ownerUserId: l.ownerUserId,
  ownerAdminId: l.ownerAdminId,
  shownOwnerId: orNull(u.id),
  shownOwnerName: string(sql`concat_ws(' ', ${u.firstName}, ${u.lastName})`),
  agencyName: orNull(a.name),
  agencyDescription: orNull(a.description),
  agencyVerified: orNull(a.verified),
  agencySlug: orNull(a.slug),
  agentSlug: orNull(am.slug),
  agentName: string(sql`concat_ws(' ', nullif(btrim(au.first_name), ''), nullif(btrim(au.last_name), ''))`),
}

export type LocationView = 'shown' | 'true'

const shownLocation = {
  address: l.shownAddress,
  latitude: l.shownLatitude,
  longitude: l.shownLongitude,
  locationPrecision: l.shownPrecision,
}
const cursor = { cursor_key: sql<string | null>`page.cursor_key` }

const oneListing = {
  shown: selection({ ...columns, ...shownLocation }),
  true: selection(columns),
}
const listingOfPage = {
  shown: selection({ ...columns, ...shownLocation, ...cursor }),
  true: selection({ ...columns, ...cursor }),
}

/** Of `listings`, by their names in SQL. */
export const publicColumns: readonly string[] = Object.values({ ...columns, ...shownLocation }).flatMap(
  (column) => (is(column, Column) && column.table === l ? [column.name] : []),
)

export type ListingRow = RowOf<(typeof oneListing)[LocationView]>
/** With the sort key for the next cursor. */
export type PageRow = RowOf<(typeof listingOfPage)[LocationView]>

const joins = sql`
  left join agencies a on a.id = l.agency_id
  left join users u on u.id = l.owner_user_id and ${whereSeen(u)}
  left join agency_members am on am.user_id = l.owner_user_id and am.agency_id = l.agency_id
  left join users au on au.id = am.user_id and au.deleted_at is null and au.suspended_at is null`

/** `page` selects `id` and `cursor_key`. */
export function readPage(db: Db, page: SQL, view: LocationView = 'shown'): Promise<PageRow[]> {
  return listingOfPage[view].read(
    db,
    (selected) => sql`
    select ${selected}
    from (select id, cursor_key, row_number() over () as position from (${page}) as chosen) as page
    join listings l on l.id = page.id
    ${joins}
    order by page.position`,
  )
}

export async function readPageIds(db: Db, page: SQL): Promise<string[]> {
  const rows = await cursorRow.read(db, (selected) => sql`select ${selected} from (${page}) as page`)
  return rows.map(({ id }) => id)
}

/** Of any status, unordered. */
export async function readByIds(db: Db, ids: string[], view: LocationView = 'shown'): Promise<ListingRow[]> {
  return ids.length === 0 ? [] : listingsByIds[view](db, { ids })
}
/** A subquery: Postgres plans once, independent of their number. */
const listedIds = sql`any(array(select unnest(${sql.placeholder('ids')}::text[])))`
const byIds = (view: LocationView) =>
  oneListing[view].prepare(
    `listings_by_ids_${view}`,
    (selected) => sql`select ${selected} from listings l ${joins} where l.id = ${listedIds}`,
  )
const listingsByIds = { shown: byIds('shown'), true: byIds('true') }

const card = selection({
  id: l.id,
  title: titleOfRow(l.id),
  neighborhood: l.neighborhood,
  city: l.city,
  bedrooms: l.bedrooms,
  firstPublishedAt: l.firstPublishedAt,
  latitude: l.shownLatitude,
  longitude: l.shownLongitude,
})
/** Unordered. */
export const readCards = card.prepare(
  'listing_cards',
  (selected) => sql`select ${selected} from listings l where l.id = ${listedIds} and l.status = 'active'`,
)

const counted = selection({ count: whole(sql`count(*)`) })

export async function countUpTo(db: Db, cap: number, where: SQL): Promise<number> {
  const [row] = await counted.read(
    db,
    (count) => sql`select ${count} from (select 1 from listings l where ${where} limit ${cap + 1}) as found`,
  )
  return row?.count ?? 0
}

const lm = alias(listingMedia, 'lm')
const m = alias(media, 'm')
const picture = selection({
  listingId: lm.listingId,
  id: m.id,
  caption: lm.caption,
  isPrimary: lm.isPrimary,
  width: m.width,
  height: m.height,
  placeholder: m.placeholder,
})

export async function readMedia(db: Db, listingIds: string[]): Promise<Map<string, Media[]>> {
  const byListing = new Map<string, Media[]>()
  if (listingIds.length === 0) return byListing
  const rows = await picturesOf(db, { ids: listingIds })
  for (const { listingId, id, caption, isPrimary, width, height, placeholder } of rows) {
    const list = byListing.get(listingId) ?? []
    const url = mediaUrl(id, 1024, 'webp')
    list.push({ id, url, type: 'image', caption, isPrimary, width, height, placeholder })
    byListing.set(listingId, list)
  }
  return byListing
}
const picturesOf = picture.prepare(
  'pictures_of_listings',
  (selected) => sql`
    select ${selected} from listing_media lm join media m on m.id = lm.media_id
    where lm.listing_id = ${listedIds}
    order by lm.listing_id, lm.position`,
)

export function readTrending(limit: number): SQL {
  return sql`select l.id, null::text as cursor_key from listings l where l.status = 'active'
    order by l.recent_views desc nulls last, l.id limit ${limit}`
}

/** Newest first. */
export function readFeatured(limit: number): SQL {
  return sql`select l.id, null::text as cursor_key from listings l where l.status = 'active' and l.featured
    order by l.first_published_at desc nulls last, l.id limit ${limit}`
}

/** Undefined unless active. */
export async function readActive(db: Db, id: string) {
  const [row] = await owned.read(
    db,
    (selected) => sql`select ${selected} from listings l where l.id = ${id} and l.status = 'active'`,
  )
  return row
}
const owned = selection({ status: l.status, ownerUserId: l.ownerUserId, agencyId: l.agencyId })
