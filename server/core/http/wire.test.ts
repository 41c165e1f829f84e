import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { byLink } from '#shared/savedSearches/savedSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import {
  addressOf,
  allowedActor,
  ensureActors,
  identifyByHeader,
  keysOf,
  label,
} from '#tests/support/calls.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { en, es } from '#tests/support/words.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

async function call(
  endpoint: Endpoint,
  init: RequestInit & { query?: string; address?: string } = {},
): Promise<Response> {
  const { query = '', address = addressOf(endpoint), ...rest } = init
  const headers = { 'X-Test-Actor': allowedActor(endpoint.access), ...init.headers }
  if (endpoint.access !== 'anyone') await ensureActors(app.context.db)
  return app.fetch(address + query, { method: endpoint.method, ...rest, headers })
}

const json = { 'Content-Type': 'application/json' }

async function forEach(
  endpoints: readonly Endpoint[],
  check: (endpoint: Endpoint) => Promise<string | false | undefined>,
): Promise<void> {
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    const problem = await check(endpoint)
    if (problem) wrong.push(`${label(endpoint)}: ${problem}`)
  }
  expect(wrong).toEqual([])
}

const withBody = () => app.endpoints.filter(({ body }) => body)
/** That no path takes beside it. */
const methodApartFrom = ({ path }: Endpoint) => {
  const taken = app.endpoints.filter((one) => one.path === path).map(({ method }) => method)
  return (['PUT', 'PATCH', 'DELETE'] as const).find((method) => !taken.includes(method)) ?? 'TRACE'
}
const reads = () => app.endpoints.filter(({ method }) => method === 'GET')

async function refusal(response: Response): Promise<string> {
  const body: unknown = await response.json()
  const shape = { error: expect.any(String), code: expect.any(String) }
  expect(body).toMatchObject(shape)
  expect(Object.keys(body as object).every((key) => ['error', 'code', 'fields'].includes(key))).toBe(true)
  return `${response.status} ${(body as { code: string }).code}`
}

async function expects(response: Response, wanted: string): Promise<string | false> {
  const got = await refusal(response)
  return got !== wanted && `${got} instead of ${wanted}`
}

describe('every endpoint', () => {
  it('answers 405 with Allow to a method that its path does not take', () =>
    forEach(app.endpoints, async (endpoint) => {
      const response = await call(endpoint, { method: methodApartFrom(endpoint) })
      if (!response.headers.get('allow')?.split(', ').includes(endpoint.method))
        return 'Allow does not name it'
      return expects(response, '405 method_not_allowed')
    }))

  it('says what it takes to OPTIONS', () =>
    forEach(app.endpoints, async (endpoint) => {
      const response = await call(endpoint, { method: 'OPTIONS' })
      return response.status !== 204 && `${response.status}`
    }))

  it('ignores query parameters that it does not know', () =>
    forEach(reads(), async (endpoint) => {
      const plain = await call(endpoint)
      const odd = await call(endpoint, {
        query: '?utm_source=x&__proto__=y&constructor[prototype]=z&a=1&a=2',
      })
      return plain.status !== odd.status && `${odd.status} instead of ${plain.status}`
    }))

  it('names its answer by a request id, keeps one that is plausible and drops one that is not', () =>
    forEach(reads(), async (endpoint) => {
      const own = (await call(endpoint, { headers: { 'X-Request-Id': 'from-a-proxy-1' } })).headers
      const bad = (await call(endpoint, { headers: { 'X-Request-Id': '"><script>' } })).headers
      if (own.get('x-request-id') !== 'from-a-proxy-1') return 'lost the id'
      return !/^[\w-]{36}$/.test(bad.get('x-request-id') ?? '') && 'took over a bad id'
    }))

  it('tells errors in the language that was asked for', () =>
    forEach(app.endpoints, async (endpoint) => {
      for (const [language, words] of [
        ['es', es],
        ['en', en],
      ] as const) {
        const response = await call(endpoint, {
          method: methodApartFrom(endpoint),
          query: `?lang=${language}`,
        })
        const { error } = await response.json()
        if (error !== words.errors.codes.method_not_allowed) return `says "${error}" in ${language}`
        if (!response.headers.get('vary')?.includes('Accept-Language')) return 'does not vary'
      }
      return undefined
    }))

  it('carries the security headers', () =>
    forEach(app.endpoints, async (endpoint) => {
      const { headers } = await call(endpoint, endpoint.body ? { headers: json, body: '{}' } : {})
      if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff'
      if (headers.get('x-powered-by')) return 'says what it runs on'
      if (!headers.get('permissions-policy')?.includes('camera=(), ')) return 'no permissions policy'
      return !headers.get('content-security-policy')?.includes("default-src 'none'") && 'no policy'
    }))
})

