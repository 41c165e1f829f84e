import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { createMemo, freshFor, type Memo } from '#server/core/database/memo.ts'
import { countUpTo } from '#server/listings/listings.queries.ts'
import { listings } from '#server/listings/listings.table.ts'
import { cursorAfter, pageInOrder } from '#server/listings/search/sort.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import type { ModeratedListing, ModerationFilters, ModerationSearch } from '#shared/listings/moderation.ts'
import type { Media } from '#shared/media/media.ts'
import { pictureUrl } from '#shared/media/mediaUrls.ts'
import {
  latestUpdate,
  type ModeratedRow,
  moderationConditions,
  moderationOrder,
  readModerated,
} from './moderation.queries.ts'

export { latestUpdate }

/** Recounted after each change, and periodically, as servers' clocks differ. */
export const createTotals = () => createMemo<number>(freshFor(30_000), { maxSize: 1000 })

const maxCounted = 10_000
/** Fewer are sorted: for them, most of an order's index would be scanned. */
const maxSorted = 2000

/** Throws `bad_cursor`. */
export async function moderatedListings(
  db: Db,
  search: ModerationSearch,
  totals: Memo<number>,
): Promise<Page<ModeratedListing>> {
  const { limit = defaultLimit, cursor, sortBy: _, sortOrder: __, ...filters } = search
  const order = moderationOrder(search)
  const where = await moderationConditions(db, filters)
  // Words are counted in the rows.
  const most = filters.text === undefined ? maxCounted : maxSorted
  const key = `${await latestUpdate(db)} ${JSON.stringify(filters)}`
  const counted = await totals(key, () => countUpTo(db, most, where))
  const materialize = counted <= maxSorted
  const rows = await readModerated(db, pageInOrder(order, where, { cursor, limit: limit + 1, materialize }))
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(toModerated),
    total: Math.min(counted, most),
    totalIsCapped: counted > most,
    ...(last && { next: cursorAfter(order, last) }),
  }
}

const batchSize = 500

/** Newest first, in batches that hold no transaction. */
export async function* eachModerated(db: Db, filters: ModerationFilters): AsyncGenerator<ModeratedListing[]> {
  const order = moderationOrder({ sortBy: 'created' })
  const where = await moderationConditions(db, filters)
  const materialize = await areFew(db, where)
  for (let cursor: string | undefined; ; ) {
    const rows = await readModerated(db, pageInOrder(order, where, { cursor, limit: batchSize, materialize }))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toModerated)
    if (rows.length < batchSize) return
    cursor = cursorAfter(order, last)
  }
}

const areFew = async (db: Db, where: SQL) => (await countUpTo(db, maxSorted, where)) <= maxSorted

function toModerated(row: ModeratedRow): ModeratedListing {
  return {
    id: row.id,
    status: row.status,
    title: row.title,
    transactionType: row.transactionType,
    propertyType: row.propertyType,
    priceUSD: row.priceUsd,
    price: { amount: row.priceAmount, currency: row.priceCurrency },
    neighborhood: row.neighborhood,
    city: row.city,
    featured: row.featured,
    views: row.views,
    favoritesCount: row.favoritesCount,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.firstPublishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    ownerId: row.ownerUserId ?? row.ownerAdminId ?? '',
    agencyId: row.agencyId,
    rejectionReason: row.rejectionReason,
    owner: ownerOf(row),
    agencyName: row.agencyName,
    picture: pictureOf(row),
    changed: row.changedAt !== null,
    held: row.status === 'draft' && row.heldStatus !== null,
  }
}

type OwnerColumns = Pick<
  ModeratedRow,
  'ownerUserId' | 'ownerAdminId' | 'userName' | 'userMail' | 'adminName' | 'suspended'
>

/** As the panel names it: by name, else by mail address, else by id. */
export function ownerOf(row: OwnerColumns): ModeratedListing['owner'] {
  if (row.ownerUserId === null)
    return { kind: 'admin', id: row.ownerAdminId ?? '', name: row.adminName ?? '', suspended: false }
  const name = row.userName || row.userMail || row.ownerUserId
  return { kind: 'user', id: row.ownerUserId, name, suspended: row.suspended }
}

function pictureOf({ pictureId, pictureWidth, pictureHeight, placeholder }: ModeratedRow): Media | null {
  if (pictureId === null) return null
  return {
    id: pictureId,
    url: pictureUrl(pictureId),
    caption: null,
    type: 'image',
    isPrimary: true,
    width: pictureWidth ?? 0,
    height: pictureHeight ?? 0,
    placeholder,
  }
}

/** To another agency, or to none. */
export async function moveListings(tx: Db, from: string, agencyId: string | null): Promise<void> {
  await tx.update(listings).set({ agencyId }).where(eq(listings.agencyId, from))
}
