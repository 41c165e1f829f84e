import { type Base, severalNames } from '#server/listings/search/engine/base.ts'
import { type Bitmap, bitsOf, countCommonIn, listWords } from '#server/listings/search/engine/bitmap.ts'
import type { Scratch } from '#server/listings/search/engine/evaluate.ts'
import type { PlaceColumn, Tag } from '#server/listings/search/engine/row.ts'
import { countCommon } from './popcount.ts'

/** Below this share of rows to words, counting in the words that have rows is faster. */
const sparseShare = 1 / 10

/** By tag; `rows` has `count` rows. */
export function countTags(
  { tags }: Base,
  scratch: Scratch,
  rows: Bitmap,
  count: number,
  wanted: readonly Tag[],
): number[] {
  const bitmaps = wanted.map((tag) => tags.get(tag))
  if (count >= rows.length * sparseShare) return countCommon(rows, bitmaps)
  const words = scratch.take()
  const filled = words.subarray(0, listWords(rows, words))
  const counts = bitmaps.map((bitmap) => (bitmap ? countCommonIn(filled, rows, bitmap) : 0))
  scratch.give(words)
  return counts
}

/** Adds to the number of each name. */
export function countNames(
  { places }: Base,
  rows: Bitmap,
  column: PlaceColumn,
  byName: Map<string, number>,
): void {
  const { names, codes, wordCodes } = places[column]
  const counts = new Uint32Array(names.length)
  for (let word = 0; word < rows.length; word++) {
    let bits = rows[word] ?? 0
    if (bits === 0) continue
    // Rows are in the order of their places: most words have one name.
    const only = wordCodes[word] ?? severalNames
    if (only !== severalNames) {
      counts[only] = (counts[only] ?? 0) + bitsOf(bits)
      continue
    }
    for (; bits !== 0; bits &= bits - 1) {
      const code = codes[(word << 5) + 31 - Math.clz32(bits & -bits)] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  counts.forEach((count, code) => {
    const { name = '' } = names[code] ?? {}
    if (count > 0) byName.set(name, (byName.get(name) ?? 0) + count)
  })
}
