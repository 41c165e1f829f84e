import type { SortOrder } from '#shared/listings/listingTypes.ts'
import type { Base } from './base.ts'
import { type Bitmap, forEachBit, hasBit, listBits } from './bitmap.ts'
import type { Condition } from './conditions.ts'
import { positionOf } from './evaluate.ts'
import { idOf, rankOfId } from './ids.ts'
import type { NumberColumn, Row } from './row.ts'

/** By one column, then by id; listings without a value last. */
export interface Order {
  column: NumberColumn
  direction: SortOrder
  id: SortOrder
}

export interface Position {
  /** Null without a value. */
  key: number | null
  id: string
}

export interface PageOptions {
  order: Order
  after?: Position | undefined
  limit: number
}

export function comparePositions({ direction, id }: Order): (one: Position, other: Position) => number {
  const [forward, idForward] = [direction === 'asc' ? 1 : -1, id === 'asc' ? 1 : -1]
  return (one, other) => {
    if (one.key !== other.key) {
      if (one.key === null) return 1
      if (other.key === null) return -1
      return one.key < other.key ? -forward : forward
    }
    return one.id === other.id ? 0 : one.id < other.id ? -idForward : idForward
  }
}

export function positionOfRow(row: Row, { column }: Order): Position {
  const key = row.numbers[column]
  return { key: Number.isNaN(key) ? null : key, id: row.id }
}

/** The first rows of a page; `matches` has `count` rows. */
export function readPage(
  base: Base,
  matches: Bitmap,
  count: number,
  conditions: readonly Condition[],
  options: PageOptions,
): Position[] {
  if (count === 0 || options.limit === 0) return []
  const values = base.numbers[options.order.column]
  const rows = isGatheringFaster(base.size, count, options.limit)
    ? gather(base, matches, options)
    : walk(base, matches, conditions, options)
  return rows.map((row) => {
    const key = values[row] ?? Number.NaN
    return { key: Number.isNaN(key) ? null : key, id: idOf(base.ids, row) }
  })
}

/** Rows, from the newest on. */
export function readNewest(base: Base, matches: Bitmap, count: number, limit: number): Uint32Array {
  const { crossed = new Uint32Array() } = base.sorted.published ?? {}
  const isSortingFaster = 10 * count < (limit * base.size) / count
  const rows = isSortingFaster ? listBits(matches, count) : new Uint32Array(Math.min(count, limit))
  if (isSortingFaster) {
    const rowAt = (recency: number) => crossed[crossed.length - 1 - recency] ?? 0
    for (let at = 0; at < count; at++) rows[at] = base.recency[rows[at] ?? 0] ?? 0
    rows.sort()
    for (let at = 0; at < count; at++) rows[at] = rowAt(rows[at] ?? 0)
    return rows.subarray(0, limit)
  }
  let end = 0
  for (let step = crossed.length - 1; step >= 0 && end < rows.length; step--) {
    const row = crossed[step] ?? 0
    if (hasBit(matches, row)) rows[end++] = row
  }
  return rows
}

/** Walking an order passes rows that do not match; gathering compares every match. */
function isGatheringFaster(size: number, count: number, limit: number): boolean {
  const walking = (limit * size) / count
  const gathering = size / 32 + 8 * count
  // Walking is slower where matches are late in the order.
  return gathering < 4 * walking
}

/** Whether a row comes after a position; ties by rank of the id. */
function createAfter(base: Base, { column, direction, id }: Order, after: Position | undefined) {
  if (!after) return () => true
  const values = base.numbers[column]
  const { rank, isThere } = rankOfId(base.ids, after.id)
  const first = isThere ? rank + 1 : rank
  const isIdAfter = id === 'asc' ? (row: number) => row >= first : (row: number) => row < rank
  const key = after.key
  if (key === null) return (row: number) => Number.isNaN(values[row] ?? Number.NaN) && isIdAfter(row)
  const isAscending = direction === 'asc'
  return (row: number) => {
    const value = values[row] ?? Number.NaN
    if (value === key) return isIdAfter(row)
    return Number.isNaN(value) || (isAscending ? value > key : value < key)
  }
}

function compareRows(base: Base, { column, direction, id }: Order): (one: number, other: number) => number {
  const values = base.numbers[column]
  const [forward, idForward] = [direction === 'asc' ? 1 : -1, id === 'asc' ? 1 : -1]
  return (one, other) => {
    const [a = Number.NaN, b = Number.NaN] = [values[one], values[other]]
    if (a < b) return -forward
    if (a > b) return forward
    if (a === b) return (one - other) * idForward
    const [isAbsent, isOtherAbsent] = [Number.isNaN(a), Number.isNaN(b)]
    return isAbsent && isOtherAbsent ? (one - other) * idForward : isAbsent ? 1 : -1
  }
}

function gather(base: Base, matches: Bitmap, { order, after, limit }: PageOptions): number[] {
  const isAfter = createAfter(base, order, after)
  const compare = compareRows(base, order)
  const best: number[] = []
  forEachBit(matches, (row) => {
    const last = best.length === limit ? best[limit - 1] : undefined
    if ((last !== undefined && compare(row, last) > 0) || !isAfter(row)) return
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(best[middle] ?? 0, row) < 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, row)
    if (best.length > limit) best.pop()
  })
  return best
}

function walk(
  base: Base,
  matches: Bitmap,
  conditions: readonly Condition[],
  { order, after, limit }: PageOptions,
): number[] {
  const { column, direction, id } = order
  const { straight, crossed, absent } = base.sorted[column] ?? {}
  const sorted = (direction === id ? straight : crossed) ?? new Uint32Array()
  const rows: number[] = []
  const isAfter = createAfter(base, order, after)
  const visit = (list: Uint32Array, isForward: boolean, [from, to]: readonly [number, number]) => {
    const at = (step: number) => list[isForward ? step : list.length - 1 - step] ?? 0
    let step = after
      ? Math.max(
          from,
/** Undefined: more may follow after `maxSteps`. */
          firstAfter(list.length, (one) => isAfter(at(one))),
        )
      : from
    for (; step < to && rows.length < limit; step++) {
      const row = at(step)
      if (hasBit(matches, row)) rows.push(row)
    }
  }
  const [start, end] = rangeOf(sorted, base.numbers[column], column, conditions)
  const isForward = direction === 'asc'
  visit(sorted, isForward, isForward ? [start, end] : [sorted.length - end, sorted.length - start])
  if (absent) visit(absent, id === 'asc', [0, absent.length])
  return rows
}

/** Range of positions that the conditions allow in an order. */
function rangeOf(
  sorted: Uint32Array,
  values: Float64Array,
  column: NumberColumn,
  conditions: readonly Condition[],
): [number, number] {
  const range = conditions.find((one) => one.kind === 'range' && one.column === column)
  if (range?.kind !== 'range') return [0, sorted.length]
  return [
    range.min === undefined ? 0 : positionOf(sorted, values, range.min, false),
    range.max === undefined ? sorted.length : positionOf(sorted, values, range.max, true),
  ]
}

function firstAfter(length: number, isAfter: (step: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAfter(middle)) high = middle
    else low = middle + 1
  }
  return low
}