describe('every read', () => {
  it('sets no cookie, and says who may keep it', () =>
    forEach(reads(), async (endpoint) => {
      const { headers, status } = await call(endpoint)
      if (headers.get('set-cookie')) return 'sets a cookie'
      const cache = headers.get('cache-control') ?? ''
      if (status !== 200) return cache !== 'no-store' && `error with ${cache}`
      if (endpoint.cache === 'public' && !headers.get('vary')?.includes('Cookie'))
        return 'is the same for all'
      return cache.startsWith(endpoint.cache) ? false : `${cache} instead of ${endpoint.cache}`
    }))

  it('answers HEAD as GET, without a body', () =>
    forEach(reads(), async (endpoint) => {
      const address = addressOf(endpoint)
      const get = await call(endpoint, { address })
      const head = await call(endpoint, { address, method: 'HEAD' })
      if (head.status !== get.status) return `${head.status} instead of ${get.status}`
      return (await head.text()) !== '' && 'has a body'
    }))
})

describe('every endpoint with a body', () => {
  it('answers 415 to another content type', () =>
    forEach(withBody(), async (endpoint) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        const response = await call(endpoint, { headers: { 'Content-Type': type }, body: '{}' })
        const problem = await expects(response, '415 unsupported_type')
        if (problem) return `${type}: ${problem}`
      }
      return undefined
    }))

  it('answers 400 to what is not JSON', () =>
    forEach(withBody(), async (endpoint) => {
      for (const body of ['{', '{"a":}', 'null garbage', '"\\uZZZZ"', '{"a":1}{}']) {
        const problem = await expects(await call(endpoint, { headers: json, body }), '400 malformed_json')
        if (problem) return `${body}: ${problem}`
      }
      return undefined
    }))

  it('answers 413 to more than 256 KB', () =>
    forEach(withBody(), async (endpoint) => {
      const body = JSON.stringify({ text: 'x'.repeat(256 * 1024) })
      return expects(await call(endpoint, { headers: json, body }), '413 too_large')
    }))

  it('answers 422 to JSON that is no object, and to no body at all', () =>
    forEach(withBody(), async (endpoint) => {
      for (const body of ['[]', 'null', '1', '"text"', 'true']) {
        const problem = await expects(await call(endpoint, { headers: json, body }), '422 invalid')
        if (problem) return `${body}: ${problem}`
      }
      return expects(await call(endpoint), '422 invalid')
    }))
})

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    '%',
    "'; drop table listings; --",
    '-1',
    '1e99',
    '99999999999999999999',
  ),
  fc.constantFrom(
    'NaN',
    'null',
    'true',
    '__proto__',
    'constructor',
    '🏠'.repeat(300),
    'x'.repeat(5000),
    '0x10',
    ' 1',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
)
const hostileBody = fc.oneof(
  hostile,
  fc.constantFrom(
    null,
    true,
    -0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[[[]]]],
    { toString: 1 },
    { length: -1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

async function holds(response: Response, start: number): Promise<void> {
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  const isFile = response.headers.has('content-disposition')
  if (response.status !== 204 && !isFile) expect(() => JSON.parse(text), text).not.toThrow()
  expect(performance.now() - start).toBeLessThan(20_000)
}

describe('whatever is sent', () => {
  it('every query is answered without a fault', async () => {
    for (const endpoint of app.endpoints.filter(({ query }) => query)) {
      const keys = [...keysOf(endpoint.query), 'lang', '__proto__']
      const pairs = fc.array(fc.tuple(fc.constantFrom(...keys), hostile), { maxLength: 4 })
      const check = fc.asyncProperty(pairs, async (values) => {
        const start = performance.now()
        const query = values
          .map(([key, value]) => `${key}=${encodeURIComponent(Buffer.from(value).toString())}`)
          .join('&')
        await holds(await call(endpoint, { query: `?${query}` }), start)
      })
      await fc.assert(check, { numRuns: runsOf(60) })
    }
  }, 300_000)

  it('every body is answered without a fault, and reaches no prototype', async () => {
    for (const endpoint of withBody()) {
      const keys = [...keysOf(endpoint.body), '__proto__', 'constructor']
      const body = fc.dictionary(fc.constantFrom(...keys), hostileBody, {
        maxKeys: 4,
        noNullPrototype: false,
      })
      const check = fc.asyncProperty(body, async (value) => {
        const start = performance.now()
        await holds(await call(endpoint, { headers: json, body: JSON.stringify(value) }), start)
      })
      await fc.assert(check, { numRuns: runsOf(60) })
      await call(endpoint, { headers: json, body: '{"__proto__":{"polluted":true}}' })
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    }
  }, 300_000)

  it('every id is answered without a fault', () =>
    forEach(
      app.endpoints.filter(({ params }) => params),
      async (endpoint) => {
        // None that a drawn name may have as its slug.
        const ids = [
          '%00',
          '%E0%A4%A',
          '..%2f..%2fetc',
          '%27',
          'x'.repeat(4000),
          '🏠',
          '-1',
          "1'--",
          '%C0%80',
        ]
        for (const id of ids) {
          const address = endpoint.path.replace(/:\w+/g, encodeURI(id).replaceAll('%25', '%'))
          const init = endpoint.body ? { headers: json, body: '{}' } : {}
          const got = await refusal(await call(endpoint, { address, ...init }))
          // By session or a mail's link, which comes before the id.
          const asksWho = got === '401 not_signed_in' && endpoint.query === byLink
          if (!asksWho && !/^(404|400|422)/.test(got)) return `${id}: ${got}`
        }
        return undefined
      },
    ))
})
