import { type Base, prefixStep } from './base.ts'
import { type Bitmap, clearBit } from './bitmap.ts'
import type { RangeCondition } from './conditions.ts'
import { numberRow } from './row.ts'

/** First position with a value at least (or above) the bound. */
export function positionOf(
  sorted: Uint32Array,
  values: Float64Array,
  bound: number,
  isAbove: boolean,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = values[sorted[middle] ?? 0] ?? 0
    if (isAbove ? value <= bound : value < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** Positions of the values in a range: the first, and the one after the last. */
export function positionsIn(
  sorted: Uint32Array,
  values: Float64Array,
  { min, max }: Pick<RangeCondition, 'min' | 'max'>,
): [number, number] {
  return [
    min === undefined ? 0 : positionOf(sorted, values, min, false),
    max === undefined ? sorted.length : positionOf(sorted, values, max, true),
  ]
}

/**
 * Clears rows near the bounds that are outside; what remains of the range in `target` is in `within` and not in
 * `before`.
 */
export function clearAround(
  { sorted, numbers }: Pick<Base, 'sorted' | 'numbers'>,
  target: Bitmap,
  { column, ...range }: RangeCondition,
): { within: Bitmap; before: Bitmap | undefined } | undefined {
  const { straight = new Uint32Array(), prefixes = [] } = sorted[column] ?? {}
  const [start, end] = positionsIn(straight, numbers[column], range)
  const step = prefixStep(straight.length)
  const [first, last] = [Math.floor(start / step), Math.ceil(end / step)]
  clearRows(straight, target, first * step, start)
  clearRows(straight, target, end, Math.min(last * step, straight.length))
  const within = prefixes[last - 1]
  return within && { within, before: prefixes[first - 1] }
}

/** Row by row: for columns that are not stored in order. */
export function clearOutside(
  { numbers }: Pick<Base, 'numbers'>,
  target: Bitmap,
  { column, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: RangeCondition,
): void {
  const values = numbers[column]
  for (let word = 0; word < target.length; word++) {
    for (let bits = target[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits)
      const value = values[row] ?? Number.NaN
      if (!(value >= min && value <= max)) clearBit(target, row)
    }
  }
}

export const isOrdered = ({ column }: RangeCondition) => numberRow(column).ranges === true

function clearRows(rows: Uint32Array, target: Bitmap, from: number, to: number): void {
  for (let at = from; at < to; at++) clearBit(target, rows[at] ?? 0)
}
