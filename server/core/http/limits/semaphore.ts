import { availableParallelism } from 'node:os'
import { AppError } from '#server/core/errors.ts'

/** Seconds after which another try may find room. */
const retryAfter = '5'

interface Bounds {
  /** So many at once. */
  atOnce: number
  /** So many wait in order; what comes then is refused at once. */
  queued?: number
  /** Milliseconds after which what still waits is refused. */
  wait?: number
}

/** Does work within bounds; throws `unavailable` where there is no room for it in time. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** Bounds one kind of work, whoever asks for it, so that all other work has room. */
export function createSemaphore({ atOnce, queued = Number.POSITIVE_INFINITY, wait }: Bounds): Semaphore {
  let free = atOnce
  const waiting = new Set<() => void>()

  async function enter(): Promise<void> {
    if (free > 0) {
      free--
      return
    }
    if (waiting.size >= queued) throw noRoom()
    await new Promise<void>((resolve, reject) => {
      const timer = wait === undefined ? undefined : setTimeout(giveUp, wait)
      function go(): void {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      function giveUp(): void {
        waiting.delete(go)
        reject(noRoom())
      }
      waiting.add(go)
    })
  }

  /** The place goes to the next one directly: nobody who comes just then can take it. */
  function leave(): void {
    const [next] = waiting
    if (next) next()
    else free++
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

const noRoom = () => new AppError('unavailable', { headers: { 'Retry-After': retryAfter } })

const half = Math.floor(availableParallelism() / 2)

/** Reads that keep the database busy: half of the processors stay for the others, and more than half of a pool's connections. */
export const costlyReads: Bounds = { atOnce: Math.min(Math.max(1, half), 4), queued: 32, wait: 3000 }

/** Answers that keep the process busy, which has but one thread for writing them. */
export const longAnswers: Bounds = { atOnce: 1, queued: 256, wait: 5000 }
