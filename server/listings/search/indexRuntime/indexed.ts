import { AppError } from '#server/core/errors.ts'
import { type CursorHead, readHead, tierNames } from '#server/listings/paging.ts'
import { boundsArea } from '#server/listings/search/engine/area/geometry.ts'
import type { Cell } from '#server/listings/search/engine/cells.ts'
import type { Matches } from '#server/listings/search/engine/matches.ts'
import type { Order as IndexOrder, Position } from '#server/listings/search/engine/page.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import { indexedPrice } from '#server/listings/search/filterRows.ts'
import { cursorAfterScore, readRankCursor } from '#server/listings/search/ranking/rankedPage.ts'
import type { Tier } from '#server/listings/search/searchPlan.ts'
import { cursorAfter, type Order, orderOf, readSortCursor } from '#server/listings/search/sort.ts'
import type { Bounds } from '#shared/search/area.ts'
import { conditionsOfPlan, type IndexedPlan, matchTier, notTitled } from './indexedPlan.ts'

/* With the same cursors as in SQL. */

export interface IndexHit {
  id: string
  /** How many follow later. */
  nearDuplicates: number
  cursor: () => string
}

interface Page {
  cursor: string | undefined
  limit: number
  /** Of the plan. */
  index: number
}

export interface IndexedPage {
  total: number
  hits: IndexHit[]
  /** By the index of their first hit. */
  starts: { tier: Tier; at: number; count: number }[]
}

/** Throws `bad_cursor`. */
export function findIndexed(
  index: SearchIndex,
  plan: IndexedPlan,
  tiers: readonly Tier[],
  { cursor, limit, index: planIndex }: Page,
): IndexedPage {
  const startTier = cursor === undefined ? undefined : (readHead(cursor).t ?? 'others')
  if (startTier && startTier !== 'titled' && !tiers.some(({ name }) => name === startTier))
    throw new AppError('bad_cursor')
  return index.matching(conditionsOfPlan(plan), (all) => {
    const hits: IndexHit[] = []
    const starts: IndexedPage['starts'] = []
    for (const tier of tiers) {
      if (startTier && tierNames.indexOf(tier.name) < tierNames.indexOf(startTier)) continue
      if (hits.length >= limit) break
      const from = tier.name === startTier ? cursor : undefined
      const head: CursorHead = { p: planIndex, ...(tier.name !== 'others' && { t: tier.name }) }
      const page = { from, limit: limit - hits.length, head }
      matchTier(index, plan, all, tier, (matches) => {
        if (from === undefined) starts.push({ tier, at: hits.length, count: matches.count })
        hits.push(...readTier(matches, plan, tier, page))
      })
    }
    return { total: totalOf(all, plan), hits, starts }
  })
}

export function countIndexed(index: SearchIndex, plan: IndexedPlan): number {
  return index.matching(conditionsOfPlan(plan), (all) => totalOf(all, plan))
}

function totalOf(all: Matches, plan: IndexedPlan): number {
  return all.matching(notTitled(plan), ({ count }) => count) + plan.titled.ids.length
}

interface TierPage {
  from: string | undefined
  limit: number
  head: CursorHead
}

function readTier(matches: Matches, plan: IndexedPlan, tier: Tier, page: TierPage): IndexHit[] {
  const { from, limit, head } = page
  const order = () => orderOf(tier.order.sortBy, tier.order.sortOrder, plan.filters)
  if (tier.maxRanked === undefined || (from !== undefined && readHead(from).s !== 'rank')) {
    const after = from === undefined ? undefined : readPosition(order(), from)
    return readInOrder(matches, order(), { after, limit, head })
  }
  const after = from === undefined ? undefined : readRankCursor(from)
  const at = after?.at ?? Math.floor(Date.now() / 1000)
  const { positions, last } = matches.rankedPage({
    words: plan.queries,
    at,
    after: after && { score: after.score, date: Number(after.date), id: after.i },
    limit,
    max: tier.maxRanked,
  })
  const hits = positions.map((position) => ({
    id: position.id,
    nearDuplicates: position.nearDuplicates,
    cursor: () => cursorAfterScore({ ...position, date: String(position.date) }, at, head),
  }))
  if (hits.length >= limit || !last) return hits
  const rest = { after: { key: last.date, id: last.id }, limit: limit - hits.length, head }
  return [...hits, ...readInOrder(matches, order(), rest)]
}

function readInOrder(
  matches: Matches,
  order: Order,
  { after, limit, head }: { after: Position | undefined; limit: number; head: CursorHead },
): IndexHit[] {
  return matches.page({ order: indexOrder(order), after, limit }).map((position) => ({
    id: position.id,
    nearDuplicates: 0,
    cursor: () => cursorAfter(order, cursorRow(order, position), head),
  }))
}

const columns: Record<string, NumberColumn> = {
  date: 'published',
  price: 'priceUsd',
  rent: 'monthlyRent',
  priceByArea: 'priceByArea',
  rentByArea: 'rentByArea',
  area: 'area',
  views: 'views',
  favorites: 'favorites',
  roi: 'roi',
}

function indexOrder({ name, direction, id }: Order): IndexOrder {
  const [field = ''] = name.split('.')
  return { column: columns[field] ?? 'published', direction, id }
}

function readPosition(order: Order, cursor: string): Position {
  const { k, i } = readSortCursor(order, cursor)
  if (k === null) return { key: null, id: i }
  return { key: order.kind === 'decimal' ? Math.round(Number(k) * 100) : Number(k), id: i }
}

function cursorRow({ kind }: Order, { key, id }: Position): { id: string; cursor_key: string | null } {
  if (key === null) return { id, cursor_key: null }
  return { id, cursor_key: kind === 'decimal' ? (key / 100).toFixed(2) : String(key) }
}

const everywhere: Bounds = { south: -90, west: -180, north: 90, east: 180 }

export function indexedCells(index: SearchIndex, plan: IndexedPlan, shift: number): Cell[] {
  const area = boundsArea(plan.filters.bounds ?? everywhere)
  const options = { area, shift, column: indexedPrice(plan.filters) }
  // The area restricts cells already.
  const unbound = { ...plan, filters: { ...plan.filters, bounds: undefined } }
  return index.matching(conditionsOfPlan(unbound), (all) =>
    matchTier(index, unbound, all, { titled: 'with' }, (matches) => matches.cells(options)),
  )
}
