import { LRUCache } from 'lru-cache'
import { noteTopics, type Recorded, recordReads } from './recordReads.ts'
import type { Topic } from './topics.ts'

/** The stored value for a key, else what `compute` gives; concurrent callers share one computation. */
export type Memo<Value> = (key: string, compute: () => Promise<Value>) => Promise<Value>

/** How long what was computed holds. */
export interface Freshness {
  /** The number of the data as it is now; undefined while changes go unheard: nothing may be stored. */
  version(): number | undefined
  /** Whether what was read under a version still holds. */
  isCurrent(version: number, topics: Iterable<Topic>): boolean
}

/** For what may be so many milliseconds old, whatever changes meanwhile. */
export function freshFor(milliseconds: number): Freshness {
  const version = () => Math.floor(Date.now() / milliseconds)
  return { version, isCurrent: (one) => one === version() }
}

interface Bounds<Value> {
  /** The sum of the weights of what is stored. */
  maxSize: number
  /** The weight of a value; 1 where unset. */
  sizeOf?: (value: Value) => number
}

/**
 * Stores what is costly to compute and the same for everybody, until something changes of what it was read from. Failures are not
 * stored. While nothing may be stored, every call computes. (The `fetch` of lru-cache joins a computation of before a change.)
 */
export function createMemo<Value extends NonNullable<unknown>>(
  { version, isCurrent }: Freshness,
  { maxSize, sizeOf }: Bounds<Value>,
): Memo<Value> {
  const memoized = new LRUCache<string, Recorded<Value> & { version: number }>({
    maxSize: maxSize,
    sizeCalculation: ({ value }) => sizeOf?.(value) ?? 1,
  })
  const underWay = new Map<string, Promise<Recorded<Value>>>()

  /** The computation under way for a version, else a new one; one begun for an older version may be outdated when it is done. */
  function share(key: string, current: number, compute: () => Promise<Value>): Promise<Recorded<Value>> {
    const versionedKey = `${current} ${key}`
    const running = underWay.get(versionedKey)
    if (running) return running
    const work = recordReads(compute)
      .then((recorded) => {
        memoized.set(key, { ...recorded, version: current })
        return recorded
      })
      .finally(() => underWay.delete(versionedKey))
    underWay.set(versionedKey, work)
    return work
  }

  return async (key, compute) => {
    const current = version()
    if (current === undefined) return compute()
    const known = memoized.get(key)
    const { value, topics } =
      known && isCurrent(known.version, known.topics) ? known : await share(key, current, compute)
    noteTopics(topics)
    return value
  }
}
