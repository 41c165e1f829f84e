import type { TaggedRow } from '#server/listings/search/engine/conditions.ts'
import { createBuckets } from './buckets.ts'
import type { CompiledSearch } from './compile.ts'
import { createEntry, type Entry, type EntryText, type Kept, type Saved } from './entries.ts'
import { keysOfListing } from './keys.ts'
import { createSieve } from './sieve.ts'
import { createTests, meetsAll } from './tests.ts'
import { keysOfStems } from './wordKeys.ts'

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

/** Saved searches by what they ask for, so that a listing is compared with few of them; equal ones are compared once. */
export function createPercolator(): Percolator {
  const entries = new Map<string, Kept>()
  const searches = new Map<string, Kept>()
  /** By their slots in the sieve. */
  const kept: (Kept | undefined)[] = []
  const byPlace = createBuckets<number>([])
  const byWord = createBuckets<number>(['prefix '])
  const testOf = createTests()
  const sieve = createSieve(testOf)

  const sizeOf = (key: string) => byWord.get(key).length

  function drop(entry: Kept): void {
    entries.delete(entry.search)
    for (const key of entry.placeKeys) byPlace.remove(key, entry.slot)
    for (const key of entry.wordKeys) byWord.remove(key, entry.slot)
    sieve.remove(entry.slot)
    kept[entry.slot] = undefined
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

  function* keysOfWords(row: TaggedRow, titles: readonly string[]): Generator<string> {
    yield* keysOfStems(row.words, byWord.hasAny('prefix '))
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
      const entry = createEntry({ search, saved }, compiled, { testOf, sizeOf, sieve })
      kept[entry.slot] = entry
      entries.set(search, entry)
      for (const { id } of saved) searches.set(id, entry)
      for (const key of entry.placeKeys) byPlace.add(key, entry.slot)
      for (const key of entry.wordKeys) byWord.add(key, entry.slot)
    },
    remove,
    removeOthers(ids) {
      for (const id of searches.keys()) if (!ids.has(id)) remove(id)
    },
    find(row, titles) {
      const candidates: Candidates = { shown: [], doubtful: [] }
      const { meets, take } = sieve.compare(row)
      for (const key of keysOfListing(row))
        for (const slot of byPlace.get(key)) {
          const entry = meets(slot) && take(slot) ? kept[slot] : undefined
          if (entry) candidates.shown.push(entry)
        }
      for (const key of keysOfWords(row, titles))
        for (const slot of byWord.get(key)) {
          const entry = take(slot) ? kept[slot] : undefined
          if (!entry) continue
          if (meetsAll(row, entry.tests)) candidates.shown.push(entry)
          else if (entry.text) addDoubt(candidates, entry, entry.text, { row, titles })
        }
      return candidates
    },
  }
}

function addDoubt(
  { doubtful }: Candidates,
  entry: Entry,
  text: EntryText,
  { row, titles }: { row: TaggedRow; titles: readonly string[] },
): void {
  const isTitled = titles.includes(text.title)
  if (meetsAll(row, isTitled ? text.titleTests : text.tests)) doubtful.push({ entry, text, isTitled })
}
