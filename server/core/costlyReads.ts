import { availableParallelism } from 'node:os'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { AppError } from './errors.ts'

/** Seconds after which another try may find room. */
const retryAfter = '5'

interface Bounds {
  /** So many at once. */
  atOnce: number
  /** So many wait in order; what comes then is refused at once. */
  queued: number
  /** Milliseconds after which what still waits is not begun any more. */
  wait: number
}

/** Does a read that keeps the database busy for long; throws `unavailable` where there is no room for it. */
export type CostlyReads = <T>(read: () => Promise<T>) => Promise<T>

/** The bulkhead of costly reads: whoever asks for them, everything else has room. */
export function createCostlyReads({ atOnce, queued, wait }: Bounds = usualBounds()): CostlyReads {
  const policy = bulkhead(atOnce, queued)
  return async (read) => {
    const latest = performance.now() + wait
    // Not by a signal: the policy forgets those behind a call that was aborted while it waited.
    const inTime = () => (performance.now() > latest ? Promise.reject(noRoom()) : read())
    try {
      return await policy.execute(inTime)
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? noRoom() : error
    }
  }
}

const noRoom = () => new AppError('unavailable', { headers: { 'Retry-After': retryAfter } })

/** Half of the processors stay for everything else, and more than half of a pool's connections. */
function usualBounds(): Bounds {
  const half = Math.floor(availableParallelism() / 2)
  return { atOnce: Math.min(Math.max(1, half), 4), queued: 32, wait: 3000 }
}
