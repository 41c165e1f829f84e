import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Context } from './context.ts'
import type { Db } from './database.ts'
import { advisoryLocks } from './locks.ts'
import { createWorker, type Worker } from './worker.ts'

const schema = 'queue'
/** Longer than the longest schedule, since a finished job marks its slot as taken. */
const keepFinishedSeconds = 48 * 60 * 60

export interface JobOptions {
  /** How often a failing job is tried again. */
  retries?: number
  /** Seconds before the first new try; each further one waits twice as long. */
  retryDelay?: number
  /** Seconds that a job may take; what takes longer counts as failed. */
  expireIn?: number
  /** Seconds after which a job whose server died counts as failed; a server that lives renews it meanwhile. */
  lease?: number
  /** Seconds between looks for jobs that other servers sent; what this one sends is done at once. */
  lookEvery?: number
}

/** What a job does. The data crossed the database, so the handler checks it. A job may run more than once. */
export type JobHandler = (data: unknown) => Promise<void>

export interface Queue {
  /** Says what a job of this name does. All names are defined before `install` or `start`. */
  define(name: string, handler: JobHandler, options?: JobOptions): void
  /** Has a defined job done once per so many minutes, by whichever server is first. */
  schedule(name: string, everyMinutes: number): void
  /** Enqueues a job; with `tx` it exists only if that transaction commits. */
  send(name: string, data: object, options?: { tx?: Db }): Promise<void>
  /** Prepares the tables and the names. After it jobs can be sent. */
  install(): Promise<void>
  /** Installs, then works and keeps the schedule until `stop`. */
  start(): Promise<void>
  /** Takes nothing new and waits for what is being done, at most so many milliseconds. */
  stop(patience?: number): Promise<void>
}

interface Definition {
  handler: JobHandler
  options: Required<JobOptions>
}

/**
 * Durable jobs in the database itself: in a schema of their own, over the server's own pool. `upkeepEvery`: seconds between looks for
 * jobs whose server died.
 */
export function createQueue(
  { database, db, log }: Pick<Context, 'database' | 'db' | 'log'>,
  upkeepEvery = 60,
): Queue {
  const definitions = new Map<string, Definition>()
  const schedules = new Map<string, number>()
  const slots = new Map<string, number>()
  const workers = new Map<string, Worker>()
  let ticking: NodeJS.Timeout | undefined
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: upkeepEvery,
    archiveCompletedAfterSeconds: keepFinishedSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue could not do its upkeep'))

  async function install(): Promise<void> {
    await database.withPatientClient(async (client) => {
      await client.query('select pg_advisory_lock($1)', [advisoryLocks.queueTables])
      const installer = new PgBoss({
        db: { executeSql: (text, values) => client.query(text, values) },
        schema,
        schedule: false,
        supervise: false,
      })
      try {
        await installer.start()
        for (const [name, { options }] of definitions) {
          const settings = {
            name,
            retryLimit: options.retries,
            retryDelay: options.retryDelay,
            retryBackoff: true,
            expireInSeconds: Math.min(options.lease, options.expireIn),
          }
          await installer.createQueue(name, settings)
          await installer.updateQueue(name, settings)
        }
        await installer.stop({ graceful: false, close: false })
      } finally {
        await client.query('select pg_advisory_unlock($1)', [advisoryLocks.queueTables])
      }
    })
  }

  const renew = (name: string) => (id: string) =>
    database.pool.query(
      `update ${schema}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`,
      [name, id],
    )

  /** Sends what is due; the database's clock decides the slot, so that all servers together send it once. */
  async function tick(): Promise<void> {
    for (const [name, minutes] of schedules) {
      const slot = Math.floor(Date.now() / (minutes * 60_000))
      if (slots.get(name) === slot) continue
      try {
        const id = await boss.send(name, {}, { singletonSeconds: minutes * 60 })
        slots.set(name, slot)
        if (id) workers.get(name)?.wake()
      } catch (error) {
        log.warn({ err: error, job: name }, 'a scheduled job could not be sent')
      }
    }
  }

  return {
    define(name, handler, options = {}) {
      const defaults = { retries: 5, retryDelay: 5, expireIn: 600, lease: 60, lookEvery: 30 }
      definitions.set(name, { handler, options: { ...defaults, ...options } })
    },
    schedule(name, everyMinutes) {
      if (!definitions.has(name)) throw new Error(`the job ${name} is not defined`)
      schedules.set(name, everyMinutes)
    },
    async send(name, data, { tx } = {}) {
      const id = await boss.send(name, data, { db: { executeSql: executeOn(tx ?? db) } })
      if (!id) throw new Error(`the job ${name} is not defined`)
      workers.get(name)?.wake()
    },
    install,
    async start() {
      await install()
      await boss.start()
      for (const [name, { handler, options }] of definitions)
        workers.set(name, createWorker({ ...options, boss, name, handler, renew: renew(name), log }))
      await tick()
      ticking = setInterval(tick, 20_000)
      ticking.unref()
    },
    async stop(patience = 5000) {
      clearInterval(ticking)
      await Promise.all([...workers.values()].map((worker) => worker.stop(patience)))
      workers.clear()
      await boss.stop({ graceful: false, close: false })
    },
  }
}

/** Runs the queue's statements on a handle of ours, a transaction or the database. */
function executeOn(handle: Db) {
  return async (text: string, values: unknown[]) => {
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, at) =>
      at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    )
    const { rows } = await handle.execute(sql.join(chunks))
    return { rows }
  }
}
