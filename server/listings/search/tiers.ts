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
import {
  cursorAfterRank,
  matchesOf,
  nearDuplicatesOf,
  pageByRank,
  type Ranked,
  readRankCursor,
} from './ranking/rankedPage.ts'
import type { SearchPlan, Tier } from './searchPlan.ts'
import { whereOfTier } from './searchPlanSql.ts'
import { cursorAfter, type Order, orderOf, pageInOrder } from './sort.ts'

interface TierQuery {
  where: SQL
  order: Order
  ranked?: Ranked | undefined
}

export interface Hit {
  row: PageRow
  /** How many follow later. */
  nearDuplicates: number
  cursor: () => string
}

export interface TiersPage {
  hits: Hit[]
  /** By the index of their first hit. */
  starts: { tier: Tier; at: number; count?: number | undefined }[]
}

/** Throws `bad_cursor`. */
export async function readTiers(
  db: Db,
  plan: SearchPlan,
  tiers: Tier[],
  {
    cursor,
    limit,
    index,
    materialize,
  }: { cursor: string | undefined; limit: number; index: number; materialize: boolean },
): Promise<TiersPage> {
  const rank = (name: TierName) => tierNames.indexOf(name)
  const startTier = cursor === undefined ? undefined : (readHead(cursor).t ?? 'others')
  // Only title matches may change between pages.
  if (startTier && startTier !== 'titled' && !tiers.some(({ name }) => name === startTier))
    throw new AppError('bad_cursor')
  const hits: Hit[] = []
  const starts: TiersPage['starts'] = []
  for (const tier of tiers) {
    if (startTier && rank(tier.name) < rank(startTier)) continue
    if (hits.length >= limit) break
    const from = tier.name === startTier ? cursor : undefined
    const head: CursorHead = { p: index, ...(tier.name !== 'others' && { t: tier.name }) }
    const page = { from, limit: limit - hits.length, head, materialize }
    const found = await readTier(db, queryOf(plan, tier), page)
    if (from === undefined) starts.push({ tier, at: hits.length, count: countOf(found, tier) })
    hits.push(...found)
  }
  return { hits, starts }
}

/** A ranked page knows it, up to the ranking limit. */
function countOf([first]: Hit[], { maxRanked }: Tier): number | undefined {
  if (!first) return 0
  const count = maxRanked === undefined ? undefined : matchesOf(first.row)
  return count !== undefined && count < (maxRanked ?? 0) ? count : undefined
}

function queryOf(plan: SearchPlan, tier: Tier): TierQuery {
  const { order, maxRanked } = tier
  return {
    where: whereOfTier(plan, tier),
    order: orderOf(order.sortBy, order.sortOrder, plan.filters),
    ranked: maxRanked === undefined ? undefined : { words: plan.words, maxMatches: maxRanked },
  }
}

interface TierPage {
  from: string | undefined
  limit: number
  head: CursorHead
  materialize: boolean
}

async function readTier(db: Db, tier: TierQuery, page: TierPage): Promise<Hit[]> {
  const { from, limit, head } = page
  const { ranked } = tier
  if (!ranked || (from !== undefined && readHead(from).s !== 'rank')) return readInOrder(db, tier, page)
  const after = from === undefined ? undefined : readRankCursor(from)
  const at = after?.at ?? Math.floor(Date.now() / 1000)
  const rows = await readPage(db, pageByRank(tier.where, ranked, { at, after, limit }))
  const hits = rows.map((row) => ({
    row,
    nearDuplicates: nearDuplicatesOf(row),
    cursor: () => cursorAfterRank(row, at, head),
  }))
  const [first] = rows
  // Without rows after the cursor the number is unknown.
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
  { order, where }: TierQuery,
  { from, limit, head, materialize }: TierPage,
): Promise<Hit[]> {
  const rows = await readPage(db, pageInOrder(order, where, { cursor: from, limit, materialize }))
  return rows.map((row) => ({ row, nearDuplicates: 0, cursor: () => cursorAfter(order, row, head) }))
}

async function lastRanked(
  db: Db,
  { order, where }: TierQuery,
  count: number,
): Promise<CursorRow | undefined> {
  const page = pageInOrder(order, where, { cursor: undefined, limit: 1, offset: count - 1 })
  const [row] = await cursorRow.read(db, (columns) => sql`select ${columns} from (${page}) as page`)
  return row
}
