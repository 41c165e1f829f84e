import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type RawAnswer, rawRequest } from '#tests/support/ask.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { type Detachable, detachable } from '#tests/support/detachable.ts'
import { insertListings } from '#tests/support/listings.ts'

let test: TestApp
let app: App
let server: Listening
let link: Detachable
let id: string

beforeAll(async () => {
  test = await startApp({}, { allow: ['stale', 'index'] })
  ;[id = ''] = await insertListings(
    test.context.db,
    Array.from({ length: 6 }, (_, at) => ({ title: `Casa ${at}` })),
  )
})
afterAll(() => test.close())
beforeEach(async () => {
  link = detachable(test.context.database)
  const context = { ...test.context, database: link.database, db: link.database.db }
  app = createApp(context, { identify: identifyByHeader })
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  server = await listenOn(app.listener, 0, '127.0.0.1')
})
afterEach(async () => {
  vi.useRealTimers()
  await app.services.responseCache.stop()
  await server.drain()
})

const addresses = () => [
  '/api/listings?limit=3',
  '/api/listings?city=asuncion',
  '/api/listings/facets',
  '/api/listings/featured',
  `/api/listings/${id}`,
  `/api/listings/${id}/similar`,
  '/api/settings/public',
]
const isStale = ({ headers }: RawAnswer) =>
  headers.warning === '110 - "Response is Stale"' &&
  headers['cache-control'] === 'no-store' &&
  Number(headers.age) >= 0
const rename = (title: string) => test.context.db.execute(sql`update listing_texts set title = ${title}`)
const newTitle = () => `Casa ${newId()}`

describe('while the database is away', () => {
  it('cached URLs get the last response, marked stale; others get 503', async () => {
    const before = await Promise.all(addresses().map((address) => rawRequest(server, address)))
    link.detach()
    const told = test.context.fallbacks.counts.stale
    for (let turn = 0; turn < 30; turn++) {
      const answers = await Promise.all(addresses().map((address) => rawRequest(server, address)))
      for (const [at, answer] of answers.entries()) {
        expect(answer.status).toBe(200)
        expect(isStale(answer)).toBe(true)
        expect(answer.body.equals(before[at]?.body ?? Buffer.alloc(0))).toBe(true)
        expect(answer.headers['x-total-count']).toBe(before[at]?.headers['x-total-count'])
      }
    }
    expect(test.context.fallbacks.counts.stale).toBe(told + 30 * addresses().length)
    const unknown = await rawRequest(server, '/api/listings?city=luque')
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '2'])
  })

  it('URLs with other spellings and HEAD requests find the same response', async () => {
    await rawRequest(server, '/api/listings?limit=3&city=asuncion')
    link.detach()
    const other = await rawRequest(server, '/api/listings?city=asuncion&utm_source=mail&limit=3')
    expect([other.status, isStale(other)]).toEqual([200, true])
    const head = await rawRequest(server, '/api/listings?city=asuncion&limit=3', {}, 'HEAD')
    expect([head.status, isStale(head), head.body.length]).toEqual([200, true, 0])
    const same = await rawRequest(server, '/api/listings?limit=3&city=asuncion', {
      'If-None-Match': String(other.headers.etag),
    })
    expect([same.status, isStale(same)]).toEqual([304, true])
  })

  it("users with a session get visitors' responses, only then", async () => {
    const cookie = { Cookie: 'oga.session=s%3Ax', 'X-Test-Actor': 'user' }
    await rawRequest(server, `/api/listings/${id}`)
    const there = await rawRequest(server, `/api/listings/${id}`, cookie)
    expect([there.headers['cache-control'], there.headers.warning]).toEqual(['private, no-store', undefined])
    link.detach()
    for (let turn = 0; turn < 3; turn++) {
      const away = await rawRequest(server, `/api/listings/${id}`, cookie)
      expect([away.status, isStale(away)]).toEqual([200, true])
    }
  })

  it('pages that were opened before contain their last data; others get 503', async () => {
    const paths = ['/search?city=asuncion', `/property/${id}`, '/home']
    const before = await Promise.all(paths.map((path) => rawRequest(server, path)))
    link.detach()
    for (const [at, path] of paths.entries()) {
      const told = test.context.fallbacks.counts.stale
      const page = await rawRequest(server, path)
      expect([path, page.status, page.headers.warning]).toEqual([path, 200, '110 - "Response is Stale"'])
      expect(test.context.fallbacks.counts.stale).toBeGreaterThan(told)
      const listings = (html: Buffer | undefined) => html?.toString().match(/"title":"Casa[^"]*"/g)
      expect(listings(page.body)).toEqual(listings(before[at]?.body))
      expect(listings(page.body)?.length).toBeGreaterThan(0)
      expect(before[at]?.headers.warning).toBeUndefined()
    }
    expect((await rawRequest(server, '/search?city=luque')).status).toBe(503)
  })

  it('writes and private reads get 503', async () => {
    link.detach()
    const as = { 'X-Test-Actor': 'user' }
    expect((await rawRequest(server, '/api/listings/mine', as)).status).toBe(503)
    expect((await rawRequest(server, `/api/listings/${id}`, as, 'DELETE')).status).toBe(503)
  })
})

