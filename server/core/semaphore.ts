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

/** Does work within bounds; throws `unavailable` where there is no room for it. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** Bounds one kind of work, whoever asks for it, so that all other work has room. */
export function createSemaphore({ atOnce, queued, wait }: Bounds): Semaphore {
  const policy = bulkhead(atOnce, queued)
  return async (work) => {
    const latest = performance.now() + wait
    // Not by a signal: the policy forgets those behind a call that was aborted while it waited.
    const inTime = () => (performance.now() > latest ? Promise.reject(noRoom()) : work())
    try {
      return await policy.execute(inTime)
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? noRoom() : error
    }
  }
}

const noRoom = () => new AppError('unavailable', { headers: { 'Retry-After': retryAfter } })

const half = Math.floor(availableParallelism() / 2)

/** Reads that keep the database busy: half of the processors stay for the others, and more than half of a pool's connections. */
export const costlyReads: Bounds = { atOnce: Math.min(Math.max(1, half), 4), queued: 32, wait: 3000 }

/** Answers that keep the process busy, which has but one thread for writing them. */
export const longAnswers: Bounds = { atOnce: 1, queued: 256, wait: 5000 }
