import type { EventEmitter } from 'node:events'
import type { Logger } from '#server/core/log.ts'

type ShutdownStep = [name: string, run: () => Promise<void>]

export interface Plan {
  /** In order; failures are logged. */
  steps: ShutdownStep[]
  /** Milliseconds until the process exits anyway. */
  timeout: number
}

/** Milliseconds: `npm` repeats the signal. */
const repeatWindow = 500
const numbers = { SIGINT: 2, SIGTERM: 15 } as const
type Signal = keyof typeof numbers

export interface Shutdown {
  /**
   * Sets the plan and starts what it stops: its steps begin when the start is over, as what starts may use what
   * they close. False: a signal has come meanwhile. Throws what the start throws.
   */
  plan(plan: Plan, start?: () => Promise<unknown>): Promise<boolean>
}

/**
 * Runs the plan on SIGTERM and SIGINT, then exits. Exits at once before a plan is set (PID 1 has no default
 * handler), and on a second signal.
 */
export function shutdownOnSignal(
  log: Logger,
  host: Pick<NodeJS.Process, 'exit'> & Pick<EventEmitter, 'on'> = process,
): Shutdown {
  let planned: Plan | undefined
  let started: Promise<unknown> = Promise.resolve()
  let stoppingSince: number | undefined

  async function shutDown({ steps, timeout }: Plan): Promise<void> {
    const timer = setTimeout(() => {
      log.error({ timeout }, 'the shutdown took too long and was cut')
      host.exit(1)
    }, timeout)
    let failed = false
    // Who started it is told of its failure.
    await started.catch(() => undefined)
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
    if (planned && stoppingSince === undefined) {
      stoppingSince = now
      log.info({ signal }, 'shutting down')
      void shutDown(planned)
    } else if (stoppingSince === undefined || now - stoppingSince > repeatWindow)
      host.exit(128 + numbers[signal])
  }

  host.on('SIGTERM', onSignal)
  host.on('SIGINT', onSignal)
  return {
    async plan(plan, start) {
      planned = plan
      if (start) started = start()
      await started
      return stoppingSince === undefined
    },
  }
}
