import querystring from 'node:querystring'
import createExpress from 'express'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { core } from 'zod'
import { z } from 'zod/mini'
import { createApp } from '#server/app.ts'
import { createIdempotency } from '#server/core/http/idempotency/idempotency.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { createApi } from '#server/core/http/serve.ts'
import { createCallSteps } from '#server/core/http/steps/callSteps.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { listingSearch } from '#shared/search/listingSearch.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest, withoutRequestHeaders } from '#tests/support/ask.ts'
import { keysOf } from '#tests/support/calls.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { insertListings } from '#tests/support/listings.ts'
import { unlimitedSteps } from '#tests/support/steps.ts'
import { pageAddress } from './cacheKey.ts'
import { createResponseCache } from './responseCache.ts'

let test: TestApp
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  test = await startApp()
  await insertListings(test.context.db, [
    ...Array.from({ length: 6 }, () => ({ city: 'Luque' })),
    { city: 'Areguá', transactionType: 'rent' },
  ])
})
afterAll(async () => {
  for (const close of closing) await close()
  await test.close()
})

const echo = endpoint('GET', '/api/echo/:id', {
  summary: 'The parsed request',
  params: z.object({ id: z.string() }),
  query: listingSearch,
  answer: z.array(z.string()),
  cache: 'public',
  paged: true,
})

async function startCaching(): Promise<Listening> {
  const app = createApp(test.context)
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  const listening = await listenOn(app.listener, 0, '127.0.0.1')
  closing.push(async () => {
    await app.services.responseCache.stop()
    await listening.drain()
  })
  return listening
}

async function serveEcho(caches: boolean): Promise<Listening> {
  const cache = createResponseCache(test.context)
  const steps = unlimitedSteps(test.context)
  const run = createCallSteps(cache, steps, (work) => work())
  const api = createApi(cache, createIdempotency(test.context), { run, chargeMore: steps.chargeMore })
  api.servePage(echo, async ({ params, query }) => ({
    items: [JSON.stringify([params, query])],
    total: 1,
    totalIsCapped: false,
    next: 'next',
  }))
  const express = createExpress()
  express.disable('x-powered-by')
  express.use(api.mount())
  express.use(sendError(test.context.log))
  const listening = await listenOn(cache.before(express, steps), 0, '127.0.0.1')
  if (caches) await cache.start()
  closing.push(async () => {
    await cache.stop()
    await listening.drain()
  })
  return listening
}

const names = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...keysOf(listingSearch), 'lang') },
  fc.constantFrom(
    'City',
    'CITY',
    'city[]',
    'city[a]',
    '%63ity',
    'city%00',
    ' city',
    'utm_source',
    '__proto__',
    '',
  ),
)
const values = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('Luque', 'luque', '1', '2', '02', '', 'rent', 'sale', 'house', 'en', 'es'),
  },
  { weight: 3, arbitrary: fc.constantFrom('true', 'pool,gym', 'house,land', 'date', 'asc', '-25.3,-57.6,5') },
  fc.constantFrom(
    '%4Cuque',
    'Luque?x',
    'Luque%3Fx',
    'Luque+',
    'Luque%20',
    'Luque%2B',
    'Luque%26limit=1',
    'Luque#x',
  ),
  fc
    .constantFrom('%', '%zz', '%E0%A4%A', '%00', 'a=b', 'Areguá'.normalize('NFD'), 'x'.repeat(3000))
    .map(encodeURI),
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 6,
  }),
)
const separators = fc.oneof(
  { weight: 12, arbitrary: fc.constant('&') },
  fc.constantFrom('?', '&&', ';', '%26', '%3F', '&?', '&=&', '#'),
)
const pairs = fc.tuple(names, fc.constantFrom('=', '=', '=', '==', ''), values, separators)
const junk = fc.oneof(
  { weight: 30, arbitrary: fc.constant('') },
  fc
    .constantFrom(998, 999, 1000, 1001)
    .map((count) => Array.from({ length: count }, (_, at) => `j${at}=1&`).join('')),
)
const addresses = fc
  .tuple(
    fc.constantFrom(
      '/api/echo/a',
      '/api/echo/a',
      '/api/echo/a',
      '/api/echo/b',
      '/api/echo/%61',
      '/api/echo/a/',
      '//api/echo/a',
      '/API/echo/a',
      'http://elsewhere.example/api/echo/a',
    ),
    fc.constantFrom('?', '?', '?', '??', '?&', '%3F', ''),
    junk,
    fc.array(pairs, { maxLength: 5 }),
  )
  .map(([path, mark, first, rest]) => path + mark + first + rest.flat().join(''))
  .map((address) => address.replace(/[^\x21-\x7e]/g, encodeURIComponent))
