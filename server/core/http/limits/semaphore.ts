import { availableParallelism } from 'node:os'
import { AppError } from '#server/core/errors.ts'

const retryAfter = '5'

export interface SemaphoreBounds {
  concurrency: number
  maxQueued?: number
  /** Milliseconds. */
  queueTimeout?: number
}

/** Throws `unavailable` beyond the bounds. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

export function createSemaphore({
  concurrency,
  maxQueued = Number.POSITIVE_INFINITY,
  queueTimeout,
}: SemaphoreBounds): Semaphore {
  let free = concurrency
  const waiting = new Set<() => void>()

  async function acquire(): Promise<void> {
    if (free > 0) {
      free--
      return
    }
    if (waiting.size >= maxQueued) throw unavailable()
    await new Promise<void>((resolve, reject) => {
      const timer = queueTimeout === undefined ? undefined : setTimeout(expire, queueTimeout)
      function proceed(): void {
        clearTimeout(timer)
        waiting.delete(proceed)
        resolve()
      }
      function expire(): void {
        waiting.delete(proceed)
        reject(unavailable())
      }
      waiting.add(proceed)
    })
  }

  /** Passed to the next in line: a new call cannot take it. */
  function release(): void {
    const [next] = waiting
    if (next) next()
    else free++
  }

  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}

const unavailable = () => new AppError('unavailable', { headers: { 'Retry-After': retryAfter } })

const half = Math.floor(availableParallelism() / 2)

/** Leaves processors and connections to others. */
export const costlyReads: SemaphoreBounds = {
  concurrency: Math.min(Math.max(1, half), 4),
  maxQueued: 32,
  queueTimeout: 3000,
}

/** Serializing them blocks the event loop. */
export const longResponses: SemaphoreBounds = { concurrency: 1, maxQueued: 256, queueTimeout: 5000 }
