import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Context } from '#server/core/context.ts'
import { advisoryLocks } from '#server/core/database/locks.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { features } from '#server/features.ts'
import { createServices } from '#server/services.ts'

/*
 * A database with the production migrations, which tests copy. The first worker that needs it makes it: workers load the
 * server anyway, while Vitest's own process would load it before any of them begins.
 */

/** Creates the database `name` unless another worker has; `urlOf` gives the address of a database. */
export async function makePostgresTemplate(
  server: string,
  name: string,
  urlOf: (database: string) => string,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.testTemplates])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    await fill({ DATABASE_URL: urlOf(draft) })
    await client.query(`alter database ${draft} rename to ${name}`)
  } finally {
    await client.end()
  }
}

/** Each worker has its own, in `folder`. Returns its path. */
export async function makeEmbeddedTemplate(folder: string): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(folder, 'embedded-'))
  const template = path.join(dataDir, 'postgres')
  const cached = cachedTemplate()
  const isCached = fs.existsSync(cached)
  if (isCached) fs.cpSync(cached, template, { recursive: true })
  await fill({ DATA_DIR: dataDir })
  if (!isCached) keepTemplate(template, cached)
  return template
}

async function fill(where: Record<string, string>): Promise<void> {
  const read = readEnv({ NODE_ENV: 'test', DATA_DIR: os.tmpdir(), LOG_LEVEL: 'silent', ...where })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const context = await openContext(read.env, createLog(read.env))
  await migrateDatabase(context.database)
  await installQueue(context)
  await context.database.close()
}

/** By what it is made of: creating one takes seconds. */
function cachedTemplate(): string {
  const migrations = path.resolve('server/migrations')
  const hash = crypto.createHash('sha256')
  const files = fs.readdirSync(migrations).sort()
  for (const file of ['../../package-lock.json', 'meta/_journal.json', ...files])
    if (file !== 'meta') hash.update(file).update(fs.readFileSync(path.join(migrations, file)))
  return path.resolve('node_modules/.cache/test-templates', hash.digest('hex').slice(0, 16))
}

/** Those of older migrations go; another worker's equal one may have come first. */
function keepTemplate(template: string, cached: string): void {
  const folder = path.dirname(cached)
  const draft = `${cached}-${process.pid}`
  fs.mkdirSync(folder, { recursive: true })
  for (const other of fs.readdirSync(folder))
    if (!other.startsWith(path.basename(cached)))
      fs.rmSync(path.join(folder, other), { recursive: true, force: true })
  fs.cpSync(template, draft, { recursive: true })
  try {
    fs.renameSync(draft, cached)
  } catch (error) {
    fs.rmSync(draft, { recursive: true })
    if (!fs.existsSync(cached)) throw error
  }
}

/** Routes may send jobs in a transaction. */
async function installQueue(context: Context): Promise<void> {
  const services = createServices(context, { personalData: [] })
  services.queue.define(features.flatMap((feature) => feature.create(services).jobs ?? []))
  await services.queue.install()
}
