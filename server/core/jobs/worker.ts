import type PgBoss from 'pg-boss'
import type { Logger } from '#server/core/log.ts'
import type { JobHandler } from './job.ts'

export interface Worker {
  wake(): void
  /** A running job returns to the queue after `timeout` milliseconds. */
  stop(timeout: number): Promise<void>
}

interface Work {
  boss: PgBoss
  name: string
  run: JobHandler['run']
  /** Seconds. */
  pollInterval: number
  lease: number
  expireIn: number
  renew(id: string): Promise<unknown>
  log: Logger
}

/**
 * In sequence. pg-boss's own worker ends the process where a job's end cannot be written; here such a job
 * runs again.
 */
export function createWorker({ boss, name, run, pollInterval, lease, expireIn, renew, log }: Work): Worker {
  let stopping = false
  let awake = false
  let wake = () => {
    awake = true
  }
  let current: string | undefined

  async function loop(): Promise<void> {
    while (!stopping) {
      awake = false
      const [job] = await boss.fetch(name)
      if (job) await work(job)
      else if (!awake && !stopping) await sleep()
    }
  }

  async function work({ id, data }: PgBoss.Job<unknown>): Promise<void> {
    current = id
    const start = performance.now()
    const renewing = setInterval(() => {
      if (performance.now() - start > expireIn * 1000) clearInterval(renewing)
      else
        renew(id).catch((error: unknown) => log.warn({ err: error, job: name, id }, 'a job was not renewed'))
    }, lease * 333)
    try {
      const failure = await attempt(data)
      if (failure === undefined) {
        await boss.complete(name, id)
        log.debug({ job: name, id, ms: Math.round(performance.now() - start) }, 'a job is done')
      } else {
        log.warn({ err: failure, job: name, id }, 'a job failed')
        // Only the type: messages may contain data.
        await boss.fail(name, id, { error: failure.name })
      }
    } catch (error) {
      log.warn({ err: error, job: name, id }, 'the end of a job could not be written, it will run again')
    } finally {
      clearInterval(renewing)
      current = undefined
    }
  }

  async function attempt(data: unknown): Promise<Error | undefined> {
    try {
      await run(data)
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollInterval * 1000)
      wake = () => {
        awake = true
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const running = loop().catch((error: unknown) => log.error({ err: error, job: name }, 'a worker stopped'))
  return {
    wake: () => wake(),
    async stop(timeoutMs) {
      stopping = true
      wake()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs)
      })
      await Promise.race([running, late])
      clearTimeout(timer)
      if (current) await boss.fail(name, current, { error: 'Stopped' }).catch(() => undefined)
    },
  }
}
