import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Context } from '#server/core/context.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { openDatabase } from '#server/core/database/openDatabase.ts'
import { readEnv } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { features } from '#server/features.ts'
import { createServices } from '#server/services.ts'
import { administer, databaseUrl } from './database.ts'

/** One template with the production migrations. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_POSTGRES_URL
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-template-'))
  const templateName = `oga_template_${newId()}`
  if (server) {
    await administer(server, `create database ${templateName}`)
  }
  const read = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(server ? { DATABASE_URL: databaseUrl(server, templateName) } : {}),
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const log = createLog(read.env)
  const database = await openDatabase(read.env, log)
  await migrateDatabase(database)
  await installQueue({ env: read.env, log, database, db: database.db })
  await database.close()
  const template = path.join(dataDir, 'postgres')
  // PGlite writes to all of it at each start; default: 128 MB.
  if (!server) fs.appendFileSync(path.join(template, 'postgresql.conf'), "\nshared_buffers = '8MB'\n")
  process.env.TEST_EMBEDDED_TEMPLATE = template
  process.env.TEST_POSTGRES_TEMPLATE = templateName
  return async () => {
    fs.rmSync(dataDir, { recursive: true, force: true })
    if (server) await administer(server, `drop database if exists ${templateName} with (force)`)
  }
}

/** Routes may send jobs in a transaction. */
async function installQueue(context: Context): Promise<void> {
  const services = createServices(context, { personalData: [] })
  services.queue.define(features.flatMap((feature) => feature.create(services).jobs ?? []))
  await services.queue.install()
}
