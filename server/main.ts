import 'dotenv/config'
import { createApp } from './app.ts'
import type { Context } from './core/context.ts'
import { DatabaseProblem } from './core/database.ts'
import { readEnv } from './core/env.ts'
import { listenOn, PortProblem } from './core/listenOn.ts'
import { createLog } from './core/log.ts'
import { createMetrics } from './core/metrics.ts'
import { migrateDatabase } from './core/migrate.ts'
import { openDatabase } from './core/openDatabase.ts'
import { ensureDemoData } from './demo/demo.service.ts'
import { createJobs } from './jobs.ts'
import { welcome } from './welcome.ts'

/** Environment, database, app, listen; on SIGTERM the reverse. */
async function main(): Promise<void> {
  const read = readEnv(process.env)
  if ('problems' in read) return fail(read.problems)
  const { env } = read
  const log = createLog(env)
  const database = await openDatabase(env, log)
  await migrateDatabase(database)
  const context: Context = { env, log, database, db: database.db }
  await ensureDemoData(context)
  const app = createApp(context)
  const jobs = createJobs(context, app)
  const metrics = createMetrics(context)
  await metrics.start()
  const listening = await listenOn(metrics.watch(app.listener), env.PORT, env.HOST)
  await app.client.attach(listening.server)
  await Promise.all([app.answers.start(), jobs.start()])
  process.stdout.write(welcome(env, listening.port))

  const stop = async () => {
    app.express.set('stopping', true)
    await app.client.close()
    await listening.drain()
    await Promise.all([app.answers.stop(), jobs.stop()])
    await app.flush()
    await metrics.stop()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
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
