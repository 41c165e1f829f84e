import { setBit, sharedBitmap } from '#server/listings/search/engine/bitmap.ts'
import { packLexicon } from './lexicon.ts'
import { type Phrase, phraseTable, visitPhrases } from './phrases.ts'
import { createStemNumbers } from './stemNumbers.ts'
import { fieldBits, fieldsWidth, positionsAt, visitStems } from './stems.ts'
import { type DenseStem, entryOf, fieldsOfEntry, isDense, setDenseFields, type Words } from './words.ts'

export interface WordsBuilder {
  /** Stems of the next listing. */
  add(text: string): void
  /** `order`: for each row, the index of its listing in the order of `add`. */
  finish(order: Uint32Array): Words
}

export function createWordsBuilder(phrases: readonly Phrase[]): WordsBuilder {
  const table = phraseTable(phrases)
  const numbers = createStemNumbers()
  const numberOf = (text: string) => numbers.numberOf(text, 0, text.length)
  // Stems of phrases have the first numbers.
  for (const stem of table.stems) numberOf(stem)
  const phraseNumbers = table.phrases.map(({ key }) => numberOf(key))
  const counts: number[] = []
  const pairs = createPairs()
  let positions: (number[] | undefined)[] = []

  function put(number: number, fields: number): void {
    pairs.push(entryOf(number, fields))
    counts[number] = (counts[number] ?? 0) + 1
  }

  return {
    add(text) {
      let hasPhraseStem = false
      visitStems(text, (start, end, fields, after) => {
        const number = numbers.numberOf(text, start, end)
        put(number, fields)
        if (number >= table.stems.length) return
        positions[number] = positionsAt(text, after)
        hasPhraseStem = true
      })
      if (hasPhraseStem) {
        visitPhrases(table, positions, (phrase) => put(phraseNumbers[phrase] ?? 0, fieldBits.description))
        positions = []
      }
      pairs.endListing()
    },
    finish(order) {
      const stems = numbers.stems()
      const sorted = Uint32Array.from(stems.keys()).sort((one, other) =>
        (stems[one] ?? '') < (stems[other] ?? '') ? -1 : 1,
      )
      const lexicon = packLexicon(Array.from(sorted, (number) => stems[number] ?? ''))
      const rankOf = new Uint32Array(stems.length)
      const starts = new Uint32Array(new SharedArrayBuffer((stems.length + 1) * 4))
      const dense = new Map<number, DenseStem>()
      const denseAt = new Array<DenseStem | undefined>(stems.length)
      const size = order.length
      sorted.forEach((number, rank) => {
        rankOf[number] = rank
        const count = counts[number] ?? 0
        const many = isDense(count, size) ? createDense(size) : undefined
        if (many) dense.set(rank, many)
        denseAt[rank] = many
        starts[rank + 1] = (starts[rank] ?? 0) + (many ? 0 : count)
      })
      const entries = new Uint32Array(new SharedArrayBuffer((starts[stems.length] ?? 0) * 4))
      const next = starts.slice()
      order.forEach((listing, row) => {
        pairs.visit(listing, (pair) => {
          const rank = rankOf[pair >>> fieldsWidth] ?? 0
          const fields = fieldsOfEntry(pair)
          const many = denseAt[rank]
          if (many) {
            setBit(many.rows, row)
            setDenseFields(many, row, fields)
          } else {
            const at = next[rank] ?? 0
            entries[at] = entryOf(row, fields)
            next[rank] = at + 1
          }
        })
      })
      return { phrases, lexicon, starts, entries, dense }
    },
  }
}

const createDense = (size: number): DenseStem => ({
  rows: sharedBitmap(size),
  fields: new Uint8Array(new SharedArrayBuffer(Math.ceil(size / 2))),
})

const chunkBits = 18
const chunkLength = 1 << chunkBits

/** In chunks: a growing array would be copied repeatedly. */
function createPairs() {
  const chunks: Uint32Array[] = []
  const ends: number[] = []
  let length = 0
  return {
    push(pair: number) {
      const at = length & (chunkLength - 1)
      if (at === 0) chunks.push(new Uint32Array(chunkLength))
      const chunk = chunks[length >>> chunkBits]
      if (chunk) chunk[at] = pair
      length++
    },
    endListing: () => void ends.push(length),
    visit(listing: number, use: (pair: number) => void) {
      const end = ends[listing] ?? 0
      for (let at = ends[listing - 1] ?? 0; at < end; at++)
        use(chunks[at >>> chunkBits]?.[at & (chunkLength - 1)] ?? 0)
    },
  }
}
