import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { isId } from '#server/core/ids.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Media } from '#shared/media/media.ts'
import { type Card, renderCards } from './cards/card.ts'
import type { CardStore } from './cards/cardStore.ts'
import { can, requireCan } from './listings.policy.ts'
import {
  type ListingRow,
  readActive,
  readByIds,
  readCards,
  readFeatured,
  readMedia,
  readPageIds,
  readTrending,
} from './listings.queries.ts'
import { featuredParts, listedParts, narrowListings, partsOfListing } from './listings.topics.ts'
import { toListings } from './toListing.ts'

const maxHighlights = 12

type CardReader = Pick<CardStore, 'read'>

/** By views in 30 days. */
export async function trendingListings(db: Db, cards: CardReader, limit = maxHighlights): Promise<Card[]> {
  return narrowListings(
    async () => cards.read(await readPageIds(db, readTrending(limit))),
    (shown) => [...shown.flatMap(partsOfListing), ...listedParts],
  )
}

/** Newest first. */
export async function featuredListings(db: Db, cards: CardReader, limit = maxHighlights): Promise<Card[]> {
  return narrowListings(
    async () => cards.read(await readPageIds(db, readFeatured(limit))),
    () => featuredParts,
  )
}

/** Like `getListing`; for visitors from the cards. Throws `not_found`. */
export async function readShown(
  context: Pick<Context, 'db' | 'database'>,
  cards: CardReader,
  id: string,
  actor: Actor,
): Promise<Listing> {
  if (actor.kind !== 'visitor') return getListing(context, id, actor)
  return (await readCard(cards, id)).rendered.value()
}

/** Public view. Throws `not_found`. */
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

/** Throws `not_found` unless active. */
export async function readCard(cards: CardReader, id: string): Promise<Card> {
  return narrowListings(async () => {
    const [card] = isId(id) ? await cards.read([id]) : []
    if (!card) throw new AppError('not_found')
    return card
  }, partsOfListing)
}

/** Throws `not_found`. */
async function readVisible(db: Db, id: string, actor: Actor): Promise<ListingRow> {
  const [row] = isId(id) ? await readByIds(db, [id]) : []
  requireCan(actor, 'see', row)
  return row
}

/** A replica may lag behind the actor's own writes. */
export function readDbFor({ db, database }: Pick<Context, 'db' | 'database'>, actor: Actor): Db {
  return actor.kind === 'visitor' ? database.reads : db
}

/** In the order of `ids`, including those no longer available. */
export async function listingsByIds(db: Db, cards: CardReader, ids: string[], actor: Actor): Promise<Card[]> {
  const requested = [...new Set(ids)].filter(isId)
  const found = new Map((await cards.read(requested)).map((card) => [card.id, card]))
  const others = await readByIds(
    db,
    requested.filter((id) => !found.has(id)),
  )
  const shown = others.filter((row) => can(actor, 'favorite', row))
  for (const card of await renderCards(db, shown)) found.set(card.id, card)
  return requested.flatMap((id) => found.get(id) ?? [])
}

/** The caller checks rights. */
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

/** Throws `not_found` unless active. */
export async function isVisit(db: Db, id: string, actor: Actor): Promise<boolean> {
  const row = isId(id) ? await readActive(db, id) : undefined
  if (!row) throw new AppError('not_found')
  return can(actor, 'view', row)
}
