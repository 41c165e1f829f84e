import { sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Freshness } from '#server/core/database/memo.ts'
import { selection } from '#server/core/database/selection.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { readDbFor, readShown } from '#server/listings/listings.service.ts'
import { narrowListings, partsOfListing } from '#server/listings/listings.topics.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { PriceHistory } from '#shared/listings/priceHistory.ts'
import { createDaysOnMarket, type DaysOnMarket, daysSince } from './daysOnMarket.ts'
import { priceChanges } from './priceChanges.ts'

export type PriceHistories = (id: string, actor: Actor) => Promise<PriceHistory>

/** Throws `not_found` if the actor may not see the listing. */
export function createPriceHistories(
  context: Pick<Context, 'db' | 'database'>,
  cards: Pick<CardStore, 'read'>,
  freshness: Freshness,
): PriceHistories {
  const daysOnMarket = createDaysOnMarket(freshness)
  return async (id, actor) => {
    const db = readDbFor(context, actor)
    const listing = await readShown(context, cards, id, actor)
    const { publishedAt } = listing
    const [changes, median] = await Promise.all([
      publishedAt === null ? [] : readChanges(db, listing, new Date(publishedAt)),
      medianAround(db, listing, daysOnMarket),
    ])
    return {
      firstPublishedAt: publishedAt,
      daysOnMarket: publishedAt === null ? null : daysSince(Date.parse(publishedAt)),
      ...median,
      changes,
    }
  }
}

async function readChanges(db: Db, listing: Listing, published: Date) {
  return narrowListings(
    async () => priceChanges(await pricesOf(db, { id: listing.id }), published),
    () => partsOfListing(listing),
  )
}

const { amount, currency, priceUsd, since } = listingPrices
const pricesOf = selection({ amount, currency, priceUsd, since }).prepare(
  'prices_of_listing',
  (
    columns,
  ) => sql`select ${columns} from ${listingPrices} where ${listingPrices.listingId} = ${sql.placeholder('id')}
    order by ${since}, ${listingPrices.id}`,
)

/** Of its neighborhood, or of its city where the neighborhood has too few. */
async function medianAround(
  db: Db,
  { propertyType, city, neighborhood, transactionType }: Listing,
  daysOnMarket: DaysOnMarket,
): Promise<Pick<PriceHistory, 'medianDaysOnMarket' | 'medianArea'>> {
  const kind = { propertyType, city, transactionType: transactionType === 'rent' ? 'rent' : 'sale' } as const
  const near = await daysOnMarket(db, { ...kind, neighborhood })
  if (near !== null) return { medianDaysOnMarket: near, medianArea: 'neighborhood' }
  const inCity = await daysOnMarket(db, kind)
  return { medianDaysOnMarket: inCity, medianArea: inCity === null ? null : 'city' }
}
