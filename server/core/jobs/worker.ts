import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import type { Logger } from '#server/core/log.ts'
import { withTimeout } from '#server/core/withTimeout.ts'
import type { JobHandler } from './job.ts'

const stopped: object = { error: 'Stopped' }

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
  batchSize: number
  /** Milliseconds. */
  batchWait: number
  renew(ids: string[]): Promise<unknown>
  log: Logger
}

/** In sequence. pg-boss's own worker ends the process if it cannot write a job's end. */
export function createWorker(options: Work): Worker {
  const { boss, name, run, pollInterval, lease, expireIn, batchSize, batchWait, renew, log } = options
  let stopping = false
  const sleep = createSleep(pollInterval * 1000)
  let current: string[] = []

  async function loop(): Promise<void> {
    while (!stopping) {
      sleep.reset()
      const jobs = await boss.fetch(name, { batchSize })
      if (jobs.length > 0) await work(jobs)
      if (jobs.length === batchSize || stopping) continue
      await sleep.start()
      if (sleep.isWoken && batchWait > 0 && !stopping) await pause(batchWait)
    }
  }

  async function work(jobs: PgBoss.Job<unknown>[]): Promise<void> {
    current = jobs.map(({ id }) => id)
    const start = performance.now()
    const renewing = setInterval(() => {
      if (performance.now() - start > expireIn * jobs.length * 1000) clearInterval(renewing)
      else
        renew(current).catch((error: unknown) =>
          log.warn({ err: error, job: name, ids: current }, 'a job was not renewed'),
        )
    }, lease * 333)
    try {
      const done: string[] = []
      for (const { id, data } of jobs) {
        if (stopping && done.length > 0) break
        const failure = await attempt(data)
        if (failure === undefined) done.push(id)
        else {
          log.warn({ err: failure, job: name, id }, 'a job failed')
          // Messages may contain data.
          await end([id], () => boss.fail(name, id, { error: failure.name }))
        }
      }
      if (done.length > 0) await end(done, () => boss.complete(name, done))
      log.debug({ job: name, ids: done, ms: Math.round(performance.now() - start) }, 'jobs are done')
      if (current.length > 0) await boss.fail(name, current, stopped)
    } catch (error) {
      log.warn(
        { err: error, job: name, ids: current },
        'the end of a job could not be written, it will run again',
      )
    } finally {
      clearInterval(renewing)
      current = []
    }
  }

  async function end(ids: string[], write: () => Promise<unknown>): Promise<void> {
    await write()
    current = current.filter((id) => !ids.includes(id))
  }

  async function attempt(data: unknown): Promise<Error | undefined> {
    try {
      await run(data)
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  const running = loop().catch((error: unknown) => log.error({ err: error, job: name }, 'a worker stopped'))
  return {
    wake: sleep.wake,
    async stop(timeoutMs) {
      stopping = true
      sleep.wake()
      await withTimeout(timeoutMs, running)
      if (current.length > 0) await boss.fail(name, current, stopped).catch(() => undefined)
    },
  }
}

/** Ends at once if woken since `reset`. */
function createSleep(milliseconds: number) {
  let isWoken = false
  let finish = () => {}
  return {
    get isWoken() {
      return isWoken
    },
    reset() {
      isWoken = false
    },
    wake() {
      isWoken = true
      finish()
    },
    async start(): Promise<void> {
      if (isWoken) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        finish = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}
