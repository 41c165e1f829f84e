import { availableParallelism } from 'node:os'
import { BulkheadRejectedError, bulkhead, TaskCancelledError } from 'cockatiel'
import { AppError } from './errors.ts'

/** Seconds after which another try may find room. */
const retryAfter = 5

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
    try {
      return await policy.execute(read, AbortSignal.timeout(wait))
    } catch (error) {
      if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError)
        throw new AppError('unavailable', { headers: { 'Retry-After': String(retryAfter) } })
      throw error
    }
  }
}

/** Half of the processors stay for everything else, and more than half of a pool's connections. */
function usualBounds(): Bounds {
  const half = Math.floor(availableParallelism() / 2)
  return { atOnce: Math.min(Math.max(1, half), 4), queued: 32, wait: 3000 }
}
