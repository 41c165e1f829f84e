import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { CompiledSearch } from './compile.ts'
import { keysOfSearch } from './keys.ts'
import type { Sieve } from './sieve.ts'
import type { Test } from './tests.ts'
import { keysOfWords } from './wordKeys.ts'

/** A saved search of somebody. */
export interface Saved {
  id: string
  /** Listings published before are not new to it; microseconds. */
  activeSince: number
  /** Told as soon as it is found. */
  isInstant: boolean
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
  usesRate: boolean
  /** Of a listing with its title. */
  titleTests: readonly Test[]
  /** Of one with its words. */
  tests: readonly Test[]
}

/** As it is found. */
export interface Kept extends Entry {
  saved: Saved[]
  /** By place, type and offer. */
  placeKeys: readonly string[]
  /** In the sieve, of what is still open of what is found by these. */
  slot: number
  /** By words and titles. */
  wordKeys: readonly string[]
}

interface EntryContext {
  testOf(condition: Condition): Test
  /** How many are under a key. */
  sizeOf(key: string): number
  sieve: Sieve
}

export function createEntry(
  { search, saved }: Pick<Kept, 'search' | 'saved'>,
  { conditions, isRental, text }: CompiledSearch,
  { testOf, sizeOf, sieve }: EntryContext,
): Kept {
  const needed = conditions.find(({ kind }) => kind === 'words')
  const required =
    needed?.kind === 'words' && needed.how === 'all' ? keysOfWords(needed.words, 'all', sizeOf) : []
  // What asks for words alone is found by them: more of them may be asked for than of any place.
  const found = required.length > 0 ? { keys: [], open: [] } : keysOfSearch(conditions)
  const others = text ? [`title ${text.title}`, ...keysOfWords(text.words, text.how, sizeOf)] : []
  return {
    search,
    saved,
    isRental,
    tests: conditions.map(testOf),
    text: text && {
      title: text.title,
      meant: conditions,
      usesRate: text.usesRate,
      titleTests: text.given.map(testOf),
      tests: [...text.plain, { kind: 'words', words: text.words, how: text.how } as const].map(testOf),
    },
    placeKeys: [...new Set(found.keys)],
    slot: sieve.add(found.open),
    wordKeys: [...new Set([...required, ...others])],
  }
}
