import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { alternativesApi } from '#shared/search/alternatives.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'

const isReal = Boolean(process.env.TEST_POSTGRES_URL)
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await insertListings(app.context.db, [{}, {}])
})
afterAll(() => app.close())

let requestCount = 0
const facets = () => app.fetch(`/api/listings/facets?searchQuery=zaguan${++requestCount}`)
const list = (limit = 24) => app.fetch(`/api/listings?limit=${limit}&minPrice=${++requestCount}`)
const isReady = async () => (await app.fetch('/readyz')).status === 200

/** Blocks facets of a text. */
async function lockTerms(): Promise<pg.PoolClient> {
  const client = await app.context.database.pool.connect()
  await client.query('begin; lock table terms in access exclusive mode')
  return client
}

describe('slow reads', () => {
  it.runIf(isReal)(
    'are limited while they hang, long lists included, with Retry-After; other reads and readiness respond',
    async () => {
      const client = await lockTerms()
      const answers: Response[] = []
      const all = Array.from({ length: 60 }, () => facets().then((answer) => answers.push(answer)))
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      expect((await list(200)).status).toBe(503)
      for (let i = 0; i < 10; i++) expect((await list()).status).toBe(200)
      expect(await isReady()).toBe(true)
      await client.query('rollback')
      client.release()
      await Promise.all(all)
      for (const { status, headers } of answers)
        expect([status, headers.get('retry-after')]).toEqual(status === 200 ? [200, null] : [503, '5'])
      const statuses = answers.map(({ status }) => status)
      expect(statuses).toContain(200)
      expect(statuses).toContain(503)
      expect((await facets()).status).toBe(200)
    },
  )

  it.runIf(isReal)('leave a connection for readiness when all others are in use', async () => {
    const { pool } = app.context.database
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    expect(await isReady()).toBe(true)
    for (const client of clients) client.release()
  })

  it('cost more of the rate limit, as do long responses, whether called directly or through a page', async () => {
    const limited = await startApp({ LIMITS: 'on', TRUST_PROXY: '1' })
    const get = (path: string, from: string) =>
      limited.fetch(path, { headers: { 'X-Forwarded-For': `190.52.0.${from}` } })
    const countAllowed = async (path: string, from: string) => {
      let count = 0
      while (count < 1200 && (await get(path, from)).status === 200) count++
      return count
    }
    const { search, facets: counted } = listingsApi
    expect(counted.cost).toBeGreaterThan(2 * listingsApi.get.cost)
    const allowedFacets = Math.floor(1200 / counted.cost)
    for (let i = 2; i < allowedFacets; i++) await get('/api/listings/facets', '1')
    expect((await get('/search', '1')).status).toBe(200)
    const page = search.cost + (counted.cost - 1) + (alternativesApi.find.cost - 1)
    expect(await countAllowed('/api/settings/public', '1')).toBe(
      1200 - (allowedFacets - 2) * counted.cost - page,
    )
    expect(await countAllowed('/api/listings?limit=200', '2')).toBe(Math.floor(1200 / (search.cost + 4)))
    await limited.close()
  })
})
