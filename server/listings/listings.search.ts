import type { SQL } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Keep } from '#server/core/kept.ts'
import type { ListingSearch } from '#shared/listingSearch.ts'
import type { Listing } from '#shared/listings.ts'
import { defaultLimit } from '#shared/paging.ts'
import { listOf, type Place, planOf } from './cursor.ts'
import { type Plan, plansOf, whereOfPlan } from './listings.plans.ts'
import { countUpTo, readPage } from './listings.queries.ts'
import { cursorAfterRank, pageByRank, rankedMatches, readRankPlace } from './listings.rank.ts'
import { cursorAfter, type Order, orderOf, pageInOrder } from './listings.sort.ts'
import { toListings } from './toListing.ts'

/** Totals are exact up to here. */
export const totalCap = 10_000

export interface Found {
  listings: Listing[]
  total: number
  totalIsCapped: boolean
  next?: string
}

/** What searching needs. */
export interface SearchContext extends Pick<Context, 'database'> {
  /** Guaraníes per dollar. */
  rate: () => Promise<number>
  /** Totals by plan: counting costs more than finding. */
  totals: Keep<number>
}

/** How many listings a plan finds, up to one more than the cap. */
export function totalOf({ database, totals }: SearchContext, plan: Plan): Promise<number> {
  return totals(JSON.stringify(plan), () => countUpTo(database.reads, totalCap, whereOfPlan(plan)))
}

/** Searches the active listings. The one function that knows how it is done. Throws `bad_cursor`. */
export async function searchListings(context: SearchContext, search: ListingSearch): Promise<Found> {
  const db = context.database.reads
  const plans = await plansOf(db, search, context.rate)
  if (search.cursor !== undefined) {
    const index = planOf(search.cursor)
    const plan = plans[index]
    if (!plan) throw new AppError('bad_cursor')
    return follow(context, plan, index, search)
  }
  for (const [index, plan] of plans.entries()) {
    const found = await follow(context, plan, index, search)
    if (found.total > 0) return found
  }
  return { listings: [], total: 0, totalIsCapped: false }
}

async function follow(
  context: SearchContext,
  plan: Plan,
  index: number,
  search: ListingSearch,
): Promise<Found> {
  const db = context.database.reads
  const { filters, words } = plan
  const { sortBy, sortOrder, cursor, limit = defaultLimit } = search
  const where = whereOfPlan(plan)
  const order = orderOf(sortBy ?? 'date', sortOrder ?? 'desc', filters)
  const ranked = words.length > 0 && sortBy === undefined && sortOrder === undefined
  const at = Math.floor(Date.now() / 1000)
  const ranking = ranked ? rankFrom(cursor, at) : undefined
  const page = ranking
    ? pageByRank(plan, { ...ranking, limit: limit + 1 })
    : pageInOrder(order, where, { cursor, limit: limit + 1 })
  const [rows, count] = await Promise.all([readPage(db, page), totalOf(context, plan)])

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
