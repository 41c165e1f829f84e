import { sql } from 'drizzle-orm'
import { selection, string } from '#server/core/database/selection.ts'
import type { Card } from '#server/listings/cards/card.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { whereMatches } from '#server/listings/search/searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from '#server/listings/search/searchPlans.ts'
import { maxBoosted } from '#shared/boosts/boostsApi.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { readTurn, shownBoosts } from './boosts.queries.ts'
import { inTurn } from './rotation.ts'

const fitting = selection({ id: string(sql`l.id`), agencyId: string(sql`b.agency_id`) })

/** Those that the search itself finds, by all of its text: none where words of it were not understood. */
export function boostedOf(searching: SearchContext, filters: ListingFilters): Promise<Card[]> {
  return narrowListings(
    async () => {
      const [plan] = await searchPlansOf(searching, filters)
      if (plan.words.length > 0) return []
      const db = searching.database.reads
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
