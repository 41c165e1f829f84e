import { AppError } from '#server/core/errors.ts'
import { type CursorHead, readHead, tierNames } from '#server/listings/paging.ts'
import type { Cell } from '#server/listings/search/engine/cells.ts'
import type { Condition } from '#server/listings/search/engine/conditions.ts'
import { conditionsOfFilters, priceColumnOf } from '#server/listings/search/engine/filterConditions.ts'
import { boundsArea } from '#server/listings/search/engine/geometry.ts'
import type { Order as IndexOrder, Position } from '#server/listings/search/engine/page.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { Plan, Tier } from '#server/listings/search/plan.ts'
import { cursorAfter, type Order, orderOf, readSortCursor } from '#server/listings/search/sort.ts'
import type { Bounds } from '#shared/search/area.ts'

/* Searches answered by the index in memory, with the cursors of those answered by SQL. */

export interface IndexHit {
  id: string
  cursor: () => string
}

interface Page {
  cursor: string | undefined
  limit: number
  /** Of the plan. */
  index: number
}

/** Whether the index knows all that a plan asks for. */
export function isIndexed({ words, mentioned }: Plan): boolean {
  return words.length === 0 && mentioned.length === 0
}

export function countIndexed(index: SearchIndex, plan: Plan): number {
  const { ids } = plan.titled
  const count = index.matching(conditionsOfTier(plan, { titled: 'without' }), ({ count }) => count)
  return count + ids.length
}

/** From the cursor on, across tiers. Throws `bad_cursor`. */
export function findIndexed(
  index: SearchIndex,
  plan: Plan,
  tiers: readonly Tier[],
  { cursor, limit, index: planIndex }: Page,
): IndexHit[] {
  const startTier = cursor === undefined ? undefined : (readHead(cursor).t ?? 'others')
  if (startTier && startTier !== 'titled' && !tiers.some(({ name }) => name === startTier))
    throw new AppError('bad_cursor')
  const hits: IndexHit[] = []
  for (const tier of tiers) {
    if (startTier && tierNames.indexOf(tier.name) < tierNames.indexOf(startTier)) continue
    if (hits.length >= limit) break
    const order = orderOf(tier.order.sortBy, tier.order.sortOrder, plan.filters)
    const head: CursorHead = { p: planIndex, ...(tier.name !== 'others' && { t: tier.name }) }
    const after = cursor !== undefined && tier.name === startTier ? readPosition(order, cursor) : undefined
    const options = { order: indexOrder(order), after, limit: limit - hits.length }
    const positions = index.matching(conditionsOfTier(plan, tier), (matches) => matches.page(options))
    for (const position of positions)
      hits.push({ id: position.id, cursor: () => cursorAfter(order, cursorRow(order, position), head) })
  }
  return hits
}

function conditionsOfTier({ filters, titled }: Plan, tier: Pick<Tier, 'titled'>): Condition[] {
  const conditions = conditionsOfFilters(filters)
  const { ids, titleOnly } = titled
  switch (tier.titled) {
    case 'only':
      return [{ kind: 'ids', ids }]
    case 'without':
      return ids.length === 0 ? conditions : [...conditions, { kind: 'ids', ids, not: true }]
    case 'with':
      return titleOnly.length === 0 ? conditions : [{ kind: 'either', conditions, ids: titleOnly }]
  }
}

const columns: Record<string, NumberColumn> = {
  date: 'published',
  price: 'priceUsd',
  rent: 'monthlyRent',
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

/** Of the listings in the bounds of the search. */
export function indexedCells(index: SearchIndex, plan: Plan, shift: number): Cell[] {
  const area = boundsArea(plan.filters.bounds ?? everywhere)
  const options = { area, shift, column: priceColumnOf(plan.filters) }
  // The cells are of the bounds anyway.
  const unbound = { ...plan, filters: { ...plan.filters, bounds: undefined } }
  return index.matching(conditionsOfTier(unbound, { titled: 'with' }), (matches) => matches.cells(options))
}
