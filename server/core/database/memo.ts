import { LRUCache } from 'lru-cache'

/** Gives what was computed for a key, or computes it; many who ask at once wait for one computation. */
export type Memo<Value> = (key: string, compute: () => Promise<Value>) => Promise<Value>

interface Bounds<Value> {
  /** How much is kept, by weight. */
  most: number
  /** How heavy a value is; each is 1 where unset. */
  weigh?: (value: Value) => number
}

/**
 * Keeps what is costly to compute and the same for everybody, for one version of the data. While there is no version
 * (`ResponseCache.version`), every call computes.
 */
export function createMemo<Value>(
  version: () => number | undefined,
  { most, weigh }: Bounds<Value>,
): Memo<Value> {
  const memoized = new LRUCache<string, { value: Value; version: number }>({
    maxSize: most,
    sizeCalculation: ({ value }) => weigh?.(value) ?? 1,
  })
  const underWay = new Map<string, Promise<Value>>()
  return (key, compute) => {
    const now = version()
    if (now === undefined) return compute()
    const known = memoized.get(key)
    if (known?.version === now) return Promise.resolve(known.value)
    const place = `${now} ${key}`
    const running = underWay.get(place)
    if (running) return running
    const work = compute()
      .then((value) => {
        memoized.set(key, { value, version: now })
        return value
      })
      .finally(() => underWay.delete(place))
    underWay.set(place, work)
    return work
  }
}
