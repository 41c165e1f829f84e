import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { administer, createTestDatabase, databaseUrl } from '#tests/support/database.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

const server = process.env.TEST_POSTGRES_URL

async function open(env: Record<string, string>) {
  const read = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  return openDatabase(read.env, createLog(read.env))
}

const countMigrations =
  'select count(*)::int as count, count(distinct hash)::int as different from drizzle.__drizzle_migrations'

describe('migrations', () => {
  it('do nothing when they have run', async () => {
    const test = await createTestDatabase()
    const database = await open(test.env)
    const before = await database.pool.query(countMigrations)
    await migrateDatabase(database)
    const after = await database.pool.query(countMigrations)
    expect(after.rows).toEqual(before.rows)
    await database.close()
    await test.drop()
  })

  it.runIf(server)('run once when several servers start on an empty database', async () => {
    const url = String(server)
    const name = `oga_empty_${newId()}`
    const folder = await createTestDatabase()
    await administer(url, `create database ${name}`)
    const env = { DATA_DIR: folder.env.DATA_DIR, DATABASE_URL: databaseUrl(url, name) }
    const servers = await Promise.all([open(env), open(env), open(env)])
    await Promise.all(servers.map(migrateDatabase))
    const [first] = servers
    const { rows } = await (first ?? (await open(env))).pool.query(countMigrations)
    expect(rows[0].count).toBeGreaterThan(0)
    expect(rows[0].different).toBe(rows[0].count)
    await expect(first?.pool.query('select from listings')).resolves.toMatchObject({ rowCount: 0 })
    await Promise.all(servers.map((one) => one.close()))
    await administer(url, `drop database ${name} with (force)`)
    await folder.drop()
  })
})
