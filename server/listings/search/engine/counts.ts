import type { Base } from './base.ts'
import { type Bitmap, countCommon } from './bitmap.ts'
import type { PlaceColumn, Tag } from './row.ts'

export function countTag({ tags }: Base, rows: Bitmap, tag: Tag): number {
  const bitmap = tags.get(tag)
  return bitmap ? countCommon(rows, bitmap) : 0
}

/** Names without rows are left out. */
export function countNames({ places }: Base, rows: Bitmap, column: PlaceColumn): [string, number][] {
  const { names, codes } = places[column]
  const counts = new Uint32Array(names.length)
  for (let word = 0; word < rows.length; word++) {
    for (let bits = rows[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const code = codes[(word << 5) + 31 - Math.clz32(bits & -bits)] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return names.flatMap(({ name }, code): [string, number][] => {
    const count = counts[code] ?? 0
    return count > 0 ? [[name, count]] : []
  })
}
