import 'dotenv/config'
import { DatabaseProblem } from '#server/core/database/database.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { isDemo, readEnv } from '#server/core/env.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { clearDatabase, holdsOwnData } from './clear.ts'
import { createDemoData } from './demo.service.ts'

/** `npm run demo`. Refuses other data, unless called with `--replace`. */
async function main(): Promise<void> {
  const read = readEnv(process.env)
  if ('problems' in read) return fail(read.problems)
  const { env } = read
  if (!isDemo(env)) return fail(['The demo data is refused with NODE_ENV=production, unless DEMO=true.'])
  const log = createLog(env)
  const context = await openContext(env, log)
  const { database } = context
  try {
    await migrateDatabase(database)
    if (!process.argv.includes('--replace') && (await holdsOwnData(context.db)))
      return fail([
        'The database holds accounts or pictures that are not demo data. `npm run demo -- --replace` deletes them all.',
      ])
    const start = performance.now()
    await clearDatabase(database)
    await createDemoData(context, { listings: env.DEMO_LISTINGS })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(`${env.DEMO_LISTINGS} demo listings in ${seconds} s.\n`)
  } finally {
    await database.close()
  }
}

function fail(lines: string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  const expected = error instanceof DatabaseProblem
  fail([expected ? error.message : String(error instanceof Error ? error.stack : error)])
})
