import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { can, requireCan } from './listings.policy.ts'
import {
  type ListingRow,
  readActive,
  readByIds,
  readFeatured,
  readPage,
  readTrending,
} from './listings.queries.ts'
import { featuredParts, listedParts, narrowListings, partsOfListing } from './listings.topics.ts'
import { toListings } from './toListing.ts'

/** What trending and featured give where no limit is named; also the most. */
const few = 12

/** The most viewed of the last 30 days. */
export async function trendingListings(db: Db, limit = few): Promise<Listing[]> {
  return narrowListings(
    async () => toListings(db, await readPage(db, readTrending(limit))),
    (shown) => [...shown.flatMap(partsOfListing), ...listedParts],
  )
}

/** The featured ones, newest first. */
export async function featuredListings(db: Db, limit = few): Promise<Listing[]> {
  return narrowListings(
    async () => toListings(db, await readPage(db, readFeatured(limit))),
    () => featuredParts,
  )
}

/**
 * One listing as everybody sees it: an active one for anybody, one that is not for its owner and administrators, a deleted one
 * for administrators. Throws `not_found`, which tells nobody that there is one.
 */
export async function getListing(
  context: Pick<Context, 'db' | 'database'>,
  id: string,
  actor: Actor,
): Promise<Listing> {
  const db = freshFor(context, actor)
  return narrowListings(async () => {
    const [listing] = await toListings(db, [await readVisible(db, id, actor)])
    if (!listing) throw new AppError('not_found')
    return listing
  }, partsOfListing)
}

/** The row of a listing that the actor may see: what everything that hangs on a listing begins with. Throws `not_found`. */
export async function readVisible(db: Db, id: string, actor: Actor): Promise<ListingRow> {
  const [row] = isId(id) ? await readByIds(db, [id]) : []
  requireCan(actor, 'see', row)
  return row
}

/** Who is signed in may have written a moment ago; a replica may not know it yet. */
export function freshFor({ db, database }: Pick<Context, 'db' | 'database'>, actor: Actor): Db {
  return actor.kind === 'visitor' ? database.reads : db
}

/** Listings by id in the order asked, each once; also those that are no longer available, for favorites and comparisons. */
export async function listingsByIds(db: Db, ids: string[], actor: Actor): Promise<Listing[]> {
  const asked = [...new Set(ids)].filter(isId)
  const rows = new Map((await readByIds(db, asked)).map((row) => [row.id, row]))
  const found = asked.flatMap((id) => rows.get(id) ?? [])
  return toListings(
    db,
    found.filter((row) => can(actor, 'favorite', row)),
  )
}

/** Whether a visit by the actor counts: one's own does not, nor do administrators'. Throws `not_found` unless the listing is active. */
export async function isVisit(db: Db, id: string, actor: Actor): Promise<boolean> {
  const row = isId(id) ? await readActive(db, id) : undefined
  if (!row) throw new AppError('not_found')
  return can(actor, 'visit', row)
}
