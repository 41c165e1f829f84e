import { createApp } from '#server/app.ts'
import type { Context } from '#server/core/context.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { openDatabase } from '#server/core/database/openDatabase.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { ensureActors, identifyByHeader } from '../support/calls.ts'

/* A separate process. Prints its URL. */
const read = readEnv(process.env)
if ('problems' in read) throw new Error(read.problems.join('; '))
const log = createLog(read.env)
const database = await openDatabase(read.env, log)
await migrateDatabase(database)
await ensureActors(database.db)
const context: Context = { env: read.env, log, database, db: database.db }
const app = createApp(context, { identify: identifyByHeader })
const { port } = await listenOn(app.listener, 0, '127.0.0.1')
process.stdout.write(`http://127.0.0.1:${port}\n`)
process.on('SIGTERM', () => process.exit(0))
