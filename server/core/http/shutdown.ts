import type { EventEmitter } from 'node:events'
import type { Logger } from '#server/core/log.ts'

/** One thing to end, by the name that the log gives it where it fails. */
export type ShutdownStep = [name: string, run: () => Promise<void>]

interface Plan {
  /** Run one after the other; one that fails is logged, and the next one runs all the same. */
  steps: ShutdownStep[]
  /** Milliseconds for all of them: then the process ends, whatever hangs. */
  timeout: number
}

/** Milliseconds: `npm` and the like repeat the signal that the terminal has sent to the whole group already. */
const repeatedWithin = 500
const numbers = { SIGINT: 2, SIGTERM: 15 } as const
type Signal = keyof typeof numbers

/**
 * From now on SIGTERM and SIGINT end the process: at once while nothing is planned, which as the first process of a container
 * it would not do by itself; else by the plan, with 0 where all of it went well. A second signal ends it at once.
 */
export function shutdownOnSignal(
  log: Logger,
  host: Pick<NodeJS.Process, 'exit'> & Pick<EventEmitter, 'on'> = process,
): { plan(plan: Plan): void } {
  let planned: Plan | undefined
  let startedAt: number | undefined

  async function shutDown({ steps, timeout }: Plan): Promise<void> {
    const timer = setTimeout(() => {
      log.error({ timeout }, 'the shutdown took too long and was cut')
      host.exit(1)
    }, timeout)
    let failed = false
    for (const [step, run] of steps) {
      try {
        await run()
      } catch (error) {
        failed = true
        log.error({ err: error, step }, 'a step of the shutdown failed')
      }
    }
    clearTimeout(timer)
    host.exit(failed ? 1 : 0)
  }

  function onSignal(signal: Signal): void {
    const now = performance.now()
    if (planned && startedAt === undefined) {
      startedAt = now
      log.info({ signal }, 'shutting down')
      void shutDown(planned)
    } else if (startedAt === undefined || now - startedAt > repeatedWithin) host.exit(128 + numbers[signal])
  }

  host.on('SIGTERM', onSignal)
  host.on('SIGINT', onSignal)
  return {
    plan(plan) {
      planned = plan
    },
  }
}
