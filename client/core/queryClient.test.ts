import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { createQueryClient, endpointQuery, oncePerClient } from './queryClient.ts'
import { fillCache, readBoot } from './rendering/readBoot.ts'

const one = endpoint('GET', '/api/things/:id', { summary: '', answer: z.object({ id: z.string() }) })

function stubFetch(body: string, init?: ResponseInit) {
  const fetched = vi.fn(async (_address: string) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const pageWith = (text: string | null) => ({
  getElementById: () => (text === null ? null : { textContent: text }),
})

afterEach(() => vi.unstubAllGlobals())

describe('a query without a queryFn', () => {
  it('fetches the URL that its key makes', async () => {
    const fetched = stubFetch('{"rate":7420}')
    expect(await createQueryClient().fetchQuery({ queryKey: ['api', 'currency', 'rate'] })).toEqual({
      rate: 7420,
    })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/currency/rate')
  })

  it('does not retry, and throws status and text', async () => {
    const fetched = stubFetch('away', { status: 503 })
    const fetching = createQueryClient().fetchQuery({ queryKey: ['api', 'currency', 'rate'] })
    await expect(fetching).rejects.toThrow('503: away')
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('boot data', () => {
  it('fills the query of the same endpoint', async () => {
    const fetched = stubFetch('{}')
    const client = createQueryClient()
    const boot = readBoot(
      pageWith('{"queries":[{"key":["api","things","7"],"data":{"id":"7"}}],"language":"en"}'),
    )
    fillCache(client, boot.queries)
    expect(await client.fetchQuery(endpointQuery(one, { params: { id: '7' } }))).toEqual({ id: '7' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([[null], ['not json'], ['{}']])('is empty when the script contains %s', (text) => {
    expect(readBoot(pageWith(text))).toEqual({ queries: [] })
  })
})

it('makes a value once for a client, and another for the next', () => {
  const listsOf = oncePerClient((client) => [client])
  const [first, second] = [new QueryClient(), new QueryClient()]
  const value = listsOf(first)
  expect(listsOf(first)).toBe(value)
  expect(listsOf(second)).toEqual([second])
  expect(listsOf(second)).not.toBe(value)
})
