import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listings.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'

const isReal = Boolean(process.env.TEST_POSTGRES_URL)
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await insertListings(app.context.db, [{}, {}])
})
afterAll(() => app.close())

let asked = 0
const facets = () => app.fetch(`/api/listings/facets?searchQuery=zaguan${++asked}`)
const list = (limit = 24) => app.fetch(`/api/listings?limit=${limit}&minPrice=${++asked}`)
const isReady = async () => (await app.fetch('/readyz')).status === 200

/** Holds what facets of a text read and lists do not. */
async function holdTerms(): Promise<pg.PoolClient> {
  const client = await app.context.database.pool.connect()
  await client.query('begin; lock table terms in access exclusive mode')
  return client
}

describe('costly reads', () => {
  it.runIf(isReal)(
    'that hang are few, long lists among them, and refused with when to come again; others are read, and the server is ready',
    async () => {
      const client = await holdTerms()
      const answers: Response[] = []
      const all = Array.from({ length: 60 }, () => facets().then((answer) => answers.push(answer)))
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      expect((await list(200)).status).toBe(503)
      for (let turn = 0; turn < 10; turn++) expect((await list()).status).toBe(200)
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

  it.runIf(isReal)('keep a connection for readiness, when all others are taken', async () => {
    const { pool } = app.context.database
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    expect(await isReady()).toBe(true)
    for (const client of clients) client.release()
  })

  it('take more of the read limit than others, as do long answers, whether asked for as a call or with a page', async () => {
    const limited = await startApp({ LIMITS: 'on', TRUST_PROXY: '1' })
    const ask = (path: string, from: string) =>
      limited.fetch(path, { headers: { 'X-Forwarded-For': `190.52.0.${from}` } })
    const left = async (path: string, from: string) => {
      let count = 0
      while (count < 1200 && (await ask(path, from)).status === 200) count++
      return count
    }
    const { search, facets: counted } = listingsApi
    expect(counted.cost).toBeGreaterThan(2 * listingsApi.get.cost)
    const most = Math.floor(1200 / counted.cost)
    for (let turn = 2; turn < most; turn++) await ask('/api/listings/facets', '1')
    expect((await ask('/search', '1')).status).toBe(200)
    const page = search.cost + counted.cost - 1
    expect(await left('/api/settings/public', '1')).toBe(1200 - (most - 2) * counted.cost - page)
    expect(await left('/api/listings?limit=200', '2')).toBe(Math.floor(1200 / (search.cost + 4)))
    await limited.close()
  })
})
