import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Media } from '#shared/media/media.ts'
import { can, requireCan } from './listings.policy.ts'
import {
  type ListingRow,
  readActive,
  readByIds,
  readCards,
  readFeatured,
  readMedia,
  readPage,
  readTrending,
} from './listings.queries.ts'
import { featuredParts, listedParts, narrowListings, partsOfListing } from './listings.topics.ts'
import { toListings } from './toListing.ts'

const maxHighlights = 12

/** By the views of the last 30 days. */
export async function trendingListings(db: Db, limit = maxHighlights): Promise<Listing[]> {
  return narrowListings(
    async () => toListings(db, await readPage(db, readTrending(limit))),
    (shown) => [...shown.flatMap(partsOfListing), ...listedParts],
  )
}

/** Newest first. */
export async function featuredListings(db: Db, limit = maxHighlights): Promise<Listing[]> {
  return narrowListings(
    async () => toListings(db, await readPage(db, readFeatured(limit))),
    () => featuredParts,
  )
}

/** The public view. Throws `not_found` where the actor may not see it. */
export async function getListing(
  context: Pick<Context, 'db' | 'database'>,
  id: string,
  actor: Actor,
): Promise<Listing> {
  const db = readDbFor(context, actor)
  return narrowListings(async () => {
    const [listing] = await toListings(db, [await readVisible(db, id, actor)])
    if (!listing) throw new AppError('not_found')
    return listing
  }, partsOfListing)
}

/** Throws `not_found` where the actor may not see it. */
export async function readVisible(db: Db, id: string, actor: Actor): Promise<ListingRow> {
  const [row] = isId(id) ? await readByIds(db, [id]) : []
  requireCan(actor, 'see', row)
  return row
}

/** Signed-in actors read from the primary: a replica may lag behind their own writes. */
export function readDbFor({ db, database }: Pick<Context, 'db' | 'database'>, actor: Actor): Db {
  return actor.kind === 'visitor' ? database.reads : db
}

/** Distinct, in the order of `ids`, including those no longer available. */
export async function listingsByIds(db: Db, ids: string[], actor: Actor): Promise<Listing[]> {
  const requested = [...new Set(ids)].filter(isId)
  const rows = new Map((await readByIds(db, requested)).map((row) => [row.id, row]))
  const found = requested.flatMap((id) => rows.get(id) ?? [])
  return toListings(
    db,
    found.filter((row) => can(actor, 'favorite', row)),
  )
}

/** In the order of `ids`; those that are active. */
export async function shownListings(db: Db, ids: string[]): Promise<Listing[]> {
  const rows = new Map((await readByIds(db, ids)).map((row) => [row.id, row]))
  const shown = ids.flatMap((id) => rows.get(id) ?? [])
  return toListings(
    db,
    shown.filter(({ status }) => status === 'active'),
  )
}

/** The public view in any status; rights are up to the caller. */
export async function storedListing(db: Db, id: string): Promise<Listing | undefined> {
  const [listing] = await toListings(db, await readByIds(db, [id]))
  return listing
}

/** Active ones only. */
export async function cardsByIds(db: Db, ids: string[]): Promise<Map<string, ListingCard>> {
  const [cards, media] = await Promise.all([readCards(db, { ids }), readMedia(db, ids)])
  return new Map(cards.map((card) => [card.id, { ...card, media: media.get(card.id) ?? [] }]))
}
export type ListingCard = Awaited<ReturnType<typeof readCards>>[number] & { media: Media[] }

/** Visits by the owner and administrators do not count. Throws `not_found` unless the listing is active. */
export async function isVisit(db: Db, id: string, actor: Actor): Promise<boolean> {
  const row = isId(id) ? await readActive(db, id) : undefined
  if (!row) throw new AppError('not_found')
  return can(actor, 'visit', row)
}
