import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import { afterCommit } from '#server/core/database/afterCommit.ts'
import type { Db } from '#server/core/database/database.ts'
import { advisoryLocks } from '#server/core/database/locks.ts'
import type { Job, JobHandler, JobOptions, JobToSend } from './job.ts'
import { type FailedSelection, type QueueState, readQueueState, retryFailed } from './queueState.ts'
import { createSchedule } from './schedule.ts'
import { createWorker, type Worker } from './worker.ts'

const schema = 'queue'
/** A finished job marks its slot: longer than the longest schedule. */
const finishedJobsSeconds = 48 * 60 * 60

export interface SendOptions {
  tx?: Db
  /** Sent once per key. */
  key?: string
  startAfter?: Date
}

export interface Queue {
  define(handlers: readonly JobHandler[]): void
  /** With `tx` it starts after the commit. */
  send<Data extends z.ZodType>(job: Job<Data>, data: z.input<Data>, options?: SendOptions): Promise<void>
  /** In one statement. */
  sendAll(jobs: readonly JobToSend[], options?: Pick<SendOptions, 'tx'>): Promise<void>
  install(): Promise<void>
  /** Looks at once for jobs that were sent elsewhere. */
  wake(names: Iterable<string>): void
  /** Includes `install`. */
  start(): Promise<void>
  state(): Promise<QueueState>
  /** All by default; `record` runs in the transaction. Returns their number. */
  retry(failed: FailedSelection, record: (tx: Db, count: number) => Promise<void>): Promise<number>
  /** Waits up to `timeout` milliseconds for running jobs. */
  stop(timeout?: number): Promise<void>
}

const defaults = {
  retries: 5,
  retryDelay: 5,
  expireIn: 600,
  lease: 60,
  pollInterval: 30,
  batchSize: 1,
  batchWait: 0,
  steady: false,
} satisfies Required<JobOptions>

interface QueueOptions {
  /** Seconds. */
  upkeepEvery?: number
  /** The names of jobs that others do. */
  onSent?: (names: Iterable<string>) => void
}

/** pg-boss over the server's pool. */
export function createQueue(
  { database, db, log }: Pick<Context, 'database' | 'db' | 'log'>,
  { upkeepEvery = 60, onSent = () => undefined }: QueueOptions = {},
): Queue {
  const handlers = new Map<string, JobHandler>()
  const workers = new Map<string, Worker>()
  const installedNames = new Set<string>()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: upkeepEvery,
    archiveCompletedAfterSeconds: finishedJobsSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue could not do its upkeep'))
  const wake = (names: Iterable<string>) => {
    for (const name of names) workers.get(name)?.wake()
    onSent(names)
  }
  const schedule = createSchedule({ boss, log, handlers, onSent: (name) => wake([name]) })

  let installed: Promise<void> | undefined
  function installOnce(): Promise<void> {
    installed ??= installQueues(database, handlers).then(() => {
      for (const name of handlers.keys()) installedNames.add(name)
    })
    return installed
  }
  const renew = (name: string) => (ids: string[]) =>
    database.pool.query(
      `update ${schema}.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`,
      [name, ids],
    )

  return {
    define(defined) {
      for (const handler of defined) handlers.set(handler.job.name, handler)
    },
    async send({ name }, data, options = {}) {
      const handle = options.tx ?? db
      await sendJob(boss, handle, { name, data, ...options })
      afterCommit(handle, () => wake([name]))
    },
    async sendAll(jobs, { tx = db } = {}) {
      const names = new Set(jobs.map(({ name }) => name))
      // pg-boss silently omits jobs of unknown names.
      for (const name of names)
        if (!installedNames.has(name) && !(await isDefined(tx, name))) throw notDefined(name)
      await insertJobs(boss, tx, jobs)
      afterCommit(tx, () => wake(names))
    },
    state: () => installOnce().then(() => readQueueState(db, [...handlers.keys()])),
    async retry(failed, record) {
      await installOnce()
      const names = await retryFailed(db, failed, record)
      wake(new Set(names))
      return names.length
    },
    install: installOnce,
    wake,
    async start() {
      await installOnce()
      await boss.start()
      const waiting = new Map<string, string[]>()
      for (const [name, { job, run, paused }] of handlers) {
        if (paused === undefined)
          workers.set(
            name,
            createWorker({ ...defaults, ...job.options, boss, name, run, renew: renew(name), log }),
          )
        else waiting.set(paused, [...(waiting.get(paused) ?? []), name])
      }
      for (const [reason, jobs] of waiting) log.warn({ jobs }, reason)
      await schedule.start()
    },
    async stop(timeoutMs = 5000) {
      schedule.stop()
      await Promise.all([...workers.values()].map((worker) => worker.stop(timeoutMs)))
      workers.clear()
      await boss.stop({ graceful: false, close: false })
    },
  }
}

async function installQueues(
  database: Context['database'],
  handlers: ReadonlyMap<string, JobHandler>,
): Promise<void> {
  await database.withUnlimitedClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.queueTables])
    const installer = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      schema,
      schedule: false,
      supervise: false,
    })
    try {
      await installer.start()
      for (const [name, { job }] of handlers) {
        const options = { ...defaults, ...job.options }
        const settings = {
          name,
          retryLimit: options.retries,
          retryDelay: options.retryDelay,
          retryBackoff: !options.steady,
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

async function sendJob(
  boss: PgBoss,
  handle: Db,
  { name, data, key, startAfter }: SendOptions & { name: string; data: unknown },
): Promise<void> {
  if (typeof data !== 'object' || data === null) throw new TypeError(`the job ${name} carries no object`)
  const id = await boss.send(name, data, {
    db: { executeSql: executeOn(handle) },
    ...(key !== undefined && { id: uuidFrom(`${name} ${key}`) }),
    ...(startAfter && { startAfter }),
  })
  if (id || (key !== undefined && (await isDefined(handle, name)))) return
  throw notDefined(name)
}

async function insertJobs(boss: PgBoss, handle: Db, jobs: readonly JobToSend[]): Promise<void> {
  const rows = jobs.map(({ name, data, key }) => ({
    name,
    data,
    ...(key !== undefined && { id: uuidFrom(`${name} ${key}`) }),
  }))
  // Missing in pg-boss's types.
  const options: object = { db: { executeSql: executeOn(handle) } }
  await boss.insert(rows, options)
}

const notDefined = (name: string) => new Error(`the job ${name} is not defined`)

async function isDefined(handle: Db, name: string): Promise<boolean> {
  const { rows } = await handle.execute(sql`select 1 from queue.queue where name = ${name}`)
  return rows.length > 0
}

function uuidFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

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
