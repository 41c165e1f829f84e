import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { Card } from '#server/listings/cards/card.ts'
import { readDbFor, readShown } from '#server/listings/listings.service.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { answerByIndex } from '#server/listings/search/indexRuntime/answer.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { similarByIndex } from './similarIndexed.ts'
import { similarFilters } from './similarity.ts'
import { similarBySql } from './similarSql.ts'

const defaultCount = 6

type Searching = Pick<SearchContext, 'engine' | 'cards'>

/**
 * Same neighborhood, then its neighbors, then the city; within each by price and bedrooms. Throws
 * `not_found`.
 */
export async function similarListings(
  context: Pick<Context, 'db' | 'database'>,
  searching: Searching,
  id: string,
  actor: Actor,
  limit = defaultCount,
): Promise<Card[]> {
  const { cards } = searching
  const listing = await readShown(context, cards, id, actor)
  return narrowListings(
    async () => cards.read(await similarIds(searching, readDbFor(context, actor), listing, limit)),
    () => partsOfFilters(similarFilters(listing)),
  )
}

export function similarIds(
  searching: Pick<Searching, 'engine'>,
  db: Db,
  listing: Listing,
  limit: number,
): Promise<string[]> {
  return answerByIndex(
    searching,
    (index) => similarByIndex(index, listing, limit),
    () => similarBySql(db, listing, limit),
  )
}
