import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { readPublicUser } from '#server/users/users.service.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { isOwnedBy, l } from './listings.policy.ts'
import { countUpTo, readPage } from './listings.queries.ts'
import { narrowListings, partsOfOwner } from './listings.topics.ts'
import { cursorAfter, orderOf, pageInOrder } from './search/sort.ts'
import { toListings } from './toListing.ts'

const newestFirst = { ...orderOf('date', 'desc', {}), name: 'owner' }
const maxCounted = 10_000

const isOwn = (userId: string) => sql`l.status = 'active' and ${isOwnedBy(userId, l)}`

export function countOwnersListings(db: Db, userId: string): Promise<number> {
  return narrowListings(
    () => countUpTo(db, maxCounted, isOwn(userId)),
    () => partsOfOwner(userId),
  )
}

/** Newest first. Throws `not_found` and `bad_cursor`. */
export async function ownersListings(
  db: Db,
  userId: string,
  { limit = defaultLimit, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Listing>> {
  await readPublicUser(db, userId)
  return narrowListings(
    () => readOwners(db, userId, { limit, cursor }),
    () => partsOfOwner(userId),
  )
}

async function readOwners(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<Page<Listing>> {
  const page = pageInOrder(newestFirst, isOwn(userId), { cursor, limit: limit + 1 })
  const [rows, total] = await Promise.all([readPage(db, page), countOwnersListings(db, userId)])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await toListings(db, shown),
    total: Math.min(total, maxCounted),
    totalIsCapped: total > maxCounted,
    ...(last && { next: cursorAfter(newestFirst, last) }),
  }
}
