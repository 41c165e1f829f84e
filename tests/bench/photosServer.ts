import { createApp } from '#server/app.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { ensureActors, identifyByHeader } from '../support/calls.ts'

/* A separate process. Prints its URL. */
const read = readEnv(process.env)
if ('problems' in read) throw new Error(read.problems.join('; '))
const log = createLog(read.env)
const context = await openContext(read.env, log)
await migrateDatabase(context.database)
await ensureActors(context.db)
const app = createApp(context, { identify: identifyByHeader })
const { port } = await listenOn(app.listener, 0, '127.0.0.1')
process.stdout.write(`http://127.0.0.1:${port}\n`)
process.on('SIGTERM', () => process.exit(0))
