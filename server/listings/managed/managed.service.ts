import type { Db } from '#server/core/database/database.ts'
import { createMemo, freshFor, type Memo } from '#server/core/database/memo.ts'
import { cursorAfter, pageInOrder } from '#server/listings/search/sort.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import type { ManagedFilters, ManagedListing, ManagedSearch } from '#shared/listings/managed.ts'
import type { Media } from '#shared/media/media.ts'
import { pictureUrl } from '#shared/media/mediaUrls.ts'
import {
  countManaged,
  latestUpdate,
  type ManagedRow,
  managedConditions,
  managedOrder,
  readManaged,
} from './managed.queries.ts'

export { latestUpdate }

/** Recounted after each change, and periodically, as servers' clocks differ. */
export const createTotals = () => createMemo<number>(freshFor(30_000), { maxSize: 1000 })

/** Throws `bad_cursor`. */
export async function managedListings(
  db: Db,
  search: ManagedSearch,
  totals: Memo<number>,
): Promise<Page<ManagedListing>> {
  const { limit = defaultLimit, cursor, sortBy: _, sortOrder: __, ...filters } = search
  const order = managedOrder(search)
  const where = await managedConditions(db, filters)
  const [rows, total] = await Promise.all([
    readManaged(db, pageInOrder(order, where, { cursor, limit: limit + 1 })),
    totals(`${await latestUpdate(db)} ${JSON.stringify(filters)}`, () => countManaged(db, where)),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(toManaged),
    total,
    totalIsCapped: false,
    ...(last && { next: cursorAfter(order, last) }),
  }
}

const batchSize = 500

export async function* eachManaged(db: Db, filters: ManagedFilters): AsyncGenerator<ManagedListing[]> {
  const order = managedOrder({ sortBy: 'created' })
  const where = await managedConditions(db, filters)
  for (let cursor: string | undefined; ; ) {
    const rows = await readManaged(db, pageInOrder(order, where, { cursor, limit: batchSize }))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toManaged)
    if (rows.length < batchSize) return
    cursor = cursorAfter(order, last)
  }
}

function toManaged(row: ManagedRow): ManagedListing {
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
  }
}

type OwnerColumns = Pick<
  ManagedRow,
  'ownerUserId' | 'ownerAdminId' | 'userName' | 'userMail' | 'adminName' | 'suspended'
>

export function ownerOf(row: OwnerColumns): ManagedListing['owner'] {
  if (row.ownerUserId === null)
    return { kind: 'admin', id: row.ownerAdminId ?? '', name: row.adminName ?? '', suspended: false }
  const name = row.userName || row.userMail || row.ownerUserId
  return { kind: 'user', id: row.ownerUserId, name, suspended: row.suspended }
}

function pictureOf({ pictureId, pictureWidth, pictureHeight, placeholder }: ManagedRow): Media | null {
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
