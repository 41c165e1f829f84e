import { rankingWeights } from '#server/listings/search/ranking/rankingWeights.ts'
import { fieldBits, fieldsWidth } from './stems.ts'
import { fieldsOf, type StemSet, type WordQuery } from './wordQuery.ts'
import type { WordRows } from './wordRows.ts'
import { denseFieldsOf, entryOf, fieldsOfEntry, noWords, rowOfEntry, type Words } from './words.ts'

/* The score of `rankingWeights.ts`. */

const { fields, fresh, freshSeconds, word } = rankingWeights

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

/** `published`: in microseconds. */
export function freshnessOf(published: number, at: number): number {
  const age = Math.abs(at - Math.floor(published / 1_000_000))
  return age < freshSeconds ? Math.floor((fresh * (freshSeconds - age)) / freshSeconds) : 0
}

/** The most that a listing of this date, or an older one, can have. */
export function mostFreshness(published: number, at: number): number {
  return published < at * 1_000_000 ? freshnessOf(published, at) : fresh
}

const fitOf = (points: number, words: number) => (words > 0 ? Math.floor(points / words) : 0)

/** Without its freshness. */
export function pointsOf(row: { words: StemSet; quality: number }, words: readonly WordQuery[]): number {
  const inText = words.reduce((sum, query) => sum + (pointsOfFields[fieldsOf(row.words, query)] ?? 0), 0)
  return fitOf(inText, words.length) + row.quality
}

export function scoreOf(
  row: { words: StemSet; numbers: { published: number }; quality: number },
  { words, at }: Scored,
): number {
  return pointsOf(row, words) + freshnessOf(row.numbers.published, at)
}

interface ScoredColumns {
  size: number
  words: Words | undefined
  quality: Uint8Array
}

/** As `pointsOf`, in the order of `rows`; valid until the next call. */
export type Scorer = (rows: Uint32Array, words: readonly WordQuery[]) => Int32Array

export function createScorer(
  { size, words: index = noWords, quality }: ScoredColumns,
  { numbersOf }: Pick<WordRows, 'numbersOf'>,
): Scorer {
  /** By row: its number among the scored, from 1; 0 between calls. */
  const slots = new Uint16Array(size)
  let all = new Int32Array()
  let fields = new Uint8Array()
  return (rows, words) => {
    const { length } = rows
    if (length > all.length) {
      all = new Int32Array(length)
      fields = new Uint8Array(length)
    }
    const points = all.fill(0, 0, length)
    for (let at = 0; at < length; at++) slots[rows[at] ?? 0] = at + 1
    for (const query of words) {
      fields.fill(0, 0, length)
      for (const number of numbersOf(query)) addFields(index, number, rows, slots, fields)
      for (let at = 0; at < length; at++)
        points[at] = (points[at] ?? 0) + (pointsOfFields[fields[at] ?? 0] ?? 0)
    }
    for (let at = 0; at < length; at++) {
      const row = rows[at] ?? 0
      slots[row] = 0
      points[at] = fitOf(points[at] ?? 0, words.length) + (quality[row] ?? 0)
    }
    return points
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
