import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from './semaphore.ts'

export interface PacedBounds {
  maxQueued: number
  /** Milliseconds. */
  queueTimeout: number
  /** Pause after each work, as a multiple of the time that it took. */
  rest: number
}

/**
 * One work at a time, then a pause in which others get the processor. Throws `unavailable` beyond the bounds,
 * and what the work throws.
 */
export function createPacedQueue({ rest, ...bounds }: PacedBounds): Semaphore {
  const inTurn = createSemaphore({ concurrency: 1, ...bounds })
  let restsUntil = 0
  return (work) =>
    inTurn(async () => {
      const left = restsUntil - performance.now()
      if (left > 0) await sleep(left)
      const start = performance.now()
      try {
        return await work()
      } finally {
        const now = performance.now()
        restsUntil = now + (now - start) * rest
      }
    })
}