const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { 'Accept-Language': 'en' },
  { 'Accept-Language': 'en;q=0, es' },
  { 'Accept-Language': 'fr, en-GB;q=0.5' },
  { 'Accept-Encoding': 'gzip' },
  { 'Accept-Encoding': '*, identity;q=0' },
  { 'If-None-Match': '*' },
  { Cookie: 'oga.session=' },
  { Host: 'elsewhere.example' },
)

describe('a cached response', () => {
  it('equals the uncached one, headers included, for 5,000 confusing query strings', async () => {
    const [caching, plain] = [await serveEcho(true), await serveEcho(false)]
    let hits = 0
    const check = fc.asyncProperty(
      addresses,
      headers,
      fc.constantFrom('GET', 'GET', 'HEAD'),
      async (address, given, method) => {
        const [cached, called] = await Promise.all([
          rawRequest(caching, address, given, method),
          rawRequest(plain, address, given, method),
        ])
        expect(withoutRequestHeaders(cached)).toEqual(withoutRequestHeaders(called))
        hits += Number(cached.status === 200)
      },
    )
    await fc.assert(check, { numRuns: runsOf(5000) })
    expect(hits).toBeGreaterThan(runsOf(1000))
  }, 300_000)
})

describe('a response to other actors', () => {
  it.each([
    ['a second question mark', 'limit=4&city=Luque?x', 'city=Luque&limit=4'],
    ['more parameters than are read', `${'j=1&'.repeat(1000)}transactionType=rent`, 'transactionType=rent'],
    ['a list where one value belongs', 'city[]=Luque&limit=3', 'city=Luque&limit=3'],
    ['another case', 'City=Luque&limit=2', 'city=Luque&limit=2'],
    ['an encoded ampersand', 'city=Luque%26limit=1', 'city=Luque&limit=1'],
    ['a slash at the end', '/?city=Luque&limit=5', 'city=Luque&limit=5'],
  ])('is correct after %s', async (_name, confusing, plain) => {
    const listening = await startCaching()
    await rawRequest(listening, `/api/listings${confusing.startsWith('/') ? '' : '?'}${confusing}`)
    const answer = await rawRequest(listening, `/api/listings?${plain}`)
    const expected = await test.fetch(`/api/listings?${plain}`)
    expect(answer.body.toString()).toBe(await expected.text())
    expect(answer.headers['x-total-count']).toBe(expected.headers.get('x-total-count'))
    expect(answer.headers.link ?? null).toBe(expected.headers.get('link'))
  })
})

describe('the URL of the next page', () => {
  it('means the same search, for every list and any query', () => {
    const lists = test.endpoints.filter(({ paged, query }) => paged && query)
    const queries = fc.array(fc.tuple(fc.constantFrom(...keysOf(listingSearch)), values), { maxLength: 5 })
    const check = fc.property(queries, fc.constantFrom(...lists), (pairs, list) => {
      const query = querystring.parse(pairs.map((pair) => pair.join('=')).join('&'))
      const accepted = list.query && core.safeParse(list.query, query)
      if (!accepted?.success) return
      const call = {
        params: { id: 'a b/ä', slug: 'a b/ä' },
        query: accepted.data,
        request: { query, originalUrl: '' },
      }
      const next = querystring.parse(pageAddress(list, call, 'next').split('?')[1] ?? '')
      expect(list.query && core.parse(list.query, next)).toEqual({ ...Object(accepted.data), cursor: 'next' })
    })
    fc.assert(check, { numRuns: runsOf(2000) })
  })

  it('preserves the language of the URL, and drops unknown parameters', async () => {
    const listening = await startCaching()
    const { headers } = await rawRequest(listening, '/api/listings?limit=1&lang=en&utm_source=x')
    expect(headers.link).toMatch(/^<\/api\/listings\?cursor=[\w-]+&lang=en&limit=1>; rel="next"$/)
    const other = await rawRequest(listening, '/api/listings?limit=1', { 'Accept-Language': 'en' })
    expect(other.headers.link).not.toContain('lang')
  })
})