describe('once the database is back', () => {
  it('earlier responses are not served, because their changes are unknown', async () => {
    const address = '/api/listings?limit=3'
    await rawRequest(server, address)
    link.detach()
    expect(isStale(await rawRequest(server, address))).toBe(true)
    const title = newTitle()
    await rename(title)
    link.attach()
    const answer = await rawRequest(server, address)
    expect(answer.body.toString()).toContain(title)
    expect(answer.headers.warning).toBeUndefined()
    const again = await rawRequest(server, address)
    expect(again.headers.warning).toBeUndefined()
    link.detach()
    expect((await rawRequest(server, address)).body.toString()).toContain(title)
  })

  it('reads without notifications are not cached, and are again once notifications arrive', async () => {
    const address = '/api/listings?limit=3'
    link.detach()
    link.attach({ poolOnly: true })
    for (const _ of [1, 2]) {
      const title = newTitle()
      await rename(title)
      const answer = await rawRequest(server, address)
      expect(answer.body.toString()).toContain(title)
      expect(answer.headers.warning).toBeUndefined()
    }
    const title = newTitle()
    await rename(title)
    link.attach()
    expect((await rawRequest(server, address)).body.toString()).toContain(title)
  })
})

describe('between two outages', () => {
  const address = '/api/listings?limit=3'

  /** After the database is back, before notifications are. */
  async function readBetween(): Promise<string> {
    link.detach()
    link.attach({ poolOnly: true })
    const title = newTitle()
    await rename(title)
    expect((await rawRequest(server, address)).status).toBe(200)
    expect((await rawRequest(server, `/property/${id}`)).status).toBe(200)
    return title
  }

  it('reads are served in the second', async () => {
    const title = await readBetween()
    link.detach()
    const answer = await rawRequest(server, address)
    expect([answer.status, isStale(answer)]).toEqual([200, true])
    expect(answer.body.toString()).toContain(title)
    const page = await rawRequest(server, `/property/${id}`)
    expect([page.status, page.body.toString().includes(title)]).toEqual([200, true])
  })

  it('also when notifications came back in between', async () => {
    const title = await readBetween()
    link.attach()
    link.detach()
    expect((await rawRequest(server, address)).body.toString()).toContain(title)
  })

  it('for a minute, because later changes are unknown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await readBetween()
    link.detach()
    vi.setSystemTime(Date.now() + 60_001)
    expect((await rawRequest(server, address)).status).toBe(503)
    expect((await rawRequest(server, `/property/${id}`)).status).toBe(503)
  })
})

describe('while only notifications are lost', () => {
  it('every read queries the database', async () => {
    const address = '/api/listings?limit=3'
    await rawRequest(server, address)
    link.detach({ listenersOnly: true })
    const title = newTitle()
    await rename(title)
    const answer = await rawRequest(server, address)
    expect(answer.body.toString()).toContain(title)
    expect(answer.headers.warning).toBeUndefined()
  })
})

describe('a change before the database went away', () => {
  const address = '/api/listings?limit=3'

  it('is hidden if recent, except on servers that were notified of it', async () => {
    await rawRequest(server, address)
    const title = newTitle()
    await rename(title)
    await app.services.responseCache.awaitInvalidation()
    link.detach()
    const old = await rawRequest(server, address)
    expect([old.status, isStale(old)]).toEqual([200, true])
    expect(old.body.toString()).not.toContain(title)
    link.attach()
    expect((await rawRequest(server, address)).body.toString()).toContain(title)
  })

  it('is not served if older', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await rawRequest(server, address)
    await rename(newTitle())
    await app.services.responseCache.awaitInvalidation()
    vi.setSystemTime(Date.now() + 61_000)
    link.detach()
    expect((await rawRequest(server, address)).status).toBe(503)
  })

  it('does not expire during the outage', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await rawRequest(server, address)
    await rename(newTitle())
    await app.services.responseCache.awaitInvalidation()
    link.detach()
    vi.setSystemTime(Date.now() + 3_600_000)
    const old = await rawRequest(server, address)
    expect([old.status, old.headers.age]).toEqual([200, '3600'])
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    expect((await rawRequest(server, address)).status).toBe(503)
  })
})
