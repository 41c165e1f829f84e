/** What was outdated for longer when the database went away is not shown: by then nobody expects to see what they withdrew. */
const grace = 60_000

/** Numbers the data as visitors see it: what was read under one number is right while that is the current one. */
export interface DataVersions {
  readonly current: number
  /** The data has changed. */
  next(): void
  /** Nothing is known of what was read before. */
  restart(): void
  /** From now on changes are not heard of: time stands still. */
  freeze(): void
  /** Whether what was read under a number is current, or was until a moment ago. */
  isRecent(version: number): boolean
}

export function createDataVersions(): DataVersions {
  let current = 0
  let isFrozen = false
  /** When each of the recent versions was outdated, in order. */
  const outdated = new Map<number, number>()

  function forgetOld(): void {
    for (const [version, since] of outdated) {
      if (Date.now() - since <= grace) return
      outdated.delete(version)
    }
  }

  return {
    get current() {
      return current
    },
    next() {
      outdated.set(current++, Date.now())
      forgetOld()
    },
    restart() {
      current++
      outdated.clear()
      isFrozen = false
    },
    freeze() {
      forgetOld()
      isFrozen = true
    },
    isRecent(version) {
      if (!isFrozen) forgetOld()
      return version === current || outdated.has(version)
    },
  }
}
