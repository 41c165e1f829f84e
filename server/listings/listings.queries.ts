import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Currency } from '#shared/currency.ts'
import type { Office } from '#shared/listings/listings.ts'
import type {
  Amenity,
  ListingStatus,
  LocationPrecision,
  PropertyType,
  TransactionType,
} from '#shared/listings/listingTypes.ts'
import { type Media, mediaUrl } from '#shared/media.ts'

/** A listing with its agency as it comes from the database: decimals as text, moments as milliseconds. */
export type ListingRow = {
  id: string
  status: ListingStatus
  title: string
  description: string
  title_en: string | null
  description_en: string | null
  ai_rewritten: boolean
  transaction_type: TransactionType
  property_type: PropertyType
  featured: boolean
  price_amount: string
  price_currency: Currency
  price_usd: string
  price_per_month: string | null
  price_per_night: string | null
  price_per_day: string | null
  price_per_hour: string | null
  neighborhood: string
  city: string
  state: string
  /** As everybody may see it, unless the row was read for its owner. */
  address: string | null
  latitude: number | null
  longitude: number | null
  location_precision: LocationPrecision | null
  bedrooms: number
  bathrooms: number
  parking_spaces: number
  area: string | null
  year_built: number | null
  capacity: number | null
  internet_speed: number | null
  amenities: Amenity[]
  office: Office | null
  allows_short_term: boolean
  allows_long_term: boolean
  min_stay_days: number | null
  max_stay_days: number | null
  airbnb_url: string | null
  airbnb_active: boolean
  expected_monthly_rent: string | null
  monthly_expenses: string | null
  estimated_roi: string | null
  occupancy_rate: string | null
  average_daily_rate: string | null
  views: number
  favorites_count: number
  created_at: number
  updated_at: number
  published_at: number | null
  owner_user_id: string | null
  owner_admin_id: string | null
  /** Only where they have a public profile. */
  shown_owner_id: string | null
  shown_owner_name: string | null
  agency_id: string | null
  agency_name: string | null
  agency_description: string | null
  agency_verified: boolean | null
}

const milliseconds = (column: string, name: string) =>
  `(extract(epoch from l.${column}) * 1000)::float8 as ${name}`

/** Which place a row tells: what everybody is shown of it, or the true one, for its owner and administrators. */
export type Whereabouts = 'shown' | 'true'

const whereabouts = {
  shown: 'l.shown_address as address, l.shown_latitude as latitude, l.shown_longitude as longitude',
  true: 'l.address, l.latitude, l.longitude',
}

const columnsOf = (where: Whereabouts) =>
  sql.raw(`
  l.id, l.status, l.title, l.description, l.title_en, l.description_en, l.ai_rewritten, l.transaction_type,
  l.property_type, l.featured,
  l.price_amount::text, l.price_currency, l.price_usd::text, l.price_per_month::text, l.price_per_night::text,
  l.price_per_day::text, l.price_per_hour::text,
  l.neighborhood, l.city, l.state, ${whereabouts[where]}, l.location_precision,
  l.bedrooms, l.bathrooms, l.parking_spaces, l.area::text, l.year_built, l.capacity, l.internet_speed, l.amenities,
  l.office, l.allows_short_term, l.allows_long_term, l.min_stay_days, l.max_stay_days, l.airbnb_url, l.airbnb_active,
  l.expected_monthly_rent::text, l.monthly_expenses::text, l.estimated_roi::text, l.occupancy_rate::text,
  l.average_daily_rate::text, l.views, l.favorites_count,
  ${milliseconds('created_at', 'created_at')}, ${milliseconds('updated_at', 'updated_at')},
  ${milliseconds('first_published_at', 'published_at')},
  l.owner_user_id, l.owner_admin_id, u.id as shown_owner_id,
  concat_ws(' ', u.first_name, u.last_name) as shown_owner_name, l.agency_id,
  a.name as agency_name, a.description as agency_description, a.verified as agency_verified`)

/** Its agency, and its owner where they want to be seen. */
const joins = sql.raw(`
  left join agencies a on a.id = l.agency_id
  left join users u on u.id = l.owner_user_id and u.public_profile and u.deleted_at is null`)

/** A row of a page, with what the next page's cursor is made of. */
export type PageRow = ListingRow & { cursor_key: string | null }

/** Reads the rows that `page` names; `page` gives `id` and `cursor_key`, and its order is kept. */
export async function readPage(db: Db, page: SQL, where: Whereabouts = 'shown'): Promise<PageRow[]> {
  const result = await db.execute<PageRow>(sql`
    select page.cursor_key, ${columnsOf(where)}
    from (select id, cursor_key, row_number() over () as position from (${page}) as chosen) as page
    join listings l on l.id = page.id
    ${joins}
    order by page.position`)
  return result.rows
}

/** Listings of whatever status by id, in no particular order. */
export async function readByIds(db: Db, ids: string[], where: Whereabouts = 'shown'): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  const result = await db.execute<ListingRow>(sql`
    select ${columnsOf(where)} from listings l ${joins}
    where l.id = any(${sql.param(ids)}::text[])`)
  return result.rows
}

/** How many rows satisfy, counted up to `cap` + 1. */
export async function countUpTo(db: Db, cap: number, where: SQL): Promise<number> {
  const result = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from listings l where ${where} limit ${cap + 1}) as found`)
  return result.rows[0]?.count ?? 0
}

type MediaRow = {
  listing_id: string
  id: string
  caption: string | null
  is_primary: boolean
  width: number
  height: number
  placeholder: string | null
}

/** The pictures of many listings in one round trip, each list in its order. */
export async function readMedia(db: Db, listingIds: string[]): Promise<Map<string, Media[]>> {
  const byListing = new Map<string, Media[]>()
  if (listingIds.length === 0) return byListing
  const { rows } = await db.execute<MediaRow>(sql`
    select lm.listing_id, m.id, lm.caption, lm.is_primary, m.width, m.height, m.placeholder
    from listing_media lm join media m on m.id = lm.media_id
    where lm.listing_id = any(${sql.param(listingIds)}::text[])
    order by lm.listing_id, lm.position`)
  for (const row of rows) {
    const list = byListing.get(row.listing_id) ?? []
    list.push({
      id: row.id,
      url: mediaUrl(row.id, 1024, 'webp'),
      caption: row.caption,
      type: 'image',
      isPrimary: row.is_primary,
      width: row.width,
      height: row.height,
      placeholder: row.placeholder,
    })
    byListing.set(row.listing_id, list)
  }
  return byListing
}

/** A page of the most viewed of the last 30 days. */
export function readTrending(limit: number): SQL {
  return sql`select l.id, null::text as cursor_key from listings l where l.status = 'active'
    order by l.recent_views desc nulls last, l.id limit ${limit}`
}

/** A page of the featured ones, newest first. */
export function readFeatured(limit: number): SQL {
  return sql`select l.id, null::text as cursor_key from listings l where l.status = 'active' and l.featured
    order by l.first_published_at desc nulls last, l.id limit ${limit}`
}

/** Status and owner of an active listing; nothing for any other. */
export async function readActive(
  db: Db,
  id: string,
): Promise<Pick<ListingRow, 'status' | 'owner_user_id'> | undefined> {
  const { rows } = await db.execute<Pick<ListingRow, 'status' | 'owner_user_id'>>(
    sql`select l.status, l.owner_user_id from listings l where l.id = ${id} and l.status = 'active'`,
  )
  return rows[0]
}
