import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { createFallbacks } from '#server/core/fallbacks.ts'
import { createLog } from '#server/core/log.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

const server = process.env.TEST_POSTGRES_URL
const log = createLog({ LOG_LEVEL: 'fatal', NODE_ENV: 'test' })
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function createDatabase(): Promise<string> {
  const { env, drop } = await createTestDatabase()
  ends.push(drop)
  return env.DATABASE_URL ?? ''
}

async function open(replicas: string[]) {
  const fallbacks = createFallbacks({ NODE_ENV: 'test', FALLBACKS: 'answer' }, log)
  const database = await openPostgres(await createDatabase(), replicas, { log, fallbacks })
  ends.push(() => database.close())
  return { database, fallbacks }
}

const nameOf = async (db: Database['reads']) => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return rows[0]?.name
}

describe.skipIf(!server)('with replicas', () => {
  it('reads are theirs in turn, writes the primary’s', async () => {
    const replicas = [await createDatabase(), await createDatabase()]
    const { database, fallbacks } = await open(replicas)
    const read = [await nameOf(database.reads), await nameOf(database.reads), await nameOf(database.reads)]
    expect(new Set(read).size).toBe(2)
    for (const name of read) expect(replicas.some((url) => url.includes(`/${name}?`))).toBe(true)
    expect(read).not.toContain(await nameOf(database.db))
    expect(fallbacks.counts.replica).toBe(0)
  })

  it('the primary reads, and that is told, once none of them answers', async () => {
    const { database, fallbacks } = await open(['postgres://127.0.0.1:1/none'])
    await expect(nameOf(database.reads)).rejects.toThrow()
    expect(fallbacks.counts.replica).toBe(0)
    expect(await nameOf(database.reads)).toBe(await nameOf(database.db))
    expect(fallbacks.counts.replica).toBe(1)
  })
})
