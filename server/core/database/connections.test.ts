import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asAppError } from '#server/core/http/answerError.ts'
import { createLog } from '#server/core/log.ts'
import { type Fate, startWirePostgres, type WirePostgres } from '#tests/support/wirePostgres.ts'
import { createDb } from './connections.ts'
import type { Db } from './database.ts'
import { createPool } from './postgres.ts'

let postgres: WirePostgres
let pool: pg.Pool
afterEach(async () => {
  vi.useRealTimers()
  await pool.end()
  await postgres.close()
})

/** A database that runs every statement but those with a fate. */
async function over(fates: Record<string, Fate>): Promise<Db> {
  postgres = await startWirePostgres((statement) => fates[statement] ?? 'done')
  pool = createPool(postgres.url, createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }))
  return createDb(pool)
}

const insertInTransaction = (db: Db) => db.transaction((tx) => tx.execute(sql`insert`))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a transaction', () => {
  it('is committed, and its connection used again', async () => {
    const db = await over({})
    await insertInTransaction(db)
    await insertInTransaction(db)
    expect(postgres.heard).toEqual(['begin', 'insert', 'commit', 'begin', 'insert', 'commit'])
    expect(pool.totalCount).toBe(1)
  })

  it('is rolled back for the reason that its work gave, on a connection that stays', async () => {
    const db = await over({})
    const refused = db.transaction(async () => {
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    expect(postgres.heard).toEqual(['begin', 'rollback'])
    expect(pool.idleCount).toBe(1)
  })

  it.each(['begin', 'insert', 'commit'])(
    'that is cut at its %s is “unavailable”, and neither ends the process nor costs the pool a place',
    async (statement) => {
      const db = await over({ [statement]: 'cut' })
      expect(asAppError(await failureOf(insertInTransaction(db))).code).toBe('unavailable')
      expect(pool.totalCount).toBe(0)
    },
  )

  it.each(['begin', 'insert', 'commit'])(
    'whose %s is not answered takes no second wait, and its connection goes with all that is open on it',
    async (statement) => {
      const db = await over({ [statement]: 'mute' })
      const start = performance.now()
      expect(asAppError(await failureOf(insertInTransaction(db))).code).toBe('unavailable')
      expect(performance.now() - start).toBeLessThan(3000)
      expect(pool.totalCount).toBe(0)
    },
  )
})

describe('a database that does not answer', () => {
  const ask = (db: Db) => db.execute(sql`select`)
  const later = () => vi.setSystemTime(Date.now() + 300)

  it('is not waited for by who comes next, but for a try now and then, until it answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const fates: Record<string, Fate> = { select: 'mute' }
    const db = await over(fates)
    expect(asAppError(await failureOf(ask(db))).code).toBe('unavailable')

    const start = performance.now()
    const refused = await Promise.all([ask, insertInTransaction, ask].map((work) => failureOf(work(db))))
    expect(refused.map((error) => asAppError(error).code)).toEqual(Array(3).fill('unavailable'))
    expect(performance.now() - start).toBeLessThan(500)
    expect(postgres.heard).toEqual(['select'])

    fates.select = 'done'
    later()
    await ask(db)
    await insertInTransaction(db)
  })

  it('that cannot be reached is tried once at a time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await over({})
    await postgres.close()
    for (let turn = 0; turn < 3; turn++) expect(asAppError(await failureOf(ask(db))).code).toBe('unavailable')
    expect(pool.totalCount).toBe(0)
  })

  it('is not given up for a statement that it refuses', async () => {
    const db = await over({ select: 'refused' })
    expect(asAppError(await failureOf(ask(db))).code).toBe('internal')
    await insertInTransaction(db)
  })

  it.each([
    [1000, 'is waited for, when it answered a second ago and all connections are taken since'],
    [2000, 'is not waited for again, when it was silent for two and all connections are taken'],
  ])('%i: %s', async (ms) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await over({})
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    vi.setSystemTime(Date.now() + ms)
    expect(asAppError(await failureOf(ask(db))).code).toBe('unavailable')
    for (const client of clients) client.release()
    const next = await failureOf(ask(db))
    expect(next && asAppError(next).code).toBe(ms > 1500 ? 'unavailable' : undefined)
  })
})
