import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'

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

  it('is not answered twice to who has it', async () => {
    const { headers } = await ask('/api/listings?city=Luque')
    const again = await ask('/api/listings?city=Luque&limit=100', {
      'If-None-Match': headers.etag ?? '',
      'Cache-Control': 'max-age=0',
    })
    expect(again.status).toBe(304)
  })
})

describe('a read that fails in front of Express', () => {
  const broken = async () => {
    throw new TypeError('broken')
  }

  it('is answered by Express, counted and logged with its cause', async () => {
    const other = await startApp({}, { allow: ['reader'] })
    other.services.publicReadListener.addPage(listingsApi.search, broken)
    expect((await other.fetch('/api/listings?limit=5')).status).toBe(200)
    expect(other.context.fallbacks.counts.reader).toBe(1)
    const told = other.logged.find(({ fallback }) => fallback === 'reader')
    expect(told?.err).toMatchObject({ type: 'TypeError', message: 'broken' })
    await other.close()
  })

  it('fails a test that does not expect it', async () => {
    const other = await startApp()
    other.services.publicReadListener.addPage(listingsApi.search, broken)
    await expect(other.fetch('/api/listings?limit=5')).rejects.toThrow('fetch failed')
    await other.close()
  })
})
