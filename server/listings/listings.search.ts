import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { ListingSearch } from '#shared/listingSearch.ts'
import type { Listing } from '#shared/listings.ts'
import { defaultLimit } from '#shared/paging.ts'
import { understand } from '#shared/sentence.ts'
import { listOf, type Place, planOf } from './cursor.ts'
import { type ColumnFilters, whereOf } from './listings.filters.ts'
import { countUpTo, readPage } from './listings.queries.ts'
import { cursorAfterRank, pageByRank, rankedMatches, readRankPlace } from './listings.rank.ts'
import { cursorAfter, type Order, orderOf, pageInOrder } from './listings.sort.ts'
import { queryOfAll, type SearchWord, withCorrections, wordsOf } from './searchWords.ts'
import { toListings } from './toListing.ts'

/** Totals are exact up to here. */
export const totalCap = 10_000

export interface Found {
  listings: Listing[]
  total: number
  totalIsCapped: boolean
  next?: string
}

/** One way to read a search: filters, and the words that are searched as text. */
export interface Plan {
  filters: ColumnFilters
  words: SearchWord[]
  how: 'all' | 'any'
}

/** What searching needs; `rate` gives guaraníes per dollar. */
export type SearchContext = Pick<Context, 'database'> & { rate: () => Promise<number> }

/** Searches the active listings. The one function that knows how it is done. Throws `bad_cursor`. */
export async function searchListings(context: SearchContext, search: ListingSearch): Promise<Found> {
  const db = context.database.reads
  const plans = await plansOf(db, search, context.rate)
  if (search.cursor !== undefined) {
    const index = planOf(search.cursor)
    const plan = plans[index]
    if (!plan) throw new AppError('bad_cursor')
    return follow(db, plan, index, search)
  }
  for (const [index, plan] of plans.entries()) {
    const found = await follow(db, plan, index, search)
    if (found.total > 0) return found
  }
  return { listings: [], total: 0, totalIsCapped: false }
}

async function follow(db: Db, plan: Plan, index: number, search: ListingSearch): Promise<Found> {
  const { filters, words } = plan
  const { sortBy, sortOrder, cursor, limit = defaultLimit } = search
  const where = whereOf(filters, ...matching(plan))
  const order = orderOf(sortBy ?? 'date', sortOrder ?? 'desc', filters)
  const ranked = words.length > 0 && sortBy === undefined && sortOrder === undefined
  const at = Math.floor(Date.now() / 1000)
  const ranking = ranked ? rankFrom(cursor, at) : undefined
  const page = ranking
    ? pageByRank(plan, { ...ranking, limit: limit + 1 })
    : pageInOrder(order, where, { cursor, limit: limit + 1 })
  const [rows, count] = await Promise.all([readPage(db, page), countUpTo(db, totalCap, where)])

  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  let next = last && (ranking ? cursorAfterRank(last, ranking.at, index) : cursorAfter(order, last, index))
  if (ranking && !next && count > rankedMatches) next = await cursorAfterRanked(db, order, where, index)
  return {
    listings: await toListings(db, shown),
    total: Math.min(count, totalCap),
    totalIsCapped: count > totalCap,
    ...(next && { next }),
  }
}

/** Where ranked results go on, or nothing where the ranked ones are through and the rest follows by date. */
function rankFrom(cursor: string | undefined, now: number) {
  if (cursor === undefined) return { at: now }
  if (listOf(cursor) !== 'rank') return undefined
  const after = readRankPlace(cursor)
  return { at: after.at, after }
}

async function cursorAfterRanked(
  db: Db,
  order: Order,
  where: SQL,
  plan: number,
): Promise<string | undefined> {
  const boundary = pageInOrder(order, where, { cursor: undefined, limit: 1, offset: rankedMatches - 1 })
  const { rows } = await db.execute<Place>(boundary)
  const [row] = rows
  return row && cursorAfter(order, row, plan)
}

function matching({ words, how }: Plan): SQL[] {
  return words.length > 0 ? [sql`l.search @@ ${queryOfAll(words, how)}`] : []
}

/**
 * The ways to read a search, the first that finds something being taken:
 * what was understood as filters and the remaining words as text, all of them, then any of them, then none, where something
 * was understood; at last the whole sentence as plain text. Filters that were given as such hold in every one.
 */
async function plansOf(db: Db, search: ListingSearch, rate: () => Promise<number>): Promise<Plan[]> {
  const { searchQuery, sortBy: _by, sortOrder: _order, limit: _limit, cursor: _cursor, ...given } = search
  const plain: Plan = { filters: given, words: [], how: 'all' }
  if (searchQuery === undefined) return [plain]
  const { filters: understood, rest } = understand(searchQuery, { rate: await rate() })
  const filters = { ...understood, ...given }
  const words = await withCorrections(db, wordsOf(rest))
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
