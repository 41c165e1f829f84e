import net, { type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { asAppError } from './answerError.ts'
import { AppError } from './errors.ts'
import { type Listening, listenOn } from './listenOn.ts'
import { createPool } from './postgres.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The app over a database at another address. */
async function over(url: string): Promise<{ listening: Listening; stop: () => Promise<void> }> {
  const pool = createPool(url, app.context.log)
  const db = drizzle(pool)
  const database = { ...app.context.database, pool, db, reads: db }
  const listening = await listenOn(createApp({ ...app.context, database, db }).express, 0, '127.0.0.1')
  return {
    listening,
    async stop() {
      await listening.drain()
      await pool.end()
    },
  }
}

describe('an error', () => {
  it('of the data, when Postgres refuses a value, is the sender’s', async () => {
    const failing = await app.context.db.execute(sql`select 'x'::int`).catch((error: unknown) => error)
    expect(asAppError(failing)).toMatchObject({ code: 'invalid', status: 422 })
  })

  it('of a twin, when a key is taken, is a conflict', async () => {
    const twice = sql`insert into view_salts (day, salt) values ('2026-01-01', 'a'), ('2026-01-01', 'b')`
    const failing = await app.context.db.execute(twice).catch((error: unknown) => error)
    expect(asAppError(failing)).toMatchObject({ code: 'conflict', status: 409 })
  })

  it.each([
    [new Error('surprise'), 'internal'],
    ['a text', 'internal'],
    [undefined, 'internal'],
    [new AppError('forbidden'), 'forbidden'],
    [new URIError('%E0'), 'bad_parameter'],
    [Object.assign(new Error('gone'), { code: '57P01' }), 'unavailable'],
    [new Error('wrapped', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), 'unavailable'],
  ])('%s is answered as %s', (error, code) => {
    expect(asAppError(error).code).toBe(code)
  })
})

describe('while the database is away', () => {
  it.each(['refuses', 'is mute'])(
    'and its port %s, every read is a 503 within three seconds',
    async (how) => {
      const mute = net.createServer(() => undefined)
      await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
      const port = how === 'refuses' ? 9 : (mute.address() as AddressInfo).port
      const { listening, stop } = await over(`postgres://oga:planted-password@127.0.0.1:${port}/oga`)
      const start = performance.now()
      const base = `http://127.0.0.1:${listening.port}`
      const paths = ['/api/settings/public', '/api/listings', '/api/listings/featured', '/readyz']
      const answers = await Promise.all(paths.map((path) => fetch(base + path)))
      expect(performance.now() - start).toBeLessThan(3000)
      for (const response of answers) {
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await response.text()).not.toMatch(/127\.0\.0\.1|select|ECONN/)
      }
      expect((await fetch(`${base}/healthz`)).status).toBe(200)
      expect(JSON.stringify(app.logged)).not.toContain('planted-password')
      await stop()
      mute.close()
    },
  )
})
