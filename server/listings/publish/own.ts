import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import { l, requireCan, whereCan } from '#server/listings/listings.policy.ts'
import { countUpTo, type ListingRow, readByIds, readPage } from '#server/listings/listings.queries.ts'
import { listings } from '#server/listings/listings.table.ts'
import { cursorAfter, type Order, pageInOrder } from '#server/listings/search/sort.ts'
import { toListings } from '#server/listings/toListing.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import type { OwnListing } from '#shared/listings/publishing.ts'
import { listingLifeDays } from './expiry.ts'

/** How many inquiries came for each listing: handed down, since inquiries rank above. */
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
/** Nobody has more; a total is counted up to here. */
const most = 10_000

/** The user's own listings in every status but deleted, newest first. Throws `bad_cursor`. */
export async function ownListings(
  db: Db,
  userId: string,
  { limit = defaultLimit, cursor }: { limit?: number; cursor?: string },
  countInquiries: CountInquiries,
): Promise<Page<OwnListing>> {
  const isOwn = whereCan({ kind: 'user', id: userId }, 'change', l)
  const rows = await readPage(db, pageInOrder(newestFirst, isOwn, { cursor, limit: limit + 1 }), 'true')
  const total = await countUpTo(db, most, isOwn)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await toOwnListings(db, shown, countInquiries),
    total: Math.min(total, most),
    totalIsCapped: total > most,
    ...(last && { next: cursorAfter(newestFirst, last) }),
  }
}

/**
 * One listing with its true place, for its owner and administrators; a deleted one for administrators. Throws `not_found`, and
 * `forbidden` for another's that everybody may see.
 */
export async function ownListing(
  db: Db,
  id: string,
  actor: Actor,
  countInquiries: CountInquiries,
): Promise<OwnListing> {
  const [row] = isId(id) ? await readByIds(db, [id], 'true') : []
  requireCan(actor, 'change', row)
  const [listing] = await toOwnListings(db, [row], countInquiries)
  if (!listing) throw new AppError('not_found')
  return listing
}

async function toOwnListings(
  db: Db,
  rows: ListingRow[],
  countInquiries: CountInquiries,
): Promise<OwnListing[]> {
  const ids = rows.map(({ id }) => id)
  const facts = await readOwnFacts(db, ids)
  const inquiries = await countInquiries(db, ids)
  return (await toListings(db, rows)).map((listing) => ({
    ...listing,
    inquiriesCount: inquiries.get(listing.id) ?? 0,
    expiresAt: expiryOf(listing.status, facts.get(listing.id)?.lastConfirmedAt),
    rejectionReason: facts.get(listing.id)?.rejectionReason ?? null,
  }))
}

/** What only its owner and administrators are told. */
async function readOwnFacts(db: Db, ids: string[]) {
  const { id, lastConfirmedAt, rejectionReason } = listings
  const rows = await db
    .select({ id, lastConfirmedAt, rejectionReason })
    .from(listings)
    .where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

function expiryOf(status: OwnListing['status'], lastConfirmedAt: Date | null | undefined): string | null {
  if (status !== 'active' || !lastConfirmedAt) return null
  return new Date(lastConfirmedAt.getTime() + listingLifeDays * 86_400_000).toISOString()
}
