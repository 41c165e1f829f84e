import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type PageRow, readPage } from '#server/listings/listings.queries.ts'
import {
  type CursorHead,
  type CursorRow,
  cursorRow,
  readHead,
  type StretchName,
  stretchNames,
} from '#server/listings/paging.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { type Plan, whereFits, whereOfPlan } from './plans.ts'
import {
  cursorAfterRank,
  matchesOf,
  pageByRank,
  type Ranked,
  rankedMatches,
  rankedPartly,
  readRankCursor,
} from './rank.ts'
import { queryOfAll } from './searchWords.ts'
import { cursorAfter, type Order, orderOf, pageInOrder } from './sort.ts'

/** A part of the result with an order of its own; the result is one after the other, and no listing is in two. */
interface Stretch {
  name: StretchName
  where: SQL
  /** The order; of a ranked one, that of what lies beyond the matches that are ranked. */
  order: Order
  ranked?: Ranked | undefined
}

/** A row of the result and the cursor of what follows it. */
export interface Reached {
  row: PageRow
  cursor: () => string
}

/**
 * What a plan finds, in the order in which it is shown: what has the text as its title; what has all the remaining words,
 * then what has some of them, both ranked; then what else fits. In an order that was asked for it is all one.
 */
export function stretchesOf(plan: Plan, { sortBy, sortOrder }: ListingSearch): Stretch[] {
  const { filters, words, titled, required, sort } = plan
  if (sortBy !== undefined || sortOrder !== undefined) {
    const order = orderOf(sortBy ?? 'date', sortOrder ?? 'desc', filters)
    return [{ name: 'others', where: whereOfPlan(plan), order }]
  }
  const newest = orderOf('date', 'desc', filters)
  const order = sort ? orderOf(sort.sortBy, sort.sortOrder, filters) : newest
  const rankedUpTo = (most: number) => (sort ? undefined : { words, most })
  const fits = whereUntitled(plan)
  const all = sql`l.search @@ ${queryOfAll(words, 'all')}`
  const any = sql`l.search @@ ${queryOfAll(words, 'any')}`
  const stretches: (Stretch | false)[] = [
    titled.ids.length > 0 && { name: 'titled', where: whereTitled(plan), order: newest },
    words.length > 0 &&
      required !== 'any' && {
        name: 'all',
        where: sql`${fits} and ${all}`,
        order,
        ranked: rankedUpTo(rankedMatches),
      },
    words.length > 1 &&
      required !== 'all' && {
        name: 'some',
        where: sql`${fits} and ${any} and not (${all})`,
        order,
        ranked: rankedUpTo(required ? rankedMatches : rankedPartly),
      },
    !required && { name: 'others', where: words.length > 0 ? sql`${fits} and not (${any})` : fits, order },
  ]
  return stretches.filter((stretch) => stretch !== false)
}

/** What fits beside the listings that have the text as their title. */
export function whereUntitled(plan: Plan): SQL {
  const { ids } = plan.titled
  return ids.length === 0
    ? whereFits(plan)
    : sql`${whereFits(plan)} and l.id <> all(${sql.param(ids)}::text[])`
}

function whereTitled({ titled }: Plan): SQL {
  return sql`l.status = 'active' and l.id = any(${sql.param(titled.ids)}::text[])`
}

/** Up to `limit` rows from the cursor on, through as many stretches as it takes. Throws `bad_cursor`. */
export async function readStretches(
  db: Db,
  stretches: Stretch[],
  { cursor, limit, plan, few }: { cursor: string | undefined; limit: number; plan: number; few: boolean },
): Promise<Reached[]> {
  const rank = (name: StretchName) => stretchNames.indexOf(name)
  const begun = cursor === undefined ? undefined : (readHead(cursor).t ?? 'others')
  // Titles come and go; the others hang on the text alone.
  if (begun && begun !== 'titled' && !stretches.some(({ name }) => name === begun))
    throw new AppError('bad_cursor')
  const reached: Reached[] = []
  for (const stretch of stretches) {
    if (begun && rank(stretch.name) < rank(begun)) continue
    if (reached.length >= limit) break
    const from = stretch.name === begun ? cursor : undefined
    const head: CursorHead = { p: plan, ...(stretch.name !== 'others' && { t: stretch.name }) }
    reached.push(...(await readStretch(db, stretch, { from, limit: limit - reached.length, head, few })))
  }
  return reached
}

interface Reading {
  from: string | undefined
  limit: number
  head: CursorHead
  few: boolean
}

async function readStretch(db: Db, stretch: Stretch, reading: Reading): Promise<Reached[]> {
  const { from, limit, head } = reading
  const { ranked } = stretch
  if (!ranked || (from !== undefined && readHead(from).s !== 'rank')) return readInOrder(db, stretch, reading)
  const after = from === undefined ? undefined : readRankCursor(from)
  const at = after?.at ?? Math.floor(Date.now() / 1000)
  const rows = await readPage(db, pageByRank(stretch.where, ranked, { at, after, limit }))
  const reached = rows.map((row) => ({ row, cursor: () => cursorAfterRank(row, at, head) }))
  const [first] = rows
  // After a cursor that nothing follows, the number of matches is not told.
  const matches = first ? matchesOf(first) : after ? ranked.most : 0
  if (rows.length >= limit || matches < ranked.most) return reached
  const boundary = await lastRanked(db, stretch, ranked.most)
  if (!boundary) return reached
  const beyond = {
    ...reading,
    from: cursorAfter(stretch.order, boundary, head),
    limit: limit - rows.length,
  }
  return [...reached, ...(await readInOrder(db, stretch, beyond))]
}

async function readInOrder(
  db: Db,
  { order, where }: Stretch,
  { from, limit, head, few }: Reading,
): Promise<Reached[]> {
  const rows = await readPage(db, pageInOrder(order, where, { cursor: from, limit, few }))
  return rows.map((row) => ({ row, cursor: () => cursorAfter(order, row, head) }))
}

/** The oldest of the matches that are ranked. */
async function lastRanked(db: Db, { order, where }: Stretch, most: number): Promise<CursorRow | undefined> {
  const page = pageInOrder(order, where, { cursor: undefined, limit: 1, offset: most - 1 })
  const [row] = await cursorRow.read(db, (columns) => sql`select ${columns} from (${page}) as page`)
  return row
}
