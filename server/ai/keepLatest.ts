/** `compute`, whose latest results by key are kept: an answer reads the turns of its conversation several times. */
export function keepLatest<Args extends unknown[], Result>(
  max: number,
  keyOf: (...args: Args) => string,
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = new Map<string, { result: Result }>()
  return (...args) => {
    const key = keyOf(...args)
    const known = kept.get(key)
    if (known) return known.result
    const result = compute(...args)
    kept.set(key, { result })
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
