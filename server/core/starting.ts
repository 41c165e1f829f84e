import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from './context.ts'
import { isDatabaseAway } from './database/database.ts'
import { type Listening, listenOn } from './http/listenOn.ts'
import { waitingApp } from './http/waitingApp.ts'

/** Milliseconds. */
const defaultRetryInterval = 1000
const logInterval = 30_000

export interface Start {
  /** Repeats the work while the database is away, and answers meanwhile. Throws what else goes wrong. */
  whenDatabaseIsThere<T>(work: () => Promise<T>): Promise<T>
  /** Throws `PortProblem`. */
  listen(listener: RequestListener): Promise<Listening>
}

/** Listens early only where it has to wait. */
export function createStart(
  { env, log }: Pick<Context, 'env' | 'log'>,
  retryInterval = defaultRetryInterval,
): Start {
  let current: RequestListener | undefined
  let listening: Listening | undefined

  async function listen(listener: RequestListener): Promise<Listening> {
    current = listener
    listening ??= await listenOn((request, response) => current?.(request, response), env.PORT, env.HOST)
    return listening
  }

  return {
    listen,
    async whenDatabaseIsThere(work) {
      const start = performance.now()
      let loggedAt = Number.NEGATIVE_INFINITY
      for (;;) {
        try {
          return await work()
        } catch (error) {
          if (!isDatabaseAway(error)) throw error
          const now = performance.now()
          if (now - loggedAt >= logInterval) {
            loggedAt = now
            log.warn({ err: error, seconds: Math.round((now - start) / 1000) }, 'waiting for the database')
          }
          await listen(waitingApp({ env, log }))
          await sleep(retryInterval)
        }
      }
    },
  }
}
