import { gunzipSync, brotliDecompressSync as unbrotli } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { insertListings } from '#tests/support/listings.ts'
import { cookiesOf } from './cookies.ts'
import { languageOf } from './requestLanguage.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, undefined, 'es'],
    [undefined, '', 'es'],
    [undefined, 'en', 'en'],
    [undefined, 'EN-gb', 'en'],
    [undefined, 'en-US,en;q=0.9,es;q=0.8', 'en'],
    [undefined, 'es-PY,en;q=0.9', 'es'],
    [undefined, 'es-419, en', 'es'],
    [undefined, 'en-US, es', 'en'],
    [undefined, 'en;q=0.2, es;q=0.9', 'es'],
    [undefined, 'es ; q=0.2 , en ; q=0.9', 'en'],
    [undefined, 'fr, en;q=0', 'es'],
    [undefined, 'fr;q=0.9, en;Q=0.1', 'en'],
    [undefined, 'fr-FR, de', 'es'],
    [undefined, '*', 'es'],
    [undefined, '*, en;q=0.5', 'es'],
    [undefined, 'en, *;q=0.5', 'en'],
    [undefined, 'es;q=0, *', 'en'],
    [undefined, 'es;q=0', 'es'],
    [undefined, 'en;q=abc, es', 'es'],
    [undefined, 'est', 'es'],
    [undefined, 'en_US', 'es'],
    [undefined, ';;;q=,,', 'es'],
    [undefined, ','.repeat(8000), 'es'],
    [undefined, '"en";q="1"', 'es'],
    [undefined, '__proto__, constructor;q=1', 'es'],
    ['en', 'es', 'en'],
    ['xx', 'en', 'en'],
    [['en', 'es'], 'es', 'es'],
  ])('with ?lang=%j and Accept-Language %j is %s', (lang, header, language) => {
    const query = lang === undefined ? {} : { lang }
    expect(languageOf({ query, headers: { 'accept-language': header } })).toBe(language)
  })
})

describe('the cookies of a request', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    [';;; ;', {}],
    ['=nameless; a', { '': 'nameless' }],
    ['a=1;b=2', { a: '1', b: '2' }],
    [' a = 1 ;  b=2 ', { a: '1', b: '2' }],
    ['a=first; a=second', { a: 'first' }],
    ['a=; b==', { a: '', b: '=' }],
    ['a=%zz; b=%20', { a: '%zz', b: ' ' }],
    ['__proto__=1; constructor=2', { ['__proto__']: '1', constructor: '2' }],
  ])('%j are %j', (cookie, expected) => {
    expect(Object.entries(cookiesOf({ headers: { cookie } }))).toEqual(Object.entries(expected))
  })
})

describe('over the wire', () => {
  let test: TestApp
  let server: { port: number }
  const [long, short, page] = ['/api/listings?limit=6', '/api/settings/public', '/terms']
  beforeAll(async () => {
    test = await startApp()
    await insertListings(
      test.context.db,
      Array.from({ length: 6 }, () => ({})),
    )
    server = { port: Number(new URL(test.url).port) }
  })
  afterAll(() => test.close())

  it.each([
    [long, undefined, undefined],
    [long, 'gzip, deflate, br, zstd', 'br'],
    [long, 'gzip;q=1, br;q=0.1', 'br'],
    [long, 'br;q=0, gzip', 'gzip'],
    [long, 'br ; q=0.000 , gzip ; q=0.001', 'gzip'],
    [long, 'BR', 'br'],
    [long, '*', 'br'],
    [long, '*, br;q=0', 'gzip'],
    [long, '*, identity;q=0', 'br'],
    [long, '*;q=0', undefined],
    [long, 'identity', undefined],
    [long, 'brotli, x-br', undefined],
    [long, 'br;q=abc', undefined],
    [long, ';q=1,,;', undefined],
    [short, 'gzip, br', undefined],
    [short, 'gzip, identity;q=0', 'gzip'],
    [page, 'gzip, br', 'br'],
    [page, '*, identity;q=0', 'br'],
    [page, 'br;q=0, gzip', 'gzip'],
    [page, '*;q=0', undefined],
  ])('%s with Accept-Encoding %j comes as %s', async (path, accept, encoding) => {
    const { headers, body } = await rawRequest(
      server,
      path,
      accept === undefined ? {} : { 'Accept-Encoding': accept },
    )
    expect(headers['content-encoding']).toBe(encoding)
    const plain = encoding === 'br' ? unbrotli(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toContain(path === page ? '</html>' : path === long ? '"title"' : 'whatsapp')
    const varied = String(headers.vary).toLowerCase().split(', ')
    expect(varied.filter((name) => name === 'accept-encoding')).toHaveLength(1)
  })

  it.each([
    ['ETAG', {}, 304],
    ['STRONG', {}, 304],
    ['"x" ,  ETAG', {}, 304],
    ['"x",ETAG,"y"', {}, 304],
    ['*', {}, 304],
    ['ETAG', { 'Cache-Control': 'max-age=0' }, 304],
    ['ETAG', { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 304],
    ['ETAG', { 'Cache-Control': 'no-cache' }, 200],
    ['ETAG', { 'Cache-Control': 'max-age=0, no-cache' }, 200],
    ['w/STRONG', {}, 200],
    ['UNQUOTED', {}, 200],
    ['"x", *', {}, 200],
    ['"', {}, 200],
    [undefined, { 'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT' }, 200],
  ])('If-None-Match %s with %j is a %s', async (pattern, headers, status) => {
    const etag = String((await rawRequest(server, short)).headers.etag)
    const strong = etag.replace('W/', '')
    const noneMatch = pattern
      ?.replace('ETAG', etag)
      .replace('STRONG', strong)
      .replace('UNQUOTED', strong.replaceAll('"', ''))
    const given = { ...headers, ...(noneMatch && { 'If-None-Match': noneMatch }) }
    const answer = await rawRequest(server, short, given)
    expect([answer.status, answer.headers.etag]).toEqual([status, etag])
    expect(answer.body.length > 0).toBe(status === 200)
  })
})
