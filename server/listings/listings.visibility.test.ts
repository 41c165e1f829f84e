import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let ownerUserId: string
let stranger: Record<string, string>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  const { db } = app.context
  ownerUserId = await insertUser(db, { publicProfile: true, firstName: 'Rosa' })
  stranger = as('user', await insertUser(db))
  await insertListings(
    db,
    Array.from({ length: 6 }, (_, index) => ({ ...house, priceUsd: `${90_000 + index * 1000}` })),
  )
})
afterAll(() => app.close())

const house = { propertyType: 'house', area: '100', estimatedRoi: '5', featured: true } as const
const inactiveStatuses = listingStatuses.filter((status) => status !== 'active')
const insertHidden = (status: (typeof inactiveStatuses)[number]) =>
  insertListing(app.context.db, { ...house, status, ownerUserId, title: `Casa de estado ${status}` })

const isAboutListing = ({ path }: Endpoint) => /^\/api\/(listings|price-analysis)\b.*\/:/.test(path)

async function responseTo(path: string, id: string, who: Record<string, string>, method = 'GET') {
  const answer = await app.fetch(path.replace(/:\w+/, id), { method, headers: who })
  const text = await answer.text()
  return { status: answer.status, text: text.replaceAll(id, 'id') }
}

async function readPage(id: string, who: Record<string, string>) {
  const { status, text } = await responseTo('/property/:id', id, who)
  const [, title] = /<title>(.*)<\/title>/.exec(text) ?? []
  const [, boot = '{}'] = /id="boot"[^>]*>(.*)<\/script>/.exec(text) ?? []
  const queries: unknown[] = JSON.parse(boot).queries
  return { status, title, queries: queries.map((query) => JSON.stringify(query)).sort() }
}

describe('an inactive listing', () => {
  it.each(inactiveStatuses)(
    '%s: responds to visitors and other users as for an unknown id',
    async (status) => {
      const [id, unknown] = [await insertHidden(status), newId()]
      const reads = app.endpoints.filter((one) => one.method === 'GET' && isAboutListing(one))
      expect(reads.length).toBeGreaterThan(4)
      for (const who of [{}, stranger]) {
        for (const { path, access } of reads) {
          const answer = await responseTo(path, id, who)
          expect([path, answer]).toEqual([path, await responseTo(path, unknown, who)])
          if (access === 'anyone') expect([path, answer.status]).toEqual([path, 404])
        }
        expect((await responseTo('/api/listings/:id/views', id, who, 'POST')).status).toBe(404)
        expect((await responseTo('/og/:id.jpg', id, who)).status).toBe(404)
        expect((await responseTo('/sheets/:id.pdf', id, who)).status).toBe(404)
        expect((await responseTo('/property/:id', id, who)).status).toBe(404)
      }
    },
  )

  it.each(['draft', 'pending', 'deleted'] as const)(
    '%s: is absent from its page, from batches and from favorites',
    async (status) => {
      const [id, unknown] = [await insertHidden(status), newId()]
      for (const who of [{}, stranger]) {
        expect(await readPage(id, who)).toEqual(await readPage(unknown, who))
        const batch = await app.send('POST', '/api/listings/batch', { ids: [id] }, who)
        expect(await batch.json()).toEqual([])
      }
      const favorite = await app.send('POST', '/api/favorites', { listingId: id }, stranger)
      expect(favorite.status).toBe(404)
      const merged = await app.send('POST', '/api/favorites/merge', { listingIds: [id] }, stranger)
      expect(await merged.json()).toEqual([])
    },
  )

  it('is in no public list, figure or file', async () => {
    const { id: market } = { id: newId() }
    const about = 'neighborhood=Villa+Morra&city=Asunci%C3%B3n&propertyType=house'
    const paths = [
      ...app.endpoints
        .filter(
          ({ method, access, params, path }) =>
            method === 'GET' && access === 'anyone' && !params && path !== '/api/openapi.json',
        )
        .map(({ path }) => path),
      `/api/users/${ownerUserId}/listings`,
      `/api/price-analysis/comparables?${about}`,
      `/api/price-analysis/comparables?${about}&listingId=${market}`,
      '/api/listings?searchQuery=estado',
      '/api/search/suggestions?query=estado',
      '/sitemap.xml',
      '/sitemap/listings.xml',
      '/sitemap/pages.xml',
    ]
    const read = () =>
      Promise.all(paths.map(async (path) => [path, await (await app.fetch(path)).text()] as const))
    const before = await read()
    const ids = await Promise.all(inactiveStatuses.map(insertHidden))
    expect(await read()).toEqual(before)
    for (const id of ids) {
      const known = await app.fetch(`/api/price-analysis/comparables?${about}&listingId=${id}`)
      const unknown = await app.fetch(`/api/price-analysis/comparables?${about}&listingId=${market}`)
      expect(await known.text()).toBe(await unknown.text())
    }
  })

  it('is shown to its owner, and never stored by a shared cache', async () => {
    const id = await insertHidden('draft')
    const owner = as('user', ownerUserId)
    for (const path of [
      `/api/listings/${id}`,
      `/api/listings/${id}/similar`,
      `/api/price-analysis/listing/${id}`,
    ]) {
      const answer = await app.fetch(path, { headers: owner })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
