import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import type { ListingSearch } from '#shared/listingSearch.ts'
import { understand } from '#shared/sentence.ts'
import { type ColumnFilters, whereOf } from './listings.filters.ts'
import { queryOfAll, type SearchWord, withKnownWords, wordsOf } from './searchWords.ts'

/** One way to read a search: filters, and the words that are searched as text. */
export interface Plan {
  filters: ColumnFilters
  words: SearchWord[]
  how: 'all' | 'any'
}

/**
 * The ways to read a search, the first that finds something being taken:
 * what was understood as filters and the remaining words as text, all of them, then any of them, then none, where something
 * was understood; at last the whole sentence as plain text. Filters that were given as such hold in every one.
 */
export async function plansOf(db: Db, search: ListingSearch, rate: () => Promise<number>): Promise<Plan[]> {
  const { searchQuery, sortBy: _by, sortOrder: _order, limit: _limit, cursor: _cursor, ...given } = search
  const plain: Plan = { filters: given, words: [], how: 'all' }
  if (searchQuery === undefined) return [plain]
  const { filters: understood, rest } = understand(searchQuery, { rate: await rate() })
  const filters = { ...understood, ...given }
  const words = await withKnownWords(db, wordsOf(rest))
  const sentence = wordsOf(searchQuery)
  const plans: Plan[] = []
  if (words.length > 0) plans.push({ filters, words, how: 'all' })
  if (words.length > 1) plans.push({ filters, words, how: 'any' })
  if (Object.keys(understood).length > 0) plans.push({ filters, words: [], how: 'all' })
  if (sentence.length > 0 && words.length < sentence.length) {
    plans.push({ filters: given, words: sentence, how: 'all' })
  }
  // Nothing in it that could be searched ("propiedades", "?"): then it asks for everything.
  return rest === '' && Object.keys(understood).length === 0 ? [...plans, plain] : plans
}

/** The condition over `listings l` that a plan comes to. */
export function whereOfPlan({ filters, words, how }: Plan): SQL {
  return words.length > 0 ? whereOf(filters, sql`l.search @@ ${queryOfAll(words, how)}`) : whereOf(filters)
}
