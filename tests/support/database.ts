import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { advisoryLocks } from '#server/core/database/locks.ts'
import { newId } from '#server/core/ids.ts'

/** Every test file uses a copy of one template: a PGlite folder, or `create database … template …`. */
export interface TestDatabase {
  env: { DATA_DIR: string; DATABASE_URL?: string }
  drop(): Promise<void>
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-test-'))
  const dropFolder = () => fs.rmSync(dataDir, { recursive: true, force: true })
  const server = process.env.TEST_POSTGRES_URL
  made ??= makeTemplate(server)
  const template = await made
  if (!server) {
    fs.cpSync(template, path.join(dataDir, 'postgres'), { recursive: true })
    return { env: { DATA_DIR: dataDir }, drop: async () => dropFolder() }
  }
  const name = `oga_test_${newId()}`
  // The default writes a log of each page.
  await administer(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, name) },
    async drop() {
      dropFolder()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Of this process. */
let made: Promise<string> | undefined

async function makeTemplate(server: string | undefined): Promise<string> {
  const { TEST_TEMPLATES: folder = os.tmpdir(), TEST_POSTGRES_TEMPLATE: name = 'template1' } = process.env
  const { makeEmbeddedTemplate, makePostgresTemplate } = await import('./template.ts')
  if (!server) return makeEmbeddedTemplate(folder)
  await makePostgresTemplate(server, name, (draft) => databaseUrl(server, draft))
  return name
}

/** With time for a busy machine: milliseconds, instead of the product's own. */
const patience = 'statement_timeout=20000&query_timeout=21000'

export function databaseUrl(server: string, name: string): string {
  const url = server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
  return `${url}${url.includes('?') ? '&' : '?'}${patience}`
}

/** Copies of one template are created one at a time. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.testDatabases])
    await client.query(statement)
  } finally {
    await client.end()
  }
}
