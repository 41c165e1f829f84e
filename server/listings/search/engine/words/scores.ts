import { ranking } from '#server/listings/search/ranking.ts'
import { fieldBits, fieldsWidth } from './stems.ts'
import { fieldsOf, type StemSet, type WordQuery } from './wordQuery.ts'
import { numbersOf } from './wordRows.ts'
import { denseFieldsOf, entryOf, fieldsOfEntry, noWords, rowOfEntry, type Words } from './words.ts'

/* The score of `ranking.ts`. */

const { fields, fresh, freshSeconds, word } = ranking

const pointsOfFields = Int32Array.from({ length: 2 ** fieldsWidth }, (_, bits) => {
  if (bits === 0) return 0
  const inField = (name: keyof typeof fields) => ((bits & fieldBits[name]) === 0 ? 0 : fields[name])
  return word + inField('title') + inField('placeOrType') + inField('address') + inField('description')
})

export interface Scored {
  words: readonly WordQuery[]
  /** Seconds: reference for "recent". */
  at: number
}

function total(inText: number, { words, at }: Scored, published: number, quality: number): number {
  const age = Math.abs(at - Math.floor(published / 1_000_000))
  const freshness = age < freshSeconds ? Math.floor((fresh * (freshSeconds - age)) / freshSeconds) : 0
  return Math.floor(inText / words.length) + freshness + quality
}

export function scoreOf(
  row: { words: StemSet; numbers: { published: number }; quality: number },
  scored: Scored,
): number {
  const inText = scored.words.reduce(
    (sum, query) => sum + (pointsOfFields[fieldsOf(row.words, query)] ?? 0),
    0,
  )
  return total(inText, scored, row.numbers.published, row.quality)
}

interface ScoredColumns {
  size: number
  words: Words | undefined
  numbers: { published: Float64Array }
  quality: Uint8Array
}

/** In the order of `rows`; valid until the next call. */
export type Scorer = (rows: Uint32Array, scored: Scored) => Int32Array

export function createScorer({ size, words = noWords, numbers, quality }: ScoredColumns): Scorer {
  /** By row: its number among the scored, from 1; 0 between calls. */
  const slots = new Uint16Array(size)
  let all = new Int32Array()
  let fields = new Uint8Array()
  return (rows, scored) => {
    if (rows.length > all.length) {
      all = new Int32Array(rows.length)
      fields = new Uint8Array(rows.length)
    }
    const scores = all.fill(0, 0, rows.length)
    for (let index = 0; index < rows.length; index++) slots[rows[index] ?? 0] = index + 1
    for (const query of scored.words) {
      fields.fill(0, 0, rows.length)
      for (const number of numbersOf(words, query)) addFields(words, number, rows, slots, fields)
      for (let index = 0; index < rows.length; index++)
        scores[index] = (scores[index] ?? 0) + (pointsOfFields[fields[index] ?? 0] ?? 0)
    }
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? 0
      slots[row] = 0
      scores[index] = total(scores[index] ?? 0, scored, numbers.published[row] ?? 0, quality[row] ?? 0)
    }
    return scores
  }
}

function addFields(
  { starts, entries, dense }: Words,
  number: number,
  rows: Uint32Array,
  slots: Uint16Array,
  bits: Uint8Array,
): void {
  const many = dense.get(number)
  if (many) {
    for (let index = 0; index < rows.length; index++)
      bits[index] = (bits[index] ?? 0) | denseFieldsOf(many, rows[index] ?? 0)
    return
  }
  const [start, end] = [starts[number] ?? 0, starts[number + 1] ?? 0]
  if (rows.length * stepsOfSearch < end - start) {
    for (let index = 0; index < rows.length; index++)
      bits[index] = (bits[index] ?? 0) | findFields(entries, start, end, rows[index] ?? 0)
    return
  }
  for (let at = start; at < end; at++) {
    const entry = entries[at] ?? 0
    const slot = slots[rowOfEntry(entry)] ?? 0
    if (slot > 0) bits[slot - 1] = (bits[slot - 1] ?? 0) | fieldsOfEntry(entry)
  }
}

/** Entries that can be visited in the time of finding one. */
const stepsOfSearch = 24

/** 0 without an entry. */
function findFields(entries: Uint32Array, start: number, end: number, row: number): number {
  const first = entryOf(row, 0)
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] ?? 0) < first) low = middle + 1
    else high = middle
  }
  const entry = entries[low] ?? 0
  return low < end && rowOfEntry(entry) === row ? fieldsOfEntry(entry) : 0
}
