import { type Phrase, phraseTable, visitPhrases } from './phrases.ts'
import { fieldBits, positionsAt, visitStems } from './stems.ts'

/** Any of the stems or prefixes. */
export interface WordQuery {
  stems: readonly string[]
  prefixes: readonly string[]
}

export const isEmpty = ({ stems, prefixes }: WordQuery) => stems.length === 0 && prefixes.length === 0

/** Stems of one listing, including phrases. */
export interface StemSet {
  fields: ReadonlyMap<string, number>
  sorted: readonly string[]
}

export function createStemReader(phrases: readonly Phrase[]): (text: string) => StemSet {
  const table = phraseTable(phrases)
  const numbers = new Map(table.stems.map((stem, number) => [stem, number]))
  return (text) => {
    const fields = new Map<string, number>()
    const positions: number[][] = []
    visitStems(text, (start, end, bits, after) => {
      const stem = text.slice(start, end)
      fields.set(stem, bits)
      const number = numbers.get(stem)
      if (number !== undefined) positions[number] = positionsAt(text, after)
    })
    const sorted = [...fields.keys()].sort()
    visitPhrases(table, positions, (phrase) => {
      const { key } = table.phrases[phrase] ?? {}
      if (key !== undefined) fields.set(key, fieldBits.description)
    })
    return { fields, sorted }
  }
}

/** 0: the listing does not have the word. */
export function fieldsOf({ fields, sorted }: StemSet, { stems, prefixes }: WordQuery): number {
  let bits = 0
  for (const stem of stems) bits |= fields.get(stem) ?? 0
  for (const prefix of prefixes)
    for (let at = firstFrom(sorted, prefix); sorted[at]?.startsWith(prefix); at++)
      bits |= fields.get(sorted[at] ?? '') ?? 0
  return bits
}

function firstFrom(sorted: readonly string[], bound: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < bound) low = middle + 1
    else high = middle
  }
  return low
}
