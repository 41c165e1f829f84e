import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { createMetrics, type Metrics } from '#server/core/http/monitoring/metrics.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { freePort } from '#tests/support/freePort.ts'
import { insertListings } from '#tests/support/listings.ts'

/** The same app, entered in front of Express or through it alone. */
interface Entry {
  app: App
  server: Listening
  metrics: Metrics
  metricsPort: number
}

let test: TestApp
let front: Entry
let express: Entry
const charges = vi.spyOn(RateLimiterMemory.prototype, 'consume')

async function enter(by: 'listener' | 'express'): Promise<Entry> {
  const app = createApp(test.context)
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  const metricsPort = await freePort()
  const metrics = createMetrics({ ...test.context, env: { ...test.context.env, METRICS_PORT: metricsPort } })
  await metrics.start()
  return { app, metrics, metricsPort, server: await listenOn(metrics.watch(app[by]), 0, '127.0.0.1') }
}

async function leave({ app, server, metrics }: Entry): Promise<void> {
  app.services.searchEngine.stop()
  await app.services.responseCache.stop()
  await server.drain()
  await metrics.stop()
}

beforeAll(async () => {
  test = await startApp({ LIMITS: 'on' }, { allow: ['reader'] })
  await insertListings(
    test.context.db,
    Array.from({ length: 6 }, (_, at) => ({
      city: at < 4 ? 'Luque' : 'Ñemby',
      priceUsd: `${90 + at}000.00`,
    })),
  )
  front = await enter('listener')
  express = await enter('express')
})
afterAll(async () => {
  await leave(front)
  await leave(express)
  await test.close()
  charges.mockRestore()
})
afterEach(() => void charges.mockReset())

const ofThisAnswer = ['date', 'connection', 'keep-alive', 'x-request-id']
type Headers = Record<string, string>

async function ask({ server }: Entry, method: string, address: string, headers: Headers) {
  test.logged.length = 0
  charges.mockClear()
  const answer = await rawRequest(server, address, headers, method)
  const named = Object.entries(answer.headers).filter(([name]) => !ofThisAnswer.includes(name))
  const lines = () => test.logged.filter(({ msg }) => msg === 'request')
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  return {
    status: answer.status,
    headers: Object.fromEntries(named),
    body: answer.body.toString('base64'),
    isNamed: answer.headers['x-request-id'] === (headers['X-Request-Id'] ?? answer.headers['x-request-id']),
    lines: lines().map(({ method, path, status }) => [method, path, status]),
    charged: charges.mock.calls.map(([, points]) => points),
  }
}

async function requestsIn({ metricsPort }: Entry): Promise<string[]> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return figures.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))
}

/** Fresh, and then from the cache. Returns what Express answered at last. */
async function compare(method: string, address: string, headers: Headers = {}) {
  for (const time of [1, 2]) {
    const expected = await ask(express, method, address, headers)
    expect([time, await ask(front, method, address, headers)]).toEqual([time, expected])
    if (time === 2) return expected
  }
  throw new Error('unreachable')
}

