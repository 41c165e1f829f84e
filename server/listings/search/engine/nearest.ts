import type { Base } from './base.ts'
import type { Bitmap } from './bitmap.ts'
import { idOf } from './ids.ts'
import type { NumberColumn, RoomColumn, Row } from './row.ts'

export interface NearestOptions {
  column: NumberColumn
  rooms: RoomColumn
  /** Of a listing's value of the column, NaN without one, and of its rooms; not NaN. */
  distance(value: number, rooms: number): number
  limit: number
}

/** Ties by id. */
export interface Near {
  distance: number
  id: string
}

export const compareNear = (one: Near, other: Near) =>
  one.distance - other.distance || (one.id < other.id ? -1 : 1)

/** The nearest matches, in order. */
export function nearestOfBase(
  base: Base,
  matches: Bitmap,
  { column, rooms, distance, limit }: NearestOptions,
): Near[] {
  if (limit === 0) return []
  const values = base.numbers[column]
  const counts = base.rooms[rooms]
  const { ranks } = base.ids
  const distances = new Float64Array(limit).fill(Number.POSITIVE_INFINITY)
  const rows: number[] = []
  for (let word = 0; word < matches.length; word++) {
    for (let bits = matches[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits)
      const own = distance(values[row] ?? Number.NaN, counts[row] ?? 0)
      const rank = ranks[row] ?? 0
      const isBefore = (at: number) => {
        const other = distances[at] ?? 0
        return own < other || (own === other && rank < (ranks[rows[at] ?? 0] ?? 0))
      }
      if (rows.length === limit && !isBefore(limit - 1)) continue
      let at = Math.min(rows.length, limit - 1)
      for (; at > 0 && isBefore(at - 1); at--) {
        distances[at] = distances[at - 1] ?? 0
        rows[at] = rows[at - 1] ?? 0
      }
      distances[at] = own
      rows[at] = row
    }
  }
  return rows.map((row, at) => ({ distance: distances[at] ?? 0, id: idOf(base.ids, row) }))
}

export function nearestOfRows(
  rows: readonly Row[],
  { column, rooms, distance, limit }: NearestOptions,
): Near[] {
  return rows
    .map((row) => ({ distance: distance(row.numbers[column], row.rooms[rooms]), id: row.id }))
    .sort(compareNear)
    .slice(0, limit)
}
