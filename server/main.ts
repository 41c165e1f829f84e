import 'dotenv/config'
import { drizzle } from 'drizzle-orm/node-postgres'
import { ensureFirstAdministrator } from './administrators/firstAdministrator.ts'
import { createApp } from './app.ts'
import type { Context } from './core/context.ts'
import { DatabaseProblem } from './core/database/database.ts'
import { migrateDatabase } from './core/database/migrate.ts'
import { openDatabase } from './core/database/openDatabase.ts'
import { drainSeconds, isDemo, readEnv } from './core/env.ts'
import { drainTimeout, listenOn, PortProblem, streamTimeout } from './core/http/listenOn.ts'
import { createMetrics } from './core/http/monitoring/metrics.ts'
import { shutdownOnSignal } from './core/http/shutdown.ts'
import { createLog } from './core/log.ts'
import { freeMemoryAtRest } from './core/restingMemory.ts'
import { refreshDerived } from './listings/listings.derived.ts'
import { searchGauges } from './listings/search/feed/gauges.ts'
import { welcome } from './welcome.ts'

async function main(): Promise<void> {
  const read = readEnv(process.env)
  if ('problems' in read) return fail(read.problems)
  const { env } = read
  const log = createLog(env)
  const shutdown = shutdownOnSignal(log)
  const database = await openDatabase(env, log)
  await migrateDatabase(database)
  await database.withUnlimitedClient((client) => refreshDerived(drizzle(client)))
  const context: Context = { env, log, database, db: database.db }
  const demo = isDemo(env) ? (await import('#demo/demo.ts')).demo : undefined
  await demo?.ensureData(context)
  await ensureFirstAdministrator(context)
  const app = createApp(context, { demo })
  const { auth, queue, mailer, responseCache, searchEngine } = app.services
  // The first request may send jobs.
  await queue.install()
  const metrics = createMetrics(context, searchGauges(searchEngine))
  await metrics.start()
  const listening = await listenOn(metrics.watch(app.listener), env.PORT, env.HOST)
  const drawing = new AbortController()
  const delay = drainSeconds(env) * 1000
  shutdown.plan({
    timeout: delay + drainTimeout + 4000,
    steps: [
      ['announcement', async () => void app.express.set('stopping', true)],
      ['pictures', async () => drawing.abort()],
      ['client', () => app.client.close()],
      // Jobs stop with the requests: other servers take queued ones.
      [
        'requests and jobs',
        () => all([listening.drain(delay), app.endStreams(delay + streamTimeout), queue.stop()]),
      ],
      ['search index', async () => searchEngine.stop()],
      ['response cache', () => responseCache.stop()],
      ['counters', () => app.flush()],
      ['mails', async () => mailer?.close()],
      ['metrics', () => metrics.stop()],
      ['database', () => database.close()],
    ],
  })
  await app.client.attach(listening.server)
  await Promise.all([responseCache.start(), queue.start()])
  process.stdout.write(welcome(env, listening.port, demo))
  freeMemoryAtRest()
  if (env.NODE_ENV !== 'test')
    demo
      ?.drawFirstPictures(context, app.services.pictures, drawing.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'the first pictures could not be drawn'))
  auth.load().catch((error: unknown) => log.warn({ err: error }, 'sign-in could not be prepared'))
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
  const expected = error instanceof DatabaseProblem || error instanceof PortProblem
  fail([
    expected ? `Óga cannot start: ${error.message}` : String(error instanceof Error ? error.stack : error),
  ])
})
