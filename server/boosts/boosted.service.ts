import { sql } from 'drizzle-orm'
import { createMemo, type Freshness } from '#server/core/database/memo.ts'
import { selection, string } from '#server/core/database/selection.ts'
import type { Card } from '#server/listings/cards/card.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { whereMatches } from '#server/listings/search/searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from '#server/listings/search/searchPlans.ts'
import { maxBoosted } from '#shared/boosts/boostsApi.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { hasBoosts, readTurn, shownBoosts } from './boosts.queries.ts'
import { inTurn } from './rotation.ts'

const fitting = selection({ id: string(sql`l.id`), agencyId: string(sql`b.agency_id`) })

/** Those that the search itself finds, by all of its text: none where words of it were not understood. */
export type Boosted = (filters: ListingFilters) => Promise<Card[]>

export function createBoosted(searching: SearchContext, freshness: Freshness): Boosted {
  const memo = createMemo<{ any: boolean }>(freshness, { maxSize: 1 })
  return async (filters) => {
    // Each search asks.
    const { any } = await memo('', async () => ({ any: await hasBoosts(searching.database.reads) }))
    return any ? readBoosted(searching, filters) : []
  }
}

function readBoosted(searching: SearchContext, filters: ListingFilters): Promise<Card[]> {
  const db = searching.database.reads
  return narrowListings(
    async () => {
      const [plan] = await searchPlansOf(searching, filters)
      if (plan.words.length > 0) return []
      const boosts = await fitting.read(
        db,
        (columns) => sql`select ${columns} from (${shownBoosts}) b join listings l on l.id = b.listing_id
          where ${whereMatches(plan)}`,
      )
      if (boosts.length === 0) return []
      const shown = inTurn(boosts, await readTurn(db), maxBoosted)
      return searching.cards.read(shown.map(({ id }) => id))
    },
    () => partsOfFilters(filters),
  )
}
