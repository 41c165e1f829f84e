import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type PageRow, readPage } from '#server/listings/listings.queries.ts'
import {
  type CursorHead,
  type CursorRow,
  cursorRow,
  readHead,
  type TierName,
  tierNames,
} from '#server/listings/paging.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { type Plan, whereMatches, whereOfPlan } from './plans.ts'
import {
  cursorAfterRank,
  matchesOf,
  maxRanked,
  maxRankedPartial,
  pageByRank,
  type Ranked,
  readRankCursor,
} from './rank.ts'
import { tsqueryOfAll } from './searchWords.ts'
import { cursorAfter, type Order, orderOf, pageInOrder } from './sort.ts'

/** A part of the result with its own order; the parts are disjoint and follow one another. */
interface Tier {
  name: TierName
  where: SQL
  /** In a ranked tier, of the matches beyond those ranked. */
  order: Order
  ranked?: Ranked | undefined
}

export interface Hit {
  row: PageRow
  cursor: () => string
}

/**
 * Title matches; listings with all remaining words, then with some, both ranked; then all others. An explicit
 * order makes it one tier.
 */
export function tiersOf(plan: Plan, { sortBy, sortOrder }: ListingSearch): Tier[] {
  const { filters, words, titled, required, sort } = plan
  if (sortBy !== undefined || sortOrder !== undefined) {
    const order = orderOf(sortBy ?? 'date', sortOrder ?? 'desc', filters)
    return [{ name: 'others', where: whereOfPlan(plan), order }]
  }
  const newest = orderOf('date', 'desc', filters)
  const order = sort ? orderOf(sort.sortBy, sort.sortOrder, filters) : newest
  const rankUpTo = (maxMatches: number) => (sort ? undefined : { words, maxMatches })
  const matches = whereNotTitleMatch(plan)
  const all = sql`l.search @@ ${tsqueryOfAll(words, 'all')}`
  const any = sql`l.search @@ ${tsqueryOfAll(words, 'any')}`
  const tiers: (Tier | false)[] = [
    titled.ids.length > 0 && { name: 'titled', where: whereTitleMatch(plan), order: newest },
    words.length > 0 &&
      required !== 'any' && {
        name: 'all',
        where: sql`${matches} and ${all}`,
        order,
        ranked: rankUpTo(maxRanked),
      },
    words.length > 1 &&
      required !== 'all' && {
        name: 'some',
        where: sql`${matches} and ${any} and not (${all})`,
        order,
        ranked: rankUpTo(required ? maxRanked : maxRankedPartial),
      },
    !required && {
      name: 'others',
      where: words.length > 0 ? sql`${matches} and not (${any})` : matches,
      order,
    },
  ]
  return tiers.filter((tier) => tier !== false)
}

export function whereNotTitleMatch(plan: Plan): SQL {
  const { ids } = plan.titled
  return ids.length === 0
    ? whereMatches(plan)
    : sql`${whereMatches(plan)} and l.id <> all(${sql.param(ids)}::text[])`
}

function whereTitleMatch({ titled }: Plan): SQL {
  return sql`l.status = 'active' and l.id = any(${sql.param(titled.ids)}::text[])`
}

/** From the cursor on, across tiers. Throws `bad_cursor`. */
export async function readTiers(
  db: Db,
  tiers: Tier[],
  {
    cursor,
    limit,
    plan,
    materialize,
  }: { cursor: string | undefined; limit: number; plan: number; materialize: boolean },
): Promise<Hit[]> {
  const rank = (name: TierName) => tierNames.indexOf(name)
  const startTier = cursor === undefined ? undefined : (readHead(cursor).t ?? 'others')
  // Title matches may change between pages; the other tiers depend on the text alone.
  if (startTier && startTier !== 'titled' && !tiers.some(({ name }) => name === startTier))
    throw new AppError('bad_cursor')
  const hits: Hit[] = []
  for (const tier of tiers) {
    if (startTier && rank(tier.name) < rank(startTier)) continue
    if (hits.length >= limit) break
    const from = tier.name === startTier ? cursor : undefined
    const head: CursorHead = { p: plan, ...(tier.name !== 'others' && { t: tier.name }) }
    hits.push(...(await readTier(db, tier, { from, limit: limit - hits.length, head, materialize })))
  }
  return hits
}

interface TierPage {
  from: string | undefined
  limit: number
  head: CursorHead
  materialize: boolean
}

async function readTier(db: Db, tier: Tier, page: TierPage): Promise<Hit[]> {
  const { from, limit, head } = page
  const { ranked } = tier
  if (!ranked || (from !== undefined && readHead(from).s !== 'rank')) return readInOrder(db, tier, page)
  const after = from === undefined ? undefined : readRankCursor(from)
  const at = after?.at ?? Math.floor(Date.now() / 1000)
  const rows = await readPage(db, pageByRank(tier.where, ranked, { at, after, limit }))
  const hits = rows.map((row) => ({ row, cursor: () => cursorAfterRank(row, at, head) }))
  const [first] = rows
  // Without rows after the cursor the number of matches is unknown.
  const matches = first ? matchesOf(first) : after ? ranked.maxMatches : 0
  if (rows.length >= limit || matches < ranked.maxMatches) return hits
  const boundary = await lastRanked(db, tier, ranked.maxMatches)
  if (!boundary) return hits
  const rest = {
    ...page,
    from: cursorAfter(tier.order, boundary, head),
    limit: limit - rows.length,
  }
  return [...hits, ...(await readInOrder(db, tier, rest))]
}

async function readInOrder(
  db: Db,
  { order, where }: Tier,
  { from, limit, head, materialize }: TierPage,
): Promise<Hit[]> {
  const rows = await readPage(db, pageInOrder(order, where, { cursor: from, limit, materialize }))
  return rows.map((row) => ({ row, cursor: () => cursorAfter(order, row, head) }))
}

async function lastRanked(db: Db, { order, where }: Tier, count: number): Promise<CursorRow | undefined> {
  const page = pageInOrder(order, where, { cursor: undefined, limit: 1, offset: count - 1 })
  const [row] = await cursorRow.read(db, (columns) => sql`select ${columns} from (${page}) as page`)
  return row
}
