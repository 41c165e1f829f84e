import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { CallError, call, callPage, failureText, nextCursor } from './call.ts'

const item = z.object({ id: z.string() })
const list = endpoint('GET', '/api/things', {
  summary: '',
  query: z.object({ city: z.string() }),
  answer: z.array(item),
})
const create = endpoint('POST', '/api/things', { summary: '', body: item, answer: item, status: 201 })
const remove = endpoint('DELETE', '/api/things/:id', { summary: '' })

function stubFetch(body: string | null, init: ResponseInit = {}) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls[0] ?? ['', {}]
}

afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('sends cookies and the language, and no content type without a body', async () => {
    const sent = stubFetch('[]')
    await call(list, { query: { city: 'Ñemby' } })
    const [address, init] = sent()
    expect(address).toBe('/api/things?city=%C3%91emby')
    expect(init.credentials).toBe('include')
    expect(init.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'es' })
    expect(init.body).toBeUndefined()
  })

  it('sends a body as JSON', async () => {
    const sent = stubFetch('{"id":"1"}', { status: 201 })
    expect(await call(create, { body: { id: '1' } })).toEqual({ id: '1' })
    expect(sent()[1].headers).toMatchObject({ 'Content-Type': 'application/json' })
    expect(sent()[1].body).toBe('{"id":"1"}')
  })

  it('returns undefined when the endpoint has no response body', async () => {
    const sent = stubFetch(null, { status: 204 })
    expect(await call(remove, { params: { id: 'a b' } })).toBeUndefined()
    expect(sent()[0]).toBe('/api/things/a%20b')
  })
})

describe('a failed call', () => {
  it('throws status, text and parsed body', async () => {
    const body = '{"error":"No existe.","code":"not_found"}'
    stubFetch(body, { status: 404 })
    const error = await call(list).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ message: `404: ${body}`, status: 404, body: { code: 'not_found' } })
    expect(failureText(error, 'otro')).toBe('No existe.')
  })

  it('throws the status text when the body is empty', async () => {
    stubFetch('', { status: 502, statusText: 'Bad Gateway' })
    await expect(call(list)).rejects.toThrow('502: Bad Gateway')
  })

  it('has no parsed body when the response is not ours', async () => {
    stubFetch('<html>', { status: 503, headers: { 'Retry-After': '7' } })
    const error = await call(list).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ body: undefined, retryAfter: 7 })
    expect(failureText(error, 'otro')).toBe('otro')
  })
})

describe('a page of a list', () => {
  it('has total, cap and next cursor from the headers', async () => {
    const headers = {
      'X-Total-Count': '1000',
      'X-Total-Capped': 'true',
      Link: '</api/things?city=Luque&cursor=a%2Bb>; rel="next"',
    }
    stubFetch('[{"id":"1"}]', { headers })
    expect(await callPage(list)).toEqual({
      items: [{ id: '1' }],
      total: 1000,
      totalIsCapped: true,
      next: 'a+b',
    })
  })

  it('has the words that rank, and where its sections begin', async () => {
    const headers = { 'X-Ranked-By': 'vista%20al%20r%C3%ADo', 'X-Sections': 'all;at=0;count=2, others;at=2' }
    stubFetch('[{"id":"1"}]', { headers })
    expect(await callPage(list)).toMatchObject({
      rankedBy: 'vista%20al%20r%C3%ADo',
      sections: 'all;at=0;count=2, others;at=2',
    })
  })

  it('says where nothing is as the text was understood', async () => {
    stubFetch('[{"id":"1"}]', { headers: { 'X-Plain-Text': 'true' } })
    expect(await callPage(list)).toMatchObject({ isPlainText: true })
    stubFetch('[{"id":"1"}]', {})
    expect(await callPage(list)).not.toHaveProperty('isPlainText')
  })

  it('has no next cursor without a Link header of rel next', () => {
    expect(nextCursor(null)).toBeUndefined()
    expect(nextCursor('</x?cursor=1>; rel="prev"')).toBeUndefined()
  })
})
