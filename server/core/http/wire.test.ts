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
import { runsOf, sampleOf } from '#tests/support/fuzz.ts'
import { en, es } from '#tests/support/words.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

interface CallInit extends RequestInit {
  query?: string
  address?: string
}

/** A write may have deleted them. */
let hasActors = false

async function call(endpoint: Endpoint, init: CallInit = {}): Promise<Response> {
  const { query = '', address = addressOf(endpoint), ...rest } = init
  const headers = { 'X-Test-Actor': allowedActor(endpoint.access), ...init.headers }
  if (!hasActors) await ensureActors(app.context.db)
  const response = await app.fetch(address + query, { method: endpoint.method, ...rest, headers })
  hasActors = endpoint.method === 'GET' || !response.ok
  return response
}

const json = { 'Content-Type': 'application/json' }

async function forEach(
  endpoints: readonly Endpoint[],
  check: (endpoint: Endpoint, index: number) => Promise<string | false | undefined>,
): Promise<void> {
  const wrong: string[] = []
  for (const [index, endpoint] of endpoints.entries()) {
    const problem = await check(endpoint, index)
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

function securityFault({ headers }: Response): string | false {
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff'
  if (headers.get('x-powered-by')) return 'says what it runs on'
  if (!headers.get('permissions-policy')?.includes('camera=(), ')) return 'no permissions policy'
  return !headers.get('content-security-policy')?.includes("default-src 'none'") && 'no policy'
}

function cacheFault(endpoint: Endpoint, { headers, status }: Response): string | false {
  if (headers.get('set-cookie')) return 'sets a cookie'
  const cache = headers.get('cache-control') ?? ''
  if (status !== 200) return cache !== 'no-store' && `error with ${cache}`
  if (endpoint.cache === 'public' && !headers.get('vary')?.includes('Cookie')) return 'is the same for all'
  return cache.startsWith(endpoint.cache) ? false : `${cache} instead of ${endpoint.cache}`
}

describe('every endpoint', () => {
  it('answers 405 with Allow to a method that its path does not take, in the language asked for', () =>
    forEach(app.endpoints, async (endpoint, index) => {
      const [language, words] = (
        [
          ['es', es],
          ['en', en],
        ] as const
      )[index % 2 === 0 ? 0 : 1]
      const response = await call(endpoint, {
        method: methodApartFrom(endpoint),
        query: `?lang=${language}`,
      })
      if (!response.headers.get('allow')?.split(', ').includes(endpoint.method))
        return 'Allow does not name it'
      if (!response.headers.get('vary')?.includes('Accept-Language')) return 'does not vary'
      const { error } = await response.clone().json()
      if (error !== words.errors.codes.method_not_allowed) return `says "${error}" in ${language}`
      return expects(response, '405 method_not_allowed')
    }))

  it('says what it takes to OPTIONS', () =>
    forEach(app.endpoints, async (endpoint) => {
      const response = await call(endpoint, { method: 'OPTIONS' })
      return response.status !== 204 && `${response.status}`
    }))

  it('carries the security headers', () =>
    forEach(
      app.endpoints.filter(({ method }) => method !== 'GET'),
      async (endpoint) =>
        securityFault(await call(endpoint, endpoint.body ? { headers: json, body: '{}' } : {})),
    ))
})

describe('every read', () => {
  /** Asked as usual, oddly, and for its head. */
  it('sets no cookie, says who may keep it, keeps a plausible request id, and ignores what it does not know', () =>
    forEach(reads(), async (endpoint) => {
      const address = addressOf(endpoint)
      const plain = await call(endpoint, { address, headers: { 'X-Request-Id': 'from-a-proxy-1' } })
      if (plain.headers.get('x-request-id') !== 'from-a-proxy-1') return 'lost the id'
      const odd = await call(endpoint, {
        query: '?utm_source=x&__proto__=y&constructor[prototype]=z&a=1&a=2',
        headers: { 'X-Request-Id': '"><script>' },
      })
      if (plain.status !== odd.status) return `${odd.status} instead of ${plain.status}`
      if (!/^[\w-]{36}$/.test(odd.headers.get('x-request-id') ?? '')) return 'took over a bad id'
      const head = await call(endpoint, { address, method: 'HEAD' })
      if (head.status !== plain.status) return `${head.status} instead of ${plain.status} to HEAD`
      if ((await head.text()) !== '') return 'has a body to HEAD'
      return securityFault(plain) || cacheFault(endpoint, plain)
    }))
})

/** What every body is refused for. */
const refused: readonly { wanted: string; init: RequestInit }[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml'].map((type) => ({
    wanted: '415 unsupported_type',
    init: { headers: { 'Content-Type': type }, body: '{}' },
  })),
  ...['{', '{"a":}', 'null garbage', '"\\uZZZZ"', '{"a":1}{}'].map((body) => ({
    wanted: '400 malformed_json',
    init: { headers: json, body },
  })),
  {
    wanted: '413 too_large',
    init: { headers: json, body: JSON.stringify({ text: 'x'.repeat(256 * 1024) }) },
  },
  ...['[]', 'null', '1', '"text"', 'true'].map((body) => ({
    wanted: '422 invalid',
    init: { headers: json, body },
  })),
  { wanted: '422 invalid', init: {} },
]

describe('every endpoint with a body', () => {
  it('refuses another content type, what is not JSON, more than 256 KB, JSON that is no object, and no body', () =>
    forEach(withBody(), async (endpoint, index) => {
      for (const { wanted, init } of sampleOf(refused, index)) {
        const problem = await expects(await call(endpoint, init), wanted)
        if (problem) return `${JSON.stringify(init).slice(0, 80)}: ${problem}`
      }
      return undefined
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
      async (endpoint, index) => {
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
        for (const id of sampleOf(ids, index)) {
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
