import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { bool, nullable, orNull, type RowOf, selection, string } from '#server/core/database/selection.ts'
import { l } from '#server/listings/listings.policy.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import { cityKey } from '#server/listings/search/engine/placeKeys.ts'
import { tsqueryOfAll, wordsOf } from '#server/listings/search/searchWords.ts'
import type { Order } from '#server/listings/search/sort.ts'
import { media } from '#server/media/media.table.ts'
import { findUserIds } from '#server/users/users.service.ts'
import type { ModerationFilters, ModerationSearch } from '#shared/listings/moderation.ts'
import { listingApprovals } from './listingApprovals.table.ts'

const a = alias(agencies, 'a')
const m = alias(media, 'm')
const ad = alias(administrators, 'ad')
const r = alias(listingApprovals, 'r')

const moderated = selection({
  id: l.id,
  status: l.status,
  title: titleOfRow(l.id),
  transactionType: l.transactionType,
  propertyType: l.propertyType,
  priceUsd: l.priceUsd,
  priceAmount: l.priceAmount,
  priceCurrency: l.priceCurrency,
  neighborhood: l.neighborhood,
  city: l.city,
  featured: l.featured,
  views: l.views,
  favoritesCount: l.favoritesCount,
  createdAt: l.createdAt,
  firstPublishedAt: l.firstPublishedAt,
  updatedAt: l.updatedAt,
  rejectionReason: l.rejectionReason,
  heldStatus: l.heldStatus,
  ownerUserId: l.ownerUserId,
  ownerAdminId: l.ownerAdminId,
  userName: string(sql`concat_ws(' ', u.first_name, u.last_name)`),
  userMail: nullable(string(sql`u.email`)),
  adminName: orNull(ad.username),
  suspended: bool(sql`u.suspended_at is not null`),
  agencyId: l.agencyId,
  agencyName: orNull(a.name),
  pictureId: orNull(m.id),
  pictureWidth: orNull(m.width),
  pictureHeight: orNull(m.height),
  placeholder: orNull(m.placeholder),
  changedAt: orNull(r.changedAt),
  cursor_key: sql<string | null>`page.cursor_key`,
})
export type ModeratedRow = RowOf<typeof moderated>

/** `page` selects `id` and `cursor_key`. */
export function readModerated(db: Db, page: SQL): Promise<ModeratedRow[]> {
  return moderated.read(
    db,
    (selected) => sql`
    select ${selected}
    from (select id, cursor_key, row_number() over () as position from (${page}) as chosen) as page
    join listings l on l.id = page.id
    left join agencies a on a.id = l.agency_id
    left join users u on u.id = l.owner_user_id
    left join administrators ad on ad.id = l.owner_admin_id
    left join listing_media lm on lm.listing_id = l.id and lm.is_primary
    left join media m on m.id = lm.media_id
    left join listing_reviews r on r.listing_id = l.id
    order by page.position`,
  )
}

export function moderationOrder({
  sortBy = 'updated',
  sortOrder = 'desc',
}: Pick<ModerationSearch, 'sortBy' | 'sortOrder'>): Order {
  const isDown = sortOrder === 'desc'
  const defaults = {
    name: `moderation.${sortBy}.${sortOrder}`,
    nullable: false,
    direction: sortOrder,
  } as const
  if (sortBy === 'price')
    return {
      ...defaults,
      column: sql`l.price_usd`,
      kind: 'decimal',
      id: sortOrder,
      nulls: isDown ? 'first' : 'last',
    }
  const column = sortBy === 'updated' ? sql`l.updated_at` : sql`l.created_at`
  return {
    ...defaults,
    column,
    kind: 'moment',
    id: isDown ? 'asc' : 'desc',
    nulls: isDown ? 'last' : 'first',
  }
}

export async function moderationConditions(db: Db, filters: ModerationFilters): Promise<SQL> {
  const { text, status, city, propertyType, transactionType, ownerId, agencyId } = filters
  const { featured, changed, rejected } = filters
  const conditions = [
    status ? sql`l.status in ${status}` : sql`l.status <> 'deleted'`,
    city && sql`l.city_key in ${[...new Set(city.map(cityKey))]}`,
    propertyType && sql`l.property_type in ${propertyType}`,
    transactionType && offered[transactionType],
    ownerId === undefined ? undefined : sql`(l.owner_user_id = ${ownerId} or l.owner_admin_id = ${ownerId})`,
    agencyId === undefined ? undefined : sql`l.agency_id = ${agencyId}`,
    featured === undefined ? undefined : featured ? sql`l.featured` : sql`not l.featured`,
    rejected === undefined ? undefined : rejected ? isRejected : sql`not ${isRejected}`,
    changed === undefined
      ? undefined
      : sql`${changed ? sql`` : sql`not`} exists (select from listing_reviews r where r.listing_id = l.id and r.changed_at is not null)`,
    text === undefined ? undefined : await matches(db, text),
  ]
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
}

const isRejected = sql`(l.status = 'draft' and l.rejection_reason is not null)`

const offered = {
  sale: sql`l.for_sale`,
  rent: sql`l.for_rent`,
  both: sql`l.transaction_type = 'both'`,
}

const maxOwners = 200

async function matches(db: Db, text: string): Promise<SQL> {
  const words = wordsOf(text)
  const owners = await findUserIds(db, text, maxOwners)
  const admins = await adminIds(db, text)
  // Each part has an index.
  const parts = [
    sql`l.id = ${text}`,
    words.length > 0 && sql`l.search @@ ${tsqueryOfAll(words, 'all')}`,
    owners.length > 0 && sql`l.owner_user_id = any(${sql.param(owners)}::text[])`,
    admins.length > 0 && sql`l.owner_admin_id = any(${sql.param(admins)}::text[])`,
  ]
  return sql`(${sql.join(
    parts.filter((part) => part !== false),
    sql` or `,
  )})`
}

async function adminIds(db: Db, username: string): Promise<string[]> {
  const { id, username: column } = administrators
  const rows = await db
    .select({ id })
    .from(administrators)
    .where(sql`lower(${column}) = ${username.toLowerCase()}`)
  return rows.map((row) => row.id)
}

const latest = selection({ at: string(sql`updated_at`) })

export async function latestUpdate(db: Db): Promise<string> {
  const [row] = await latest.read(
    db,
    (columns) => sql`select ${columns} from listings order by updated_at desc nulls last limit 1`,
  )
  return row?.at ?? ''
}
