import type { EventEmitter } from 'node:events'
import type { Logger } from '#server/core/log.ts'

export type ShutdownStep = [name: string, run: () => Promise<void>]

interface Plan {
  /** In order; failures are logged. */
  steps: ShutdownStep[]
  /** Milliseconds until the process exits anyway. */
  timeout: number
}

/** Milliseconds: `npm` repeats the signal. */
const repeatWindow = 500
const numbers = { SIGINT: 2, SIGTERM: 15 } as const
type Signal = keyof typeof numbers

/**
 * Runs the plan on SIGTERM and SIGINT, then exits. Exits at once before a plan is set (PID 1 has no default
 * handler), and on a second signal.
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
    } else if (startedAt === undefined || now - startedAt > repeatWindow) host.exit(128 + numbers[signal])
  }

  host.on('SIGTERM', onSignal)
  host.on('SIGINT', onSignal)
  return {
    plan(plan) {
      planned = plan
    },
  }
}
