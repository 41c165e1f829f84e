import type { SortOrder } from '#shared/listings/listingTypes.ts'
import { type Base, prefixStep } from './base.ts'
import { type Bitmap, hasBit, haveCommon, listBits, setBit } from './bitmap.ts'
import type { Condition } from './conditions.ts'
import type { Scratch } from './evaluate.ts'
import { idOf, rankOfId } from './ids.ts'
import { positionsIn } from './ranges.ts'
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
  const walked = stepsOfWalk(base.size, count, options.limit)
  const rows = walk(base, matches, conditions, options, walked) ?? gather(base, matches, options)
  return rows.map((row) => {
    const key = values[row] ?? Number.NaN
    return { key: Number.isNaN(key) ? null : key, id: idOf(base.ids, row) }
  })
}

/**
 * Walking an order also visits rows that do not match; gathering compares every match. If matches are late in
 * the order, a walk stops after the time that gathering takes. 0: gathering is faster.
 */
function stepsOfWalk(size: number, count: number, limit: number): number {
  const gathering = Math.ceil(size / 32) + 2 * count
  return (limit * size) / count < gathering ? gathering : 0
}

/** Fills `rows`, newest first. */
export function readNewest(
  base: Base,
  scratch: Scratch,
  matches: Bitmap,
  count: number,
  rows: Uint32Array,
): void {
  const { crossed = new Uint32Array() } = base.sorted.published ?? {}
  const end = crossed.length - stepsOfWalk(base.size, count, rows.length)
  let length = 0
  for (let step = crossed.length - 1; step >= end && length < rows.length; step--) {
    const row = crossed[step] ?? 0
    if (hasBit(matches, row)) rows[length++] = row
  }
  if (length === rows.length) return
  const newest = scratch.take().fill(0)
  for (let word = 0; word < matches.length; word++)
    for (let bits = matches[word] ?? 0; bits !== 0; bits &= bits - 1)
      setBit(newest, base.recency[(word << 5) + 31 - Math.clz32(bits & -bits)] ?? 0)
  listBits(newest, rows)
  scratch.give(newest)
  for (let at = 0; at < rows.length; at++) rows[at] = crossed[crossed.length - 1 - (rows[at] ?? 0)] ?? 0
}

/** Whether a row comes after a position; ties by rank of the id. */
function createAfter(base: Base, { column, direction, id }: Order, after: Position | undefined) {
  if (!after) return () => true
  const values = base.numbers[column]
  const { rank, isThere } = rankOfId(base.ids, after.id)
  const first = isThere ? rank + 1 : rank
  const rankOf = (row: number) => base.ids.ranks[row] ?? 0
  const isIdAfter = id === 'asc' ? (row: number) => rankOf(row) >= first : (row: number) => rankOf(row) < rank
  const key = after.key
  if (key === null) return (row: number) => Number.isNaN(values[row] ?? Number.NaN) && isIdAfter(row)
  const isAscending = direction === 'asc'
  return (row: number) => {
    const value = values[row] ?? Number.NaN
    if (value === key) return isIdAfter(row)
    return Number.isNaN(value) || (isAscending ? value > key : value < key)
  }
}

function gather(base: Base, matches: Bitmap, { order, after, limit }: PageOptions): number[] {
  const values = base.numbers[order.column]
  const { ranks } = base.ids
  const [forward, idForward] = [order.direction === 'asc' ? 1 : -1, order.id === 'asc' ? 1 : -1]
  const start = startAfter(base, order, after)
  const keys = new Float64Array(limit).fill(Number.POSITIVE_INFINITY)
  const ties = new Float64Array(limit).fill(Number.POSITIVE_INFINITY)
  const rows: number[] = []
  let last = Number.POSITIVE_INFINITY
  for (let word = 0; word < matches.length; word++) {
    for (let bits = matches[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits)
      const value = values[row] ?? Number.NaN
      const key = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * forward
      if (key > last || key < start.key) continue
      const tie = (ranks[row] ?? 0) * idForward
      if ((key === last && tie > (ties[limit - 1] ?? 0)) || (key === start.key && tie <= start.tie)) continue
      let at = Math.min(rows.length, limit - 1)
      for (; at > 0; at--) {
        const other = keys[at - 1] ?? 0
        if (other < key || (other === key && (ties[at - 1] ?? 0) < tie)) break
        keys[at] = other
        ties[at] = ties[at - 1] ?? 0
        rows[at] = rows[at - 1] ?? 0
      }
      keys[at] = key
      ties[at] = tie
      rows[at] = row
      last = keys[limit - 1] ?? 0
    }
  }
  return rows
}

/** Next is a greater key, or the same key with a greater tie. */
function startAfter({ ids }: Base, { direction, id }: Order, after: Position | undefined) {
  if (!after) return { key: Number.NEGATIVE_INFINITY, tie: 0 }
  const key = after.key === null ? Number.POSITIVE_INFINITY : after.key * (direction === 'asc' ? 1 : -1)
  const { rank, isThere } = rankOfId(ids, after.id)
  return { key, tie: id === 'desc' ? -rank : isThere ? rank : rank - 1 }
}

/** Undefined: more may follow after `maxSteps`. */
function walk(
  base: Base,
  matches: Bitmap,
  conditions: readonly Condition[],
  { order, after, limit }: PageOptions,
  maxSteps: number,
): number[] | undefined {
  if (maxSteps === 0) return undefined
  const { column, direction, id } = order
  const { straight, crossed, absent, prefixes = [] } = base.sorted[column] ?? {}
  const sorted = (direction === id ? straight : crossed) ?? new Uint32Array()
  const rows: number[] = []
  const isAfter = createAfter(base, order, after)
  let left = maxSteps
  const visit = (list: Uint32Array, isForward: boolean, [from, to]: readonly [number, number]) => {
    const at = (step: number) => list[isForward ? step : list.length - 1 - step] ?? 0
    const first = after
      ? Math.max(
          from,
          firstAfter(list.length, (one) => isAfter(at(one))),
        )
      : from
    const end = Math.min(to, first + left)
    let step = first
    for (; step < end && rows.length < limit; step++) {
      const row = at(step)
      if (hasBit(matches, row)) rows.push(row)
    }
    left -= step - first
  }
  const [start, end] = rangeOf(sorted, base.numbers[column], column, conditions)
  const isForward = direction === 'asc'
  const skipped = isForward && sorted === straight ? stepsBefore(prefixes, sorted.length, matches) : 0
  visit(
    sorted,
    isForward,
    isForward ? [Math.max(start, skipped), end] : [sorted.length - end, sorted.length - start],
  )
  if (absent) visit(absent, id === 'asc', [0, absent.length])
  return left > 0 || rows.length === limit ? rows : undefined
}

/** Steps to the first prefix that has a match: rents come before all prices of sales. */
function stepsBefore(prefixes: readonly Bitmap[], length: number, matches: Bitmap): number {
  const first = firstAfter(prefixes.length, (prefix) => haveCommon(prefixes[prefix] ?? matches, matches))
  return first * prefixStep(length)
}

/** Range of positions that the conditions allow in an order. */
function rangeOf(
  sorted: Uint32Array,
  values: Float64Array,
  column: NumberColumn,
  conditions: readonly Condition[],
): [number, number] {
  const range = conditions.find((one) => one.kind === 'range' && one.column === column)
  return positionsIn(sorted, values, range?.kind === 'range' ? range : {})
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
