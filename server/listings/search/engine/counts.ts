import { type Base, severalNames } from './base.ts'
import { type Bitmap, bitsOf, countCommon, countCommonIn, listWords } from './bitmap.ts'
import type { Scratch } from './evaluate.ts'
import type { PlaceColumn, Tag } from './row.ts'

/** Above this share of words with rows, counting all words is faster. */
const sparseShare = 1 / 4

/** By tag. */
export function countTags({ tags }: Base, scratch: Scratch, rows: Bitmap, wanted: readonly Tag[]): number[] {
  const words = scratch.take()
  const filled = words.subarray(0, listWords(rows, words))
  const isSparse = filled.length < rows.length * sparseShare
  const counts = wanted.map((tag) => {
    const bitmap = tags.get(tag)
    if (!bitmap) return 0
    return isSparse ? countCommonIn(filled, rows, bitmap) : countCommon(rows, bitmap)
  })
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
