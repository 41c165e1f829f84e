import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { createMemo, type Freshness, type Memo } from '#server/core/database/memo.ts'
import { nullable, selection, whole } from '#server/core/database/selection.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { readDbFor, readShown } from '#server/listings/listings.service.ts'
import { narrowListings, partsOfFilters, partsOfListing } from '#server/listings/listings.topics.ts'
import { whereOf } from '#server/listings/search/filters.ts'
import type { ColumnFilters } from '#server/listings/search/searchPlan.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { PriceHistory } from '#shared/listings/priceHistory.ts'
import { priceChanges } from './priceChanges.ts'

const dayMilliseconds = 86_400_000
const maxMedians = 2000
/** With fewer there is no median to speak of. */
const minListings = 5

export type PriceHistories = (id: string, actor: Actor) => Promise<PriceHistory>

/** Throws `not_found` if the actor may not see the listing. */
export function createPriceHistories(
  context: Pick<Context, 'db' | 'database'>,
  cards: Pick<CardStore, 'read'>,
  freshness: Freshness,
): PriceHistories {
  const medians = createMemo<{ at: number | null }>(freshness, { maxSize: maxMedians })
  return async (id, actor) => {
    const db = readDbFor(context, actor)
    const listing = await readShown(context, cards, id, actor)
    const { publishedAt } = listing
    const [changes, median] = await Promise.all([
      publishedAt === null ? [] : readChanges(db, listing, new Date(publishedAt)),
      medianPublished(db, listing, medians),
    ])
    return {
      firstPublishedAt: publishedAt,
      daysOnMarket: publishedAt === null ? null : daysSince(Date.parse(publishedAt)),
      medianDaysOnMarket: median === null ? null : daysSince(median * 1000),
      changes,
    }
  }
}

const daysSince = (moment: number) => Math.max(0, Math.floor((Date.now() - moment) / dayMilliseconds))

async function readChanges(db: Db, listing: Listing, published: Date) {
  const { amount, currency, priceUsd, since } = listingPrices
  return narrowListings(
    async () => {
      const prices = await db
        .select({ amount, currency, priceUsd, since })
        .from(listingPrices)
        .where(eq(listingPrices.listingId, listing.id))
        .orderBy(asc(since), asc(listingPrices.id))
      return priceChanges(prices, published)
    },
    () => partsOfListing(listing),
  )
}

const medianOf = selection({
  /** Seconds. */
  at: nullable(
    whole(
      sql`case when count(*) >= ${sql.raw(`${minListings}`)} then percentile_disc(0.5) within group (order by extract(epoch from l.first_published_at)) end`,
    ),
  ),
})

/** When the one in the middle was first published, in seconds. */
async function medianPublished(
  db: Db,
  { propertyType, city, transactionType }: Listing,
  medians: Memo<{ at: number | null }>,
): Promise<number | null> {
  const filters: ColumnFilters = {
    propertyType: [propertyType],
    city: [city],
    transactionType: transactionType === 'rent' ? 'rent' : 'sale',
  }
  const { at } = await medians(JSON.stringify(filters), () =>
    narrowListings(
      async () => {
        const [row] = await medianOf.read(db, (columns): SQL => {
          return sql`select ${columns} from listings l where ${whereOf(filters)}`
        })
        return { at: row?.at ?? null }
      },
      () => partsOfFilters(filters),
    ),
  )
  return at
}
