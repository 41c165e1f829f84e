import { type Bitmap, setBit, unite } from '#server/listings/search/engine/bitmap.ts'
import { numberOfStem, rangeOfPrefix } from './lexicon.ts'
import type { WordQuery } from './wordQuery.ts'
import { rowOfEntry, type Words } from './words.ts'

/** Recent words. */
const maxRemembered = 32

/** Caches the rows of words for repeated searches, facets and pages. */
export interface WordRows {
  /** Valid until the next call. */
  of(query: WordQuery): Bitmap
}

export function createWordRows(words: Words, createBitmap: () => Bitmap): WordRows {
  const remembered = new Map<string, Bitmap>()
  const keys = new WeakMap<WordQuery, string>()

  function keyOf(query: WordQuery): string {
    const known = keys.get(query)
    const key = known ?? JSON.stringify([query.stems, query.prefixes])
    if (known === undefined) keys.set(query, key)
    return key
  }

  function mark(numbers: readonly number[]): Bitmap {
    const oldest = remembered.size < maxRemembered ? undefined : remembered.entries().next().value
    if (oldest) remembered.delete(oldest[0])
    const target = oldest?.[1].fill(0) ?? createBitmap()
    for (const number of numbers) markStem(words, number, target)
    return target
  }

  return {
    of(query) {
      const key = keyOf(query)
      const known = remembered.get(key)
      if (known) {
        remembered.delete(key)
        remembered.set(key, known)
        return known
      }
      const numbers = numbersOf(words, query)
      const only = numbers.length === 1 ? words.dense.get(numbers[0] ?? 0) : undefined
      if (only) return only.rows
      const rows = mark(numbers)
      remembered.set(key, rows)
      return rows
    },
  }
}

function markStem({ starts, entries, dense }: Words, number: number, target: Bitmap): void {
  const many = dense.get(number)
  if (many) {
    unite(target, many.rows)
    return
  }
  const end = starts[number + 1] ?? 0
  for (let at = starts[number] ?? 0; at < end; at++) setBit(target, rowOfEntry(entries[at] ?? 0))
}

/** Distinct. */
export function numbersOf({ lexicon }: Words, { stems, prefixes }: WordQuery): number[] {
  const numbers = new Set<number>()
  for (const stem of stems) {
    const number = numberOfStem(lexicon, stem)
    if (number !== undefined) numbers.add(number)
  }
  for (const prefix of prefixes) {
    const [first, end] = rangeOfPrefix(lexicon, prefix)
    for (let number = first; number < end; number++) numbers.add(number)
  }
  return [...numbers]
}
