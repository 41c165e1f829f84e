/** `compute`, asked once of each object; what it gives is kept as long as the object. */
export function memoizeWeak<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const kept = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known.result
    const result = compute(key)
    kept.set(key, { result })
    return result
  }
}
