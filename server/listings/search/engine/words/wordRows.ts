import { type Bitmap, setBit, unite } from '#server/listings/search/engine/bitmap.ts'
import { numberOfStem, rangeOfPrefix } from './lexicon.ts'
import type { WordQuery } from './wordQuery.ts'
import { rowOfEntry, type Words } from './words.ts'

/** Recent words. */
const maxRemembered = 32

/** Caches the rows of words for repeated searches, facets and pages. */
export interface WordRows {
  /** Valid for as many calls as words are remembered. */
  of(query: WordQuery): Bitmap
  /** Of its stems; distinct. */
  numbersOf(query: WordQuery): readonly number[]
}

export function createWordRows(words: Words, createBitmap: () => Bitmap): WordRows {
  const remembered = new Map<string, Bitmap>()
  const keys = new WeakMap<WordQuery, string>()
  const numbers = new WeakMap<WordQuery, readonly number[]>()

  function keyOf(query: WordQuery): string {
    const known = keys.get(query)
    const key = known ?? JSON.stringify([query.stems, query.prefixes])
    if (known === undefined) keys.set(query, key)
    return key
  }

  function numbersOf(query: WordQuery): readonly number[] {
    const known = numbers.get(query) ?? readNumbers(words, query)
    numbers.set(query, known)
    return known
  }

  function mark(stems: readonly number[]): Bitmap {
    const oldest = remembered.size < maxRemembered ? undefined : remembered.entries().next().value
    if (oldest) remembered.delete(oldest[0])
    const target = oldest?.[1].fill(0) ?? createBitmap()
    for (const stem of stems) markStem(words, stem, target)
    return target
  }

  return {
    numbersOf,
    of(query) {
      const key = keyOf(query)
      const known = remembered.get(key)
      if (known) {
        remembered.delete(key)
        remembered.set(key, known)
        return known
      }
      const stems = numbersOf(query)
      const only = stems.length === 1 ? words.dense.get(stems[0] ?? 0) : undefined
      if (only) return only.rows
      const rows = mark(stems)
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

function readNumbers({ lexicon }: Words, { stems, prefixes }: WordQuery): number[] {
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
