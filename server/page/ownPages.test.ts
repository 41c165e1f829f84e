import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

async function brought(path: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('private')
  const html = await response.text()
  const boot = html.match(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}'
  const { queries }: { queries: { key: unknown[]; data: unknown }[] } = JSON.parse(boot)
  return queries.filter(({ key }) => ['listings', 'price-analysis'].includes(String(key[1])))
}

it('the page of one’s own properties brings them along, and to a visitor nothing', async () => {
  const { db } = app.context
  const id = await insertUser(db)
  await insertListing(db, { ownerUserId: id, title: 'Mi casa', status: 'draft' })
  await insertListing(db)
  const [own, ...others] = await brought('/my-properties', as('user', id))
  expect(own).toMatchObject({
    key: ['api', 'listings', 'mine', { limit: '50' }],
    data: { pages: [{ total: 1, items: [{ title: 'Mi casa', inquiriesCount: 0 }] }] },
  })
  expect(others).toEqual([])
  expect(await brought('/my-properties')).toEqual([])
})

it('the price dashboard brings one’s own analyses along, and to a visitor nothing', async () => {
  const id = await insertUser(app.context.db)
  expect(await brought('/price-dashboard', as('user', id))).toEqual([
    { key: ['api', 'price-analysis', 'user'], data: [] },
  ])
  expect(await brought('/price-dashboard')).toEqual([])
})
