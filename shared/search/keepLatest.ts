/**
 * `compute`, whose latest results by key are kept: an answer reads the turns of its conversation several times.
 * Nothing is kept without a key.
 */
export function keepLatest<Args extends unknown[], Result>(
  max: number,
  keyOf: (...args: Args) => string | undefined,
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = new Map<string, { result: Result }>()
  return (...args) => {
    const key = keyOf(...args)
    const known = key === undefined ? undefined : kept.get(key)
    if (known) return known.result
    const result = compute(...args)
    if (key === undefined) return result
    kept.set(key, { result })
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    return result
  }
}

/** Characters of a usual question. */
const usualLength = 96

/** Keeps what is read of usual questions; the time that longer texts take stays in proportion to their length. */
export const usualText = (text: string): string | undefined => (text.length <= usualLength ? text : undefined)
