import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'
import { createVisitorReads } from './visitorReads.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(
    app.context.db,
    Array.from({ length: 5 }, (_, at) => ({ city: at < 3 ? 'Luque' : 'Asunción' })),
  )
})
afterAll(() => app.close())

const ofTheAnswer = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']

async function ask(address: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(address, { headers })
  const named = [...response.headers].filter(([name]) => !ofTheAnswer.includes(name))
  return {
    status: response.status,
    headers: Object.fromEntries(named),
    body: await response.text(),
    isNamed: response.headers.has('x-request-id'),
  }
}

describe('a read of a visitor', () => {
  it.each([
    '/api/listings',
    '/api/listings?city=Luque&limit=2&lang=en',
    '/api/listings?city=Nowhere',
    '/api/listings?limit=51',
    '/api/listings?minPrice=2&maxPrice=1',
    '/api/listings?cursor=none',
    '/api/listings?city=%zz&city=Luque',
    '/api/listings/?city=Luque',
    '/api/listings?searchQuery=casa+con+patio',
  ])('of %s is what Express answers', async (address) => {
    const languages = { 'Accept-Language': 'en, es;q=0.5' }
    const byExpress = await ask(address, { ...languages, Cookie: 'other=1' })
    const mark = address.includes('?') ? '&' : '?'
    expect(await ask(`${address}${mark}unknown=1`, languages)).toEqual(byExpress)
    expect(byExpress.isNamed).toBe(true)
  })

  it('is logged once, whether it was answered or refused', async () => {
    for (const [address, status] of [
      ['/api/listings?limit=3', 200],
      ['/api/listings?limit=0', 400],
    ] as const) {
      app.logged.length = 0
      await ask(address)
      const lines = () => app.logged.filter(({ msg, path }) => msg === 'request' && path === '/api/listings')
      await expect.poll(() => lines().map((line) => line.status)).toEqual([status])
    }
  })

  it('takes its points of the limit, and is left to the app where there are none', async () => {
    const taken: number[] = []
    const left: (string | undefined)[] = []
    let isExceeded = false
    const reads = createVisitorReads(app.context, app.services.responseCache)
    reads.addPage(listingsApi.search, async () => ({ items: [], total: 0, totalIsCapped: false }))
    const listener = reads.before(
      (request, response) => {
        left.push(request.url)
        response.writeHead(429).end()
      },
      {
        trust: () => false,
        async consume(_key, points) {
          if (isExceeded) throw new AppError('too_many_requests')
          taken.push(points)
        },
      },
    )
    const server = await listenOn(listener, 0, '127.0.0.1')
    try {
      const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status
      expect(await statusOf('/api/listings?limit=5&maxArea=77')).toBe(200)
      expect(taken).toEqual([1, listingsApi.search.cost - 1])
      isExceeded = true
      expect(await statusOf('/api/listings?limit=5&maxArea=78')).toBe(429)
      expect(left).toEqual(['/api/listings?limit=5&maxArea=78'])
    } finally {
      await server.drain()
    }
  })

  it('is not answered twice to who has it', async () => {
    const { headers } = await ask('/api/listings?city=Luque')
    const again = await ask('/api/listings?city=Luque&limit=100', {
      'If-None-Match': headers.etag ?? '',
      'Cache-Control': 'max-age=0',
    })
    expect(again.status).toBe(304)
  })
})