describe('a request is the same in front of Express and through it', () => {
  it.each<[number, string, string, Headers?]>([
    [200, 'GET', '/api/listings?city=Luque&limit=2', { 'Accept-Language': 'en, es;q=0.5' }],
    [200, 'GET', '/api/listings', { 'Accept-Encoding': 'br' }],
    [200, 'GET', '/api/listings?limit=3', { 'Accept-Encoding': 'gzip;q=0.5, br;q=0' }],
    [200, 'GET', '/api/listings?limit=4', { 'Accept-Encoding': 'zstd, identity;q=0' }],
    [200, 'GET', '/api/listings?limit=51'],
    [200, 'GET', '/api/listings?lang=en&sortBy=price&sortOrder=asc', { 'X-Request-Id': 'a-given-name' }],
    [200, 'GET', '/api/listings?searchQuery=casa+en+%C3%91emby'],
    [200, 'GET', '/api/listings?city=%D1emby'],
    [200, 'GET', '/api/listings?city=%zz'],
    [200, 'GET', '/api/listings?city=Luque?limit=2'],
    [200, 'GET', '/api/listings??city=Luque'],
    [200, 'GET', '/api/listings?unknown=1&__proto__=2'],
    [200, 'GET', '/api/listings/?city=Luque'],
    [200, 'GET', '/api/listings?city=Luque&limit=1'],
    [200, 'HEAD', '/api/listings?city=Luque'],
    [200, 'HEAD', '/api/listings/facets'],
    [200, 'GET', '/api/listings/facets?city=Luque'],
    [200, 'GET', '/api/listings', { Cookie: 'other=1' }],
    [400, 'GET', '/api/listings?limit=0'],
    [400, 'GET', '/api/listings?limit=2&limit=3'],
    [400, 'GET', '/api/listings?cursor=none'],
    [400, 'GET', '/api/listings?city=%00', { 'Accept-Language': 'en' }],
    [404, 'GET', '/api/listings/none'],
    [404, 'GET', '/api/nothing?city=Luque'],
    [404, 'GET', '/api/Listings'],
    [405, 'DELETE', '/api/listings'],
    [204, 'OPTIONS', '/api/listings'],
  ])('%i: %s %s %o', async (status, method, address, headers) => {
    const answer = await compare(method, address, headers)
    expect(answer).toMatchObject({ status, isNamed: true, lines: [[method, expect.any(String), status]] })
  })

  it('304, where the caller has it', async () => {
    const { headers } = await compare('GET', '/api/listings?city=Luque&limit=5')
    const etag = String(headers.etag)
    const again = await compare('GET', '/api/listings?city=Luque&limit=5', { 'If-None-Match': etag })
    expect(again).toMatchObject({ status: 304, body: '', charged: [1] })
  })

  it('charged with its cost where it is new, and with one point where it is not', async () => {
    const address = '/api/listings?maxPrice=93000&limit=5'
    const both = async (entry: Entry) => [
      (await ask(entry, 'GET', address, {})).charged,
      (await ask(entry, 'GET', address, {})).charged,
    ]
    expect(await both(front)).toEqual([[1, listingsApi.search.cost - 1], [1]])
    expect(await both(express)).toEqual([[1, listingsApi.search.cost - 1], [1]])
  })

  it.each([
    ['its first point', 0],
    ['its cost', 1],
  ])('429, refused %s, which is taken once', async (_what, granted) => {
    const refuseAfter = () => {
      charges.mockReset()
      for (let time = 0; time < granted; time++) charges.mockResolvedValueOnce(new RateLimiterRes(9, 1000))
      charges.mockRejectedValueOnce(new RateLimiterRes(0, 30_000))
    }
    const address = `/api/listings?maxPrice=9400${granted}`
    refuseAfter()
    const expected = await askWith(express, address)
    refuseAfter()
    expect(await askWith(front, address)).toEqual(expected)
    expect(expected).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
    expect(expected.charged).toHaveLength(granted + 1)
  })

  it('and counted by route and status alike', async () => {
    expect(await requestsIn(front)).toEqual(await requestsIn(express))
  })
})

/** Keeps what the limiter is told to answer. */
async function askWith(entry: Entry, address: string) {
  const clear = vi.spyOn(charges, 'mockClear').mockImplementation(() => charges)
  try {
    return await ask(entry, 'GET', address, {})
  } finally {
    clear.mockRestore()
  }
}

describe('what fails in front of Express', () => {
  it('is answered by Express without another name, line, point or count', async () => {
    const broken = await enter('listener')
    broken.app.services.publicReadListener.addPage(listingsApi.search, async () => {
      throw new TypeError('broken')
    })
    const before = test.context.fallbacks.counts.reader
    const address = '/api/listings?minPrice=91000'
    const answer = await ask(broken, 'GET', address, { 'X-Request-Id': 'a-given-name' })
    expect(answer).toEqual(await ask(express, 'GET', address, { 'X-Request-Id': 'a-given-name' }))
    expect(answer.status).toBe(200)
    expect(test.context.fallbacks.counts.reader).toBe(before + 1)
    expect(await requestsIn(broken)).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/api/listings",status="200"} 1',
    ])
    await leave(broken)
  })
})
