import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Context } from '#server/core/context.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { features } from '#server/features.ts'
import { createServices } from '#server/services.ts'
import { administer, databaseUrl } from './database.ts'

export const setup = () => prepare(process.env.TEST_POSTGRES_URL)

/** One template with the production migrations; without a `server`, of the embedded database. */
export async function prepare(server: string | undefined): Promise<() => Promise<void>> {
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
  const template = path.join(dataDir, 'postgres')
  const cached = server ? undefined : cachedTemplate()
  if (cached && fs.existsSync(cached)) fs.cpSync(cached, template, { recursive: true })
  const log = createLog(read.env)
  const context = await openContext(read.env, log)
  const { database } = context
  await migrateDatabase(database)
  await installQueue(context)
  await database.close()
  if (cached && !fs.existsSync(cached)) keepTemplate(template, cached)
  if (server) process.env.TEST_POSTGRES_TEMPLATE = templateName
  else process.env.TEST_EMBEDDED_TEMPLATE = template
  return async () => {
    fs.rmSync(dataDir, { recursive: true, force: true })
    if (server) await administer(server, `drop database if exists ${templateName} with (force)`)
  }
}

/** Of the embedded database, by what it is made of: creating one takes seconds. */
function cachedTemplate(): string {
  const migrations = path.resolve('server/migrations')
  const hash = crypto.createHash('sha256')
  const files = fs.readdirSync(migrations).sort()
  for (const file of ['../../package-lock.json', 'meta/_journal.json', ...files])
    if (file !== 'meta') hash.update(file).update(fs.readFileSync(path.join(migrations, file)))
  return path.resolve('node_modules/.cache/test-templates', hash.digest('hex').slice(0, 16))
}

function keepTemplate(template: string, cached: string): void {
  const folder = path.dirname(cached)
  fs.rmSync(folder, { recursive: true, force: true })
  const draft = `${cached}-${process.pid}`
  fs.cpSync(template, draft, { recursive: true })
  fs.renameSync(draft, cached)
}

/** Routes may send jobs in a transaction. */
async function installQueue(context: Context): Promise<void> {
  const services = createServices(context, { personalData: [] })
  services.queue.define(features.flatMap((feature) => feature.create(services).jobs ?? []))
  await services.queue.install()
}
