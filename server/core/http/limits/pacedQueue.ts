import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from './semaphore.ts'

export interface PacedBounds {
  maxQueued: number
  /** Milliseconds. */
  queueTimeout: number
  /** Pause for a work, as a multiple of the time that it took. */
  rest: number
  /** Milliseconds of work for which no pause is due yet, after as much rest. */
  burst: number
  /** Milliseconds: no pause is longer, as after the first work of a server, which compiles what it calls. */
  longestPause: number
}

/**
 * One work at a time, with pauses in which others get the processor; works now and then wait for none (a token bucket).
 * Throws `unavailable` beyond the bounds, and what the work throws.
 */
export function createPacedQueue({ rest, burst, longestPause, ...bounds }: PacedBounds): Semaphore {
  const inTurn = createSemaphore({ concurrency: 1, ...bounds })
  let credit = burst
  let restsSince = performance.now()
  return (work) =>
    inTurn(async () => {
      credit = Math.min(burst, credit + (performance.now() - restsSince) / rest)
      if (credit < 0) {
        await sleep(Math.min(longestPause, -credit * rest))
        credit = 0
      }
      const start = performance.now()
      try {
        return await work()
      } finally {
        restsSince = performance.now()
        credit -= restsSince - start
      }
    })
}
