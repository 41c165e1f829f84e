/** Values by several keys each. */
export interface Buckets<Value> {
  get(key: string): readonly Value[]
  add(key: string, value: Value): void
  remove(key: string, value: Value): void
  /** Whether a key begins like that. */
  hasAny(start: string): boolean
  clear(): void
}

/** `starts`: of keys that are counted. */
export function createBuckets<Value>(starts: readonly string[]): Buckets<Value> {
  const buckets = new Map<string, Value[]>()
  const counts = new Map(starts.map((start) => [start, 0]))
  const none: readonly Value[] = []

  function count(key: string, by: number): void {
    for (const start of starts) if (key.startsWith(start)) counts.set(start, (counts.get(start) ?? 0) + by)
  }

  return {
    get: (key) => buckets.get(key) ?? none,
    add(key, value) {
      const bucket = buckets.get(key)
      if (bucket) bucket.push(value)
      else buckets.set(key, [value])
      count(key, 1)
    },
    remove(key, value) {
      const bucket = buckets.get(key)
      const at = bucket?.indexOf(value) ?? -1
      if (!bucket || at < 0) return
      // In no order.
      const last = bucket.pop()
      if (last !== undefined && at < bucket.length) bucket[at] = last
      if (bucket.length === 0) buckets.delete(key)
      count(key, -1)
    },
    hasAny: (start) => (counts.get(start) ?? 0) > 0,
    clear() {
      buckets.clear()
      for (const start of starts) counts.set(start, 0)
    },
  }
}
