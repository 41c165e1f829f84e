import 'dotenv/config'
import { drizzle } from 'drizzle-orm/node-postgres'
import { ensureFirstAdministrator, FirstAdministratorProblem } from './administrators/firstAdministrator.ts'
import { loadLocal } from './ai/local/loadLocal.ts'
import { createApp } from './app.ts'
import type { Context } from './core/context.ts'
import { DatabaseProblem } from './core/database/database.ts'
import { migrateDatabase } from './core/database/migrate.ts'
import { drainSeconds, type Env, isDemo, readEnv } from './core/env.ts'
import { drainTimeout, PortProblem, streamTimeout } from './core/http/listenOn.ts'
import { fallbackGauges } from './core/http/monitoring/fallbackGauges.ts'
import { createMetrics } from './core/http/monitoring/metrics.ts'
import { type Plan, shutdownOnSignal } from './core/http/shutdown.ts'
import { createLog, type Logger } from './core/log.ts'
import { openContext } from './core/openContext.ts'
import { freeMemoryAtRest } from './core/restingMemory.ts'
import { createStart } from './core/starting.ts'
import type { Demo } from './demo.ts'
import { refreshDerived } from './listings/listings.derived.ts'
import { outboxGauges } from './listings/outbox/gauges.ts'
import { searchGauges } from './listings/search/indexRuntime/gauges.ts'
import { welcome } from './welcome.ts'

async function main(): Promise<void> {
  const read = readEnv(process.env)
  if ('problems' in read) return fail(read.problems)
  const { env } = read
  const log = createLog(env)
  const shutdown = shutdownOnSignal(log)
  const demo = isDemo(env) ? (await import('#demo/demo.ts')).demo : undefined
  const start = createStart({ env, log })
  const context = await start.whenDatabaseIsThere(() => prepare(env, log, demo))
  const { database } = context
  const app = createApp(context, { demo })
  const { auth, queue, mailer, responseCache, searchEngine, listingOutbox, webhookSender, estimateDrift } =
    app.services
  // The first request may send jobs.
  await start.whenDatabaseIsThere(() => queue.install())
  const metrics = createMetrics(context, [
    ...searchGauges(searchEngine),
    ...outboxGauges(listingOutbox),
    ...estimateDrift.gauges,
    ...fallbackGauges(context.fallbacks),
  ])
  await metrics.start()
  const listening = await start.listen(metrics.watch(app.listener))
  const drawing = new AbortController()
  const delay = drainSeconds(env) * 1000
  const plan: Plan = {
    timeout: delay + drainTimeout + 4000,
    steps: [
      ['announcement', async () => void app.express.set('stopping', true)],
      ['pictures', async () => drawing.abort()],
      ['client', () => app.client.close()],
      // Jobs stop with the requests: other servers take queued ones.
      [
        'requests and jobs',
        () =>
          all([
            listening.drain(delay),
            app.endStreams(delay + streamTimeout),
            queue.stop(),
            listingOutbox.stop(),
            webhookSender.stop(),
          ]),
      ],
      ['search index', async () => searchEngine.stop()],
      ['response cache', () => responseCache.stop()],
      ['counters', () => app.flush()],
      ['mails', async () => mailer?.close()],
      ['metrics', () => metrics.stop()],
      ['database', () => database.close()],
    ],
  }
  const isRunning = await shutdown.plan(plan, async () => {
    await app.client.attach(listening.server)
    await Promise.all([responseCache.start(), queue.start(), listingOutbox.start()])
    webhookSender.start()
  })
  if (!isRunning) return
  process.stdout.write(welcome(env, listening.port, demo))
  freeMemoryAtRest()
  if (env.NODE_ENV !== 'test')
    demo
      ?.drawFirstPictures(context, app.services.pictures, drawing.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'the first pictures could not be drawn'))
  loadLocal().catch((error: unknown) => log.warn({ err: error }, 'the assistant could not be prepared'))
  auth.load().catch((error: unknown) => log.warn({ err: error }, 'sign-in could not be prepared'))
}

async function prepare(env: Env, log: Logger, demo: Demo | undefined): Promise<Context> {
  const context = await openContext(env, log)
  const { database } = context
  try {
    await migrateDatabase(database)
    await database.withUnlimitedClient((client) => refreshDerived(drizzle(client)))
    await demo?.ensureData(context)
    await ensureFirstAdministrator(context)
    return context
  } catch (error) {
    await database.close()
    throw error
  }
}

async function all(works: Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(works)
  for (const work of settled) if (work.status === 'rejected') throw work.reason
}

function fail(lines: string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

main().catch((error: unknown) => {
  const expected = [DatabaseProblem, PortProblem, FirstAdministratorProblem].some(
    (problem) => error instanceof problem,
  )
  fail([
    expected && error instanceof Error
      ? `Óga cannot start: ${error.message}`
      : String(error instanceof Error ? error.stack : error),
  ])
})
