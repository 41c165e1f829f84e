import { LRUCache } from 'lru-cache'
import { addTopics, type Recorded, recordReads } from './recordReads.ts'
import type { Topic } from './topics.ts'

/** Concurrent callers share a computation. */
export type Memo<Value> = (key: string, compute: () => Promise<Value>) => Promise<Value>

export interface Freshness {
  /** Undefined while changes are unknown: do not store. */
  version(): number | undefined
  isCurrent(version: number, topics: Iterable<Topic>): boolean
}

export function freshFor(milliseconds: number): Freshness {
  const version = () => Math.floor(Date.now() / milliseconds)
  return { version, isCurrent: (one) => one === version() }
}

interface Bounds<Value> {
  maxSize: number
  /** Default 1. */
  sizeOf?: (value: Value) => number
}

/** Not lru-cache's `fetch`, which would join a computation from before a change. */
export function createMemo<Value extends NonNullable<unknown>>(
  { version, isCurrent }: Freshness,
  { maxSize, sizeOf }: Bounds<Value>,
): Memo<Value> {
  const memoized = new LRUCache<string, Recorded<Value> & { version: number }>({
    maxSize: maxSize,
    sizeCalculation: ({ value }) => sizeOf?.(value) ?? 1,
  })
  const pending = new Map<string, Promise<Recorded<Value>>>()

  function share(key: string, current: number, compute: () => Promise<Value>): Promise<Recorded<Value>> {
    const versionedKey = `${current} ${key}`
    const shared = pending.get(versionedKey)
    if (shared) return shared
    const work = recordReads(compute)
      .then((recorded) => {
        memoized.set(key, { ...recorded, version: current })
        return recorded
      })
      .finally(() => pending.delete(versionedKey))
    pending.set(versionedKey, work)
    return work
  }

  return async (key, compute) => {
    const current = version()
    if (current === undefined) return compute()
    const stored = memoized.get(key)
    const { value, topics } =
      stored && isCurrent(stored.version, stored.topics) ? stored : await share(key, current, compute)
    addTopics(topics)
    return value
  }
}
