import { AppError } from '#server/core/errors.ts'
import { countUpTo } from '#server/listings/listings.queries.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { readHead } from '#server/listings/paging.ts'
import { toListings } from '#server/listings/toListing.ts'
import { defaultLimit } from '#shared/core/paging.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { type Plan, plansOf, type SearchContext } from './plans.ts'
import { readStretches, stretchesOf, whereUntitled } from './stretches.ts'

/** So many are sorted sooner than found one after the other in an order. */
const fewEnough = 1000
/** Totals are exact up to here. */
export const totalCap = 10_000

export interface Found {
  listings: Listing[]
  total: number
  totalIsCapped: boolean
  next?: string
}

/** How many listings a plan finds, up to one more than the cap. Words that only rank do not change it. */
export async function totalOf({ database, totals }: SearchContext, plan: Plan): Promise<number> {
  const { filters, spoken, words, required, titled } = plan
  const key = JSON.stringify([filters, spoken, required && words, required, titled.ids])
  const count = () => countUpTo(database.reads, totalCap, whereUntitled(plan))
  const untitled = await totals(key, () => narrowListings(count, () => partsOfFilters(filters)))
  return untitled + titled.ids.length
}

/** Searches the active listings. The one function that knows how it is done. Throws `bad_cursor`. */
export function searchListings(context: SearchContext, search: ListingSearch): Promise<Found> {
  return narrowListings(
    () => find(context, search),
    // Whatever is understood of the text, the filters that are given hold.
    () => partsOfFilters(search),
  )
}

async function find(context: SearchContext, search: ListingSearch): Promise<Found> {
  const plans = await plansOf(context, search)
  if (search.cursor !== undefined) {
    const index = readHead(search.cursor).p
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
  const { cursor, limit = defaultLimit } = search
  const counted = totalOf(context, plan)
  // How many lie in a circle is what the planner cannot tell from latitudes and longitudes alone.
  const few = plan.filters.near !== undefined && (await counted) <= fewEnough
  const [reached, total] = await Promise.all([
    readStretches(db, stretchesOf(plan, search), { cursor, limit: limit + 1, plan: index, few }),
    counted,
  ])
  const shown = reached.slice(0, limit)
  const next = reached.length > limit ? shown.at(-1)?.cursor() : undefined
  return {
    listings: await toListings(
      db,
      shown.map(({ row }) => row),
    ),
    total: Math.min(total, totalCap),
    totalIsCapped: total > totalCap,
    ...(next && { next }),
  }
}
