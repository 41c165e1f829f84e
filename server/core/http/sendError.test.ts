import fs from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import createExpress from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPool } from '#server/core/database/postgres.ts'
import { AppError } from '#server/core/errors.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type Listening, listenOn } from './listenOn.ts'
import { asAppError, sendError } from './sendError.ts'
import { sendStream } from './streams/sendStream.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function over(url: string): Promise<{ listening: Listening; stop: () => Promise<void> }> {
  const pool = createPool(url, app.context.log)
  const db = drizzle(pool)
  const probe = async (query: string) => {
    await pool.query(query)
  }
  const database = { ...app.context.database, pool, db, reads: db, probe }
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
  it('of the data, when Postgres refuses a value, is ours: the schemas let nothing through that it refuses', async () => {
    const failing = await app.context.db.execute(sql`select 'x'::int`).catch((error: unknown) => error)
    expect(asAppError(failing)).toMatchObject({ code: 'internal', status: 500 })
  })

  it('of a missing file is ours, and of a missing socket the database’s', async () => {
    const missing = await fs.readFile('/nowhere/at/all').catch((error: unknown) => error)
    expect(asAppError(missing).code).toBe('internal')
    const pool = createPool('postgres://oga@/oga?host=/nowhere', app.context.log)
    const away = await pool.query('select 1').catch((error: unknown) => error)
    expect(asAppError(away).code).toBe('unavailable')
    await pool.end()
  })

  it.each([
    ['a value that Postgres refuses', sql`select 'x'::int`, '22P02'],
    ['an arithmetic fault', sql`select 1 / 0`, '22012'],
  ])('is logged with its code, when it is %s', async (_name, statement, code) => {
    const express = createExpress()
    express.get('/', async (_request, response) => {
      await app.context.db.execute(statement)
      response.end()
    })
    express.use(sendError(app.context.log))
    const listening = await listenOn(express, 0, '127.0.0.1')
    const response = await fetch(`http://127.0.0.1:${listening.port}/`)
    expect([response.status, (await response.json()).code]).toEqual([500, 'internal'])
    expect(app.logged).toContainEqual(
      expect.objectContaining({ level: 50, err: expect.objectContaining({ code }) }),
    )
    await listening.drain()
  })

  it('in the middle of a response cuts it off, and is logged without its parameters, by our log alone', async () => {
    const express = createExpress().set('env', 'production')
    express.get('/', (request) => {
      async function* parts() {
        yield 'first'
        await app.context.db.execute(sql`select ${'planted@mail.test'}::int`)
      }
      return sendStream(request, { name: 'parts.txt', type: 'text/plain' }, parts())
    })
    express.use(sendError(app.context.log))
    const listening = await listenOn(express, 0, '127.0.0.1')
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const response = await fetch(`http://127.0.0.1:${listening.port}/`)
    await expect(response.text()).rejects.toThrow()
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'a response was cut off',
        err: expect.objectContaining({ code: '22P02' }),
      }),
    )
    expect(JSON.stringify(app.logged)).not.toContain('planted@mail.test')
    await listening.drain()
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
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
