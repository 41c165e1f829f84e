import { type Condition, createTest, type TaggedRow } from '#server/listings/search/engine/conditions.ts'
import { createBuckets } from './buckets.ts'
import type { CompiledSearch } from './compile.ts'
import { keysOfListing, keysOfSearch } from './keys.ts'
import { keysOfStems, keysOfWords } from './wordKeys.ts'

type Test = (row: TaggedRow) => boolean

export interface Kept {
  id: string
  /** Listings published before are not new to it; microseconds. */
  activeSince: number
  priceDrops: boolean
}

/** A saved search in memory. */
export interface Entry extends Kept {
  isRental: boolean
  tests: readonly Test[]
  /** Only the search itself can say whether it shows these too. */
  text: { tests: readonly Test[]; title: string } | undefined
  keys: readonly string[]
  /** Of the last listing that it was tested with. */
  mark: number
}

export interface Candidates {
  /** What they ask for, the listing has. */
  shown: Entry[]
  /** They may show it, by its words or title, where nothing has what they ask for. */
  doubtful: Entry[]
}

export interface Percolator {
  readonly size: number
  add(saved: Kept, compiled: CompiledSearch): void
  remove(id: string): void
  clear(): void
  /** `titles`: as `titleKeyOf` writes them. */
  find(row: TaggedRow, titles: readonly string[]): Candidates
}

export const meets = (entry: Pick<Entry, 'tests'>, row: TaggedRow): boolean => {
  for (const test of entry.tests) if (!test(row)) return false
  return true
}

/** Saved searches by what they ask for, so that a listing is compared with few of them. */
export function createPercolator(): Percolator {
  const entries = new Map<string, Entry>()
  const buckets = createBuckets<Entry>(['prefix '])
  const tests = new Map<string, Test>()
  let mark = 0

  /** Equal conditions share a test. */
  function testOf(condition: Condition): Test {
    // Its shape is code.
    if (condition.kind === 'area') return createTest([condition])
    const key = JSON.stringify(condition)
    const known = tests.get(key) ?? createTest([condition])
    tests.set(key, known)
    return known
  }

  const sizeOf = (key: string) => buckets.get(key).length

  function remove(id: string): void {
    const entry = entries.get(id)
    if (!entry) return
    entries.delete(id)
    for (const key of entry.keys) buckets.remove(key, entry)
  }

  function* keysOf(row: TaggedRow, titles: readonly string[]): Generator<string> {
    yield* keysOfListing(row)
    yield* keysOfStems(row.words, buckets.hasAny('prefix '))
    for (const title of titles) yield `title ${title}`
  }

  return {
    get size() {
      return entries.size
    },
    add(saved, { conditions, isRental, text }) {
      remove(saved.id)
      const needed = conditions.find(({ kind }) => kind === 'words')
      const required =
        needed?.kind === 'words' && needed.how === 'all'
          ? keysOfWords(needed.words, 'all', sizeOf)
          : undefined
      // What asks for words alone is found by them: more of them may be asked for than of any place.
      const own = required && required.length > 0 ? required : keysOfSearch(conditions)
      const others = text ? [`title ${text.title}`, ...keysOfWords(text.words, text.how, sizeOf)] : []
      const ownText = text && {
        title: text.title,
        tests: [...text.given, { kind: 'words', words: text.words, how: text.how } as const].map(testOf),
      }
      const entry: Entry = {
        ...saved,
        isRental,
        tests: conditions.map(testOf),
        text: ownText,
        keys: [...new Set([...own, ...others])],
        mark: 0,
      }
      entries.set(saved.id, entry)
      for (const key of entry.keys) buckets.add(key, entry)
    },
    remove,
    clear() {
      entries.clear()
      buckets.clear()
      tests.clear()
    },
    find(row, titles) {
      const candidates: Candidates = { shown: [], doubtful: [] }
      mark++
      for (const key of keysOf(row, titles))
        for (const entry of buckets.get(key)) {
          if (entry.mark === mark) continue
          entry.mark = mark
          if (meets(entry, row)) candidates.shown.push(entry)
          else if (entry.text && (titles.includes(entry.text.title) || meets(entry.text, row)))
            candidates.doubtful.push(entry)
        }
      return candidates
    },
  }
}
