import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { isOwnedBy, l, requireCan, whereCan } from '#server/listings/listings.policy.ts'
import { countUpTo, type ListingRow, readByIds, readPage } from '#server/listings/listings.queries.ts'
import { listings } from '#server/listings/listings.table.ts'
import { cursorAfter, type Order, pageInOrder } from '#server/listings/search/sort.ts'
import { toListings } from '#server/listings/toListing.ts'
import { readScans } from '#server/listings/views/views.queries.ts'
import { defaultLimit, type Page, type Paging } from '#shared/core/paging.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { listingLifeDays } from './expiry.ts'

/** Injected: inquiries rank above listings. */
export type CountInquiries = (db: Db, listingIds: string[]) => Promise<Map<string, number>>

const newestFirst: Order = {
  name: 'mine',
  column: sql`l.created_at`,
  kind: 'moment',
  nullable: false,
  direction: 'desc',
  id: 'asc',
  nulls: 'last',
}
const maxCounted = 10_000

/** In one's own charge, in every status but deleted. Throws `bad_cursor`. */
export async function myListings(
  db: Db,
  actor: Actor,
  { limit, cursor }: Paging,
  countInquiries: CountInquiries,
): Promise<Page<MyListing>> {
  const isMine = sql`${isOwnedBy(userIdOf(actor), l)} and ${whereCan(actor, 'change', l)}`
  return pageOfOwn(db, isMine, { limit, cursor }, countInquiries)
}

/** Newest first, with their true location. Checks no rights. Throws `bad_cursor`. */
export async function pageOfOwn(
  db: Db,
  isMine: SQL,
  { limit = defaultLimit, cursor }: Paging,
  countInquiries: CountInquiries,
): Promise<Page<MyListing>> {
  const [rows, total] = await Promise.all([
    readPage(db, pageInOrder(newestFirst, isMine, { cursor, limit: limit + 1 }), 'true'),
    countUpTo(db, maxCounted, isMine),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await toMyListings(db, shown, countInquiries),
    total: Math.min(total, maxCounted),
    totalIsCapped: total > maxCounted,
    ...(last && { next: cursorAfter(newestFirst, last) }),
  }
}

/** With the true location. Throws `not_found`, and `forbidden` for another owner's visible listing. */
export async function myListing(
  db: Db,
  id: string,
  actor: Actor,
  countInquiries: CountInquiries,
): Promise<MyListing> {
  const [row] = isId(id) ? await readByIds(db, [id], 'true') : []
  requireCan(actor, 'change', row)
  const [listing] = await toMyListings(db, [row], countInquiries)
  if (!listing) throw new AppError('not_found')
  return listing
}

/** With inquiries, expiry and what the owner may do next. */
export async function toMyListings(
  db: Db,
  rows: ListingRow[],
  countInquiries: CountInquiries,
): Promise<MyListing[]> {
  const ids = rows.map(({ id }) => id)
  const [ownerFields, inquiries, scans, listed] = await Promise.all([
    readOwnerFields(db, ids),
    countInquiries(db, ids),
    readScans(db, ids),
    toListings(db, rows),
  ])
  return listed.map((listing) => ({
    ...listing,
    inquiriesCount: inquiries.get(listing.id) ?? 0,
    scans: scans.get(listing.id) ?? 0,
    expiresAt: expiryOf(listing.status, ownerFields.get(listing.id)?.lastConfirmedAt),
    rejectionReason: ownerFields.get(listing.id)?.rejectionReason ?? null,
    priceConfirmed: ownerFields.get(listing.id)?.priceConfirmed ?? false,
  }))
}

async function readOwnerFields(db: Db, ids: string[]) {
  const { id, lastConfirmedAt, rejectionReason, priceConfirmed } = listings
  const rows = await db
    .select({ id, lastConfirmedAt, rejectionReason, priceConfirmed })
    .from(listings)
    .where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

function expiryOf(status: MyListing['status'], lastConfirmedAt: Date | null | undefined): string | null {
  if (status !== 'active' || !lastConfirmedAt) return null
  return new Date(lastConfirmedAt.getTime() + listingLifeDays * 86_400_000).toISOString()
}
