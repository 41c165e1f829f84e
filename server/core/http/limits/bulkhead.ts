import { AppError } from '#server/core/errors.ts'

const retryAfter = 3

export interface Bulkhead {
  /** Returns the release function; throws `too_many_requests`. */
  acquire(key: string): () => void
}

export function createBulkhead(slots: number): Bulkhead {
  const inUse = new Map<string, number>()
  return {
    acquire(key) {
      const count = inUse.get(key) ?? 0
      if (count >= slots)
        throw new AppError('too_many_requests', { headers: { 'Retry-After': String(retryAfter) } })
      inUse.set(key, count + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const remaining = (inUse.get(key) ?? 1) - 1
        if (remaining > 0) inUse.set(key, remaining)
        else inUse.delete(key)
      }
    },
  }
}
