import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asAppError } from '#server/core/http/sendError.ts'
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

async function connectTo(fates: Record<string, Fate>): Promise<Db> {
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
  it('is committed, and its connection is reused', async () => {
    const db = await connectTo({})
    await insertInTransaction(db)
    await insertInTransaction(db)
    expect(postgres.statements).toEqual(['begin', 'insert', 'commit', 'begin', 'insert', 'commit'])
    expect(pool.totalCount).toBe(1)
  })

  it('is rolled back with its own error, and its connection stays in the pool', async () => {
    const db = await connectTo({})
    const refused = db.transaction(async () => {
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    expect(postgres.statements).toEqual(['begin', 'rollback'])
    expect(pool.idleCount).toBe(1)
  })

  it.each(['begin', 'insert', 'commit'])(
    'cut off at its %s is “unavailable”, without ending the process or leaking a connection',
    async (statement) => {
      const db = await connectTo({ [statement]: 'cut' })
      expect(asAppError(await failureOf(insertInTransaction(db))).code).toBe('unavailable')
      expect(pool.totalCount).toBe(0)
    },
  )

  it.each(['begin', 'insert', 'commit'])(
    'whose %s gets no response waits once, and its connection is closed',
    async (statement) => {
      const db = await connectTo({ [statement]: 'mute' })
      const start = performance.now()
      expect(asAppError(await failureOf(insertInTransaction(db))).code).toBe('unavailable')
      expect(performance.now() - start).toBeLessThan(4900)
      expect(pool.totalCount).toBe(0)
    },
  )
})

describe('an unresponsive database', () => {
  const query = (db: Db) => db.execute(sql`select`)
  const passRetryInterval = () => vi.setSystemTime(Date.now() + 300)

  it('rejects other calls at once, except for a periodic attempt, until it responds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const fates: Record<string, Fate> = { select: 'mute' }
    const db = await connectTo(fates)
    expect(asAppError(await failureOf(query(db))).code).toBe('unavailable')

    const timers = vi.spyOn(globalThis, 'setTimeout')
    const refused = await Promise.all([query, insertInTransaction, query].map((work) => failureOf(work(db))))
    expect(refused.map((error) => asAppError(error).code)).toEqual(Array(3).fill('unavailable'))
    expect(timers).not.toHaveBeenCalled()
    timers.mockRestore()
    expect(postgres.statements).toEqual(['select'])

    fates.select = 'done'
    passRetryInterval()
    await query(db)
    await insertInTransaction(db)
  })

  it('that is unreachable gets one attempt at a time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await connectTo({})
    await postgres.close()
    for (let attempt = 0; attempt < 3; attempt++)
      expect(asAppError(await failureOf(query(db))).code).toBe('unavailable')
    expect(pool.totalCount).toBe(0)
  })

  it('does not include one that rejects a statement', async () => {
    const db = await connectTo({ select: 'refused' })
    expect(asAppError(await failureOf(query(db))).code).toBe('internal')
    await insertInTransaction(db)
  })

  it.each([
    [1000, 'is not assumed when it responded a second ago and all connections are in use'],
    [2000, 'is assumed after two seconds without a response while all connections are in use'],
  ])('%i: %s', async (ms) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await connectTo({})
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    vi.setSystemTime(Date.now() + ms)
    expect(asAppError(await failureOf(query(db))).code).toBe('unavailable')
    for (const client of clients) client.release()
    const next = await failureOf(query(db))
    expect(next && asAppError(next).code).toBe(ms > 1500 ? 'unavailable' : undefined)
  })
})
