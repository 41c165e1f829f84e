import { LRUCache } from 'lru-cache'

/** The stored value for a key, else what `compute` gives; concurrent callers share one computation. */
export type Memo<Value> = (key: string, compute: () => Promise<Value>) => Promise<Value>

interface Bounds<Value> {
  /** The sum of the weights of what is stored. */
  most: number
  /** The weight of a value; 1 where unset. */
  weigh?: (value: Value) => number
}

/**
 * Stores what is costly to compute and the same for everybody, for one version of the data. Failures are not stored. While there is
 * no version (`ResponseCache.version`), every call computes.
 */
export function createMemo<Value extends NonNullable<unknown>>(
  version: () => number | undefined,
  { most, weigh }: Bounds<Value>,
): Memo<Value> {
  const memoized = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: most,
    sizeCalculation: (value) => weigh?.(value) ?? 1,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
    // A computation that is evicted while under way still has callers waiting for it.
    ignoreFetchAbort: true,
  })
  return (key, compute) => {
    const current = version()
    if (current === undefined) return compute()
    // Computed for an older version, a value has another key, and is the first to be evicted.
    return memoized.forceFetch(`${current} ${key}`, { context: compute })
  }
}
