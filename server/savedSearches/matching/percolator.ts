import { type Condition, createTest, type TaggedRow } from '#server/listings/search/engine/conditions.ts'
import { createBuckets } from './buckets.ts'
import type { CompiledSearch } from './compile.ts'
import { keysOfListing, keysOfSearch } from './keys.ts'
import { keysOfStems, keysOfWords } from './wordKeys.ts'

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

interface Kept extends Entry {
  saved: Saved[]
  keys: readonly string[]
  /** Of the last listing that it was tested with. */
  mark: number
}

export interface Candidates {
  /** What they ask for, the listing has. */
  shown: Entry[]
  /** They may show it, by its words or title, where nothing has what they ask for. */
  doubtful: Doubt[]
}

export interface Doubt {
  entry: Entry
  text: EntryText
  isTitled: boolean
}

export interface Percolator {
  /** How many are saved. */
  readonly size: number
  entries(): Iterable<Entry>
  has(search: string): boolean
  /** Under a search that is there. False: it is not. */
  join(saved: Saved, search: string): boolean
  /** Those who saved it stay. */
  put(search: string, compiled: CompiledSearch): void
  remove(id: string): void
  /** Those that are not among them. */
  removeOthers(ids: ReadonlySet<string>): void
  /** `titles`: as `titleKeyOf` writes them. */
  find(row: TaggedRow, titles: readonly string[]): Candidates
}

export const meetsAll = (row: TaggedRow, tests: readonly Test[]): boolean => {
  for (const test of tests) if (!test(row)) return false
  return true
}

/** Saved searches by what they ask for, so that a listing is compared with few of them; equal ones are compared once. */
export function createPercolator(): Percolator {
  const entries = new Map<string, Kept>()
  const searches = new Map<string, Kept>()
  const buckets = createBuckets<Kept>(['prefix '])
  const testOf = createTests()
  let mark = 0

  const sizeOf = (key: string) => buckets.get(key).length

  function drop(entry: Kept): void {
    entries.delete(entry.search)
    for (const key of entry.keys) buckets.remove(key, entry)
  }

  function remove(id: string): void {
    const entry = searches.get(id)
    if (!entry) return
    searches.delete(id)
    entry.saved.splice(
      entry.saved.findIndex((one) => one.id === id),
      1,
    )
    if (entry.saved.length === 0) drop(entry)
  }

  function entryOf(search: string, { conditions, isRental, text }: CompiledSearch, saved: Saved[]): Kept {
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
      keys: keysOfEntry({ conditions, text }, sizeOf),
      mark: 0,
    }
  }

  function* keysOf(row: TaggedRow, titles: readonly string[]): Generator<string> {
    yield* keysOfListing(row)
    yield* keysOfStems(row.words, buckets.hasAny('prefix '))
    for (const title of titles) yield `title ${title}`
  }

  return {
    get size() {
      return searches.size
    },
    entries: () => entries.values(),
    has: (search) => entries.has(search),
    join(saved, search) {
      const entry = entries.get(search)
      if (!entry) return false
      if (searches.get(saved.id) === entry)
        entry.saved[entry.saved.findIndex(({ id }) => id === saved.id)] = saved
      else {
        remove(saved.id)
        entry.saved.push(saved)
        searches.set(saved.id, entry)
      }
      return true
    },
    put(search, compiled) {
      const before = entries.get(search)
      const saved = before?.saved ?? []
      if (before) drop(before)
      const entry = entryOf(search, compiled, saved)
      entries.set(search, entry)
      for (const { id } of saved) searches.set(id, entry)
      for (const key of entry.keys) buckets.add(key, entry)
    },
    remove,
    removeOthers(ids) {
      for (const id of searches.keys()) if (!ids.has(id)) remove(id)
    },
    find(row, titles) {
      const candidates: Candidates = { shown: [], doubtful: [] }
      mark++
      for (const key of keysOf(row, titles))
        for (const entry of buckets.get(key)) {
          if (entry.mark === mark) continue
          entry.mark = mark
          if (meetsAll(row, entry.tests)) candidates.shown.push(entry)
          else if (entry.text) {
            const isTitled = titles.includes(entry.text.title)
            if (isTitled ? meetsAll(row, entry.text.givenTests) : meetsAll(row, entry.text.tests))
              candidates.doubtful.push({ entry, text: entry.text, isTitled })
          }
        }
      return candidates
    },
  }
}

function keysOfEntry(
  { conditions, text }: Pick<CompiledSearch, 'conditions' | 'text'>,
  sizeOf: (key: string) => number,
): string[] {
  const needed = conditions.find(({ kind }) => kind === 'words')
  const required =
    needed?.kind === 'words' && needed.how === 'all' ? keysOfWords(needed.words, 'all', sizeOf) : undefined
  // What asks for words alone is found by them: more of them may be asked for than of any place.
  const own = required && required.length > 0 ? required : keysOfSearch(conditions)
  const others = text ? [`title ${text.title}`, ...keysOfWords(text.words, text.how, sizeOf)] : []
  return [...new Set([...own, ...others])]
}

/** Of conditions that were shared; those in use stay. */
const maxTests = 200_000

/** Equal conditions share a test. */
function createTests() {
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
