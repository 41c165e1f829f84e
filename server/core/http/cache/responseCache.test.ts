import zlib from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { listings } from '#server/listings/listings.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest, withoutRequestHeaders } from '#tests/support/ask.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { insertListings, rename } from '#tests/support/listings.ts'

interface Server {
  app: App
  port: number
  listening: Listening
}

let test: TestApp
let one: Server
let other: Server

async function startServer(): Promise<Server> {
  const app = createApp(test.context, { identify: identifyByHeader })
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  const listening = await listenOn(app.listener, 0, '127.0.0.1')
  return { app, listening, port: listening.port }
}

beforeAll(async () => {
  test = await startApp()
  await insertListings(
    test.context.db,
    Array.from({ length: 12 }, () => ({})),
  )
  ;[one, other] = [await startServer(), await startServer()]
})
afterAll(async () => {
  for (const server of [one, other]) {
    await server.app.services.responseCache.stop()
    await server.listening.drain()
  }
  await test.close()
})
beforeEach(async () => {
  // Changes nothing, but invalidates both caches.
  await test.context.db.execute(sql`update settings set updated_at = now()`)
  await settled()
})

async function settled(): Promise<void> {
  for (const { app } of [one, other]) await app.services.responseCache.awaitInvalidation()
}

async function changeWithoutNotice(number: string): Promise<void> {
  await test.context.db.transaction(async (tx) => {
    await tx.execute(sql`alter table settings disable trigger user`)
    await writeSetting(tx, 'whatsappNumber', number)
    await tx.execute(sql`alter table settings enable trigger user`)
  })
}

describe('a cached response', () => {
  it('is served again for parameters in another order and unknown parameters', async () => {
    await writeSetting(test.context.db, 'whatsappNumber', '+595981000001')
    await settled()
    const first = await rawRequest(one, '/api/settings/public')
    await changeWithoutNotice('+595981000002')
    const again = await rawRequest(one, '/api/settings/public?utm_source=x')
    expect(again.body.toString()).toBe(first.body.toString())
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it.each([
    ['plain', {}],
    ['brotli', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['gzip', { 'Accept-Encoding': 'br;q=0, gzip' }],
  ])('equals the first one byte for byte, headers included, when it is %s', async (_name, headers) => {
    const path = '/api/listings?limit=5&bedrooms=0&nonsense=1'
    const miss = await rawRequest(one, path, headers)
    const hit = await rawRequest(one, path, headers)
    expect(miss.status).toBe(200)
    expect(withoutRequestHeaders(hit)).toEqual(withoutRequestHeaders(miss))
    expect(hit.headers.link).not.toContain('nonsense')
    expect(hit.headers['x-total-count']).toBe('12')
    expect(hit.headers['x-content-type-options']).toBe('nosniff')
  })

  it('decompresses to the same text in every encoding', async () => {
    const path = '/api/listings?limit=6'
    const plain = await rawRequest(one, path)
    const brotli = await rawRequest(one, path, { 'Accept-Encoding': 'br' })
    const gzip = await rawRequest(one, path, { 'Accept-Encoding': 'gzip' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(zlib.brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(zlib.gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(plain.headers.vary).toContain('Accept-Encoding')
  })

  it('is a 304 for clients that have it, and has no body for HEAD', async () => {
    const path = '/api/listings?limit=7'
    const { headers } = await rawRequest(other, path)
    const etag = String(headers.etag)
    for (const server of [one, other]) {
      const same = await rawRequest(server, path, { 'If-None-Match': `"x", ${etag}` })
      expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag])
      const fresh = await rawRequest(server, path, { 'If-None-Match': etag, 'Cache-Control': 'no-cache' })
      expect(fresh.status).toBe(200)
      const head = await rawRequest(server, path, {}, 'HEAD')
      expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
        200,
        0,
        String(fresh.body.length),
      ])
    }
  })

  it('is invalidated on every server when a write changes it', async () => {
    const path = '/api/listings?limit=1&sortBy=date'
    const [{ id } = { id: '' }] = JSON.parse((await rawRequest(one, path)).body.toString())
    await rawRequest(other, path)
    await rename(test.context.db, id, 'Casa con otro nombre')
    await settled()
    for (const server of [one, other])
      expect((await rawRequest(server, path)).body.toString()).toContain('Casa con otro nombre')
  })

  it('survives changes of view and favorite counts', async () => {
    const path = '/api/listings?limit=2'
    const before = await rawRequest(one, path)
    await test.context.db
      .update(listings)
      .set({ views: sql`views + 1`, favoritesCount: sql`favorites_count + 1` })
    await settled()
    expect((await rawRequest(one, path)).body.equals(before.body)).toBe(true)
  })

  it('is recorded in the search log each time', async () => {
    const path = '/api/listings?searchQuery=quinchos+lejanos'
    for (let turn = 0; turn < 3; turn++) await rawRequest(one, path)
    await one.app.flush()
    const { rows } = await test.context.db.execute(
      sql`select count(*)::int as n from searches where words = 'quinchos lejanos'`,
    )
    expect(rows).toEqual([{ n: 3 }])
  })
})

describe('the cache', () => {
  it('neither stores responses for signed-in users nor serves them visitors’', async () => {
    const { figures } = one.app.services.responseCache
    const start = figures.hits
    const path = '/api/settings/public'
    const signedIn = await rawRequest(one, path, { 'X-Test-Actor': 'user' })
    expect(signedIn.headers['cache-control']).toBe('private, no-store')
    await rawRequest(one, path)
    expect(figures.hits).toBe(start)
    await rawRequest(one, path)
    expect(figures.hits).toBe(start + 1)
    await rawRequest(one, path, { Cookie: 'a=b; oga.session=s%3Ax' })
    expect(figures.hits).toBe(start + 1)
  })

  it('stores no errors, nor responses that change with time alone', async () => {
    const missing = await rawRequest(one, '/api/listings/000000000000')
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(
      (await rawRequest(one, '/api/listings/000000000000', { 'Accept-Language': 'en' })).body.toString(),
    ).toContain('We could not find')
    const rate = await rawRequest(one, '/api/currency/rate')
    await test.context.db.execute(sql`insert into exchange_rates (source, rate) values ('test', 7777)`)
    expect(rate.body.toString()).toContain('7420')
    await expect
      .poll(async () => (await rawRequest(one, '/api/currency/rate')).body.toString())
      .toContain('7777')
  })

  it('stores nothing before the server listens for changes', async () => {
    const deaf = createApp(test.context)
    const listening = await listenOn(deaf.listener, 0, '127.0.0.1')
    const server = { app: deaf, listening, port: listening.port }
    await rawRequest(server, '/api/settings/public')
    await changeWithoutNotice('+595981000005')
    expect((await rawRequest(server, '/api/settings/public')).body.toString()).toContain('+595981000005')
    await listening.drain()
  })
})

it('counts served responses toward the rate limit', async () => {
  const limited = { ...test.context, env: { ...test.context.env, LIMITS: 'on' as const } }
  const app = createApp(limited)
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  const listening = await listenOn(app.listener, 0, '127.0.0.1')
  const server = { app, listening, port: listening.port }
  const statuses = new Set<number>()
  for (let turn = 0; turn < 26; turn++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => rawRequest(server, '/api/settings/public')),
    )
    for (const { status } of answers) statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([200, 429])
  await app.services.responseCache.stop()
  await listening.drain()
})
