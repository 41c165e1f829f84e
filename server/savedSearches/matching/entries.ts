import { type Condition, createTest, type TaggedRow } from '#server/listings/search/engine/conditions.ts'
import type { CompiledSearch } from './compile.ts'
import { keysOfSearch } from './keys.ts'
import { keysOfWords } from './wordKeys.ts'

type Test = (row: TaggedRow) => boolean

/** A saved search of somebody. */
export interface Saved {
  id: string
  /** Listings published before are not new to it; microseconds. */
  activeSince: number
  priceDrops: boolean
}

/** A search in memory, for all who saved it. */
export interface Entry {
  search: string
  saved: readonly Saved[]
  isRental: boolean
  tests: readonly Test[]
  text: EntryText | undefined
}

/** By what else a text may show a listing: by its title, or by its words where nothing is what it means. */
export interface EntryText {
  title: string
  /** What it means. */
  meant: readonly Condition[]
  /** Besides the words. */
  given: readonly Condition[]
  usesRate: boolean
  givenTests: readonly Test[]
  /** With the words. */
  tests: readonly Test[]
}

/** As it is found. */
export interface Kept extends Entry {
  saved: Saved[]
  /** By place, type and offer. */
  placeKeys: readonly string[]
  /** What is still open of what is found by these. */
  open: readonly Test[]
  /** By words and titles. */
  wordKeys: readonly string[]
  /** Of the last listing that it was tested with. */
  mark: number
}

export const meetsAll = (row: TaggedRow, tests: readonly Test[]): boolean => {
  for (const test of tests) if (!test(row)) return false
  return true
}

/** `sizeOf`: how many are under a key. */
export function createEntry(
  { search, saved }: Pick<Kept, 'search' | 'saved'>,
  { conditions, isRental, text }: CompiledSearch,
  { testOf, sizeOf }: { testOf: (condition: Condition) => Test; sizeOf: (key: string) => number },
): Kept {
  const needed = conditions.find(({ kind }) => kind === 'words')
  const required =
    needed?.kind === 'words' && needed.how === 'all' ? keysOfWords(needed.words, 'all', sizeOf) : []
  // What asks for words alone is found by them: more of them may be asked for than of any place.
  const { keys, open } = required.length > 0 ? { keys: [], open: [] } : keysOfSearch(conditions)
  const others = text ? [`title ${text.title}`, ...keysOfWords(text.words, text.how, sizeOf)] : []
  return {
    search,
    saved,
    isRental,
    tests: conditions.map(testOf),
    text: text && {
      title: text.title,
      meant: conditions,
      given: text.given,
      usesRate: text.usesRate,
      givenTests: text.given.map(testOf),
      tests: [...text.given, { kind: 'words', words: text.words, how: text.how } as const].map(testOf),
    },
    placeKeys: [...new Set(keys)],
    open: open.map(testOf),
    wordKeys: [...new Set([...required, ...others])],
    mark: 0,
  }
}

/** Of conditions that were shared; those in use stay. */
const maxTests = 200_000

/** Equal conditions share a test. */
export function createTests() {
  const known = new Map<string, Test>()
  return (condition: Condition): Test => {
    // Its shape is code.
    if (condition.kind === 'area') return createTest([condition])
    const key = JSON.stringify(condition)
    const test = known.get(key) ?? createTest([condition])
    if (known.size >= maxTests) known.clear()
    known.set(key, test)
    return test
  }
}
