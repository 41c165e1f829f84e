import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/openDatabase.ts'
import { readEnv } from '#server/core/env.ts'
import { serverFolder } from '#server/core/folders.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { administer, databaseUrl } from './database.ts'

const server = process.env.TEST_POSTGRES_URL

/** Of an earlier version, with migrations up to `last`. */
export async function databaseBefore(
  last: string,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-before-'))
  const name = `oga_before_${newId()}`
  if (server) await administer(server, `create database ${name}`)
  const read = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...(server && { DATABASE_URL: databaseUrl(server, name) }),
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const database = await openDatabase(read.env, createLog(read.env))
  await database.withUnlimitedClient((client) =>
    migrate(drizzle(client), { migrationsFolder: migrationsUntil(last, folder) }),
  )
  return {
    database,
    async close() {
      await database.close()
      if (server) await administer(server, `drop database ${name} with (force)`)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function migrationsUntil(last: string, folder: string): string {
  const copy = path.join(folder, 'migrations')
  fs.cpSync(path.join(serverFolder, 'migrations'), copy, { recursive: true })
  const journal = path.join(copy, 'meta', '_journal.json')
  const { entries, ...head } = JSON.parse(fs.readFileSync(journal, 'utf8'))
  const end = entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1
  fs.writeFileSync(journal, JSON.stringify({ ...head, entries: entries.slice(0, end) }))
  return copy
}
