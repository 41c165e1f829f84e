import { AppError } from '#server/core/errors.ts'

/** Seconds after which another try may find a place. */
const retryAfter = 3

/** Lets at most so many calls be under way for each key, in this process; whoever comes beyond is refused, not kept waiting. */
export interface Bulkhead {
  /** Takes a place until the way out is called; throws `too_many_requests` where none is free. */
  enter(key: string): () => void
}

export function createBulkhead(places: number): Bulkhead {
  const taken = new Map<string, number>()
  return {
    enter(key) {
      const count = taken.get(key) ?? 0
      if (count >= places)
        throw new AppError('too_many_requests', { headers: { 'Retry-After': String(retryAfter) } })
      taken.set(key, count + 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        const rest = (taken.get(key) ?? 1) - 1
        if (rest > 0) taken.set(key, rest)
        else taken.delete(key)
      }
    },
  }
}
