import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#server/activities/activities.service.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { changePrice } from '#server/listings/publish/write.ts'
import type { ListingTrend, PriceAnalysis } from '#shared/prices/prices.ts'
import { setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertListings, insertUser, type NewListing } from '#tests/support/listings.ts'
import { storeAnalyses, storeAnalysis } from './analyses.service.ts'

const rosa = 'user00000001'
const hugo = 'user00000002'
const published = new Date('2026-03-01T12:00:00Z')
const lowered = new Date('2026-05-01T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  for (const id of [rosa, hugo]) await insertUser(app.context.db, { id })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
})

const flat = (price: number, more: NewListing = {}): NewListing => ({
  propertyType: 'apartment',
  area: '100.00',
  priceUsd: (price * 100).toFixed(2),
  firstPublishedAt: new Date('2026-01-01T12:00:00Z'),
  ...more,
})
const market = () =>
  insertListings(
    app.context.db,
    [1400, 1500, 1600, 1700, 1800].map((price) => flat(price)),
  )
const ofRosa = (price: number, more: NewListing = {}) =>
  insertListing(app.context.db, flat(price, { ownerUserId: rosa, title: 'Depto de Rosa', ...more }))

const get = (path: string, user?: string) =>
  app.fetch(`/api/price-analysis/user${path}`, { headers: user ? as('user', user) : {} })
async function analyses(user: string): Promise<PriceAnalysis[]> {
  const response = await get('', user)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return response.json()
}
async function trend(id: string): Promise<ListingTrend> {
  const response = await get(`/${id}`, rosa)
  expect(response.status).toBe(200)
  return response.json()
}

describe('the analyses of who is signed in', () => {
  it('are those of their own listings, newest first, with title and figures as numbers', async () => {
    const [others = ''] = await market()
    const [active, paused] = [await ofRosa(1760), await ofRosa(1440, { status: 'draft', title: 'Pausado' })]
    await storeAnalysis(app.context.db, active, published)
    await storeAnalysis(app.context.db, paused, lowered)
    await storeAnalysis(app.context.db, others, lowered)
    expect(await analyses(rosa)).toMatchObject([
      { listingId: paused, listingTitle: 'Pausado', createdAt: lowered.toISOString() },
      {
        listingId: active,
        listingTitle: 'Depto de Rosa',
        neighborhood: 'Villa Morra',
        city: 'Asunción',
        propertyType: 'apartment',
        transactionType: 'sale',
        listingPriceUSD: 176_000,
        listingArea: 100,
        listingPricePerSqm: 1760,
        marketAvgPricePerSqm: 1600,
        marketMinPricePerSqm: 1400,
        marketMaxPricePerSqm: 1800,
        marketMedianPricePerSqm: 1600,
        priceDifferencePercent: 10,
        comparableProperties: 5,
        scope: 'neighborhood',
        createdAt: published.toISOString(),
      },
    ])
    expect(await analyses(hugo)).toEqual([])
  })

  it('leave out what was deleted, and are nobody’s else', async () => {
    await market()
    const id = await ofRosa(1760)
    await storeAnalysis(app.context.db, id)
    await app.context.db.update(listings).set({ status: 'deleted' })
    expect(await analyses(rosa)).toEqual([])
    expect((await get('')).status).toBe(401)
  })

  it('are those of the agency’s for whoever works for it', async () => {
    await market()
    const scene = await setAgencyScene(app)
    const id = await scene.listing(flat(1760))
    await storeAnalysis(app.context.db, id)
    expect(await analyses(scene.people.assistant)).toMatchObject([{ listingId: id }])
    expect(await analyses(scene.people.former)).toEqual([])
  })

  it('are told by the calculator’s analysis of an own listing', async () => {
    await market()
    const listingId = await ofRosa(1760)
    const question = { neighborhood: 'Villa Morra', city: 'Asunción', propertyType: 'apartment', area: 100 }
    const body = { ...question, priceUSD: 144_000, listingId }
    const response = await app.send('POST', '/api/price-analysis/calculate', body, as('user', rosa))
    expect(response.status).toBe(200)
    expect(await analyses(rosa)).toMatchObject([
      { listingId, listingPriceUSD: 144_000, priceDifferencePercent: -10, comparableProperties: 5 },
    ])
  })
})

describe('an analysis by the month', () => {
  it('of what is also for sale, is told as one and is no measure of its sale price', async () => {
    await market()
    await insertListings(
      app.context.db,
      [8, 9].map((price) => flat(price, { transactionType: 'rent' })),
    )
    const listingId = await ofRosa(1760, { transactionType: 'both' })
    const question = { neighborhood: 'Villa Morra', city: 'Asunción', propertyType: 'apartment', area: 100 }
    const body = { ...question, transactionType: 'rent', priceUSD: 1000, listingId }
    expect((await app.send('POST', '/api/price-analysis/calculate', body, as('user', rosa))).status).toBe(200)
    expect(await analyses(rosa)).toMatchObject([{ transactionType: 'rent', listingPricePerSqm: 10 }])
    expect((await trend(listingId)).history).toEqual([])
  })
})

describe('the trend of an own listing', () => {
  it('counts its comparables without itself, and tells each price with the market of its time', async () => {
    await market()
    const id = await ofRosa(1760)
    await app.context.db.insert(listingPrices).values({
      listingId: id,
      amount: '176000.00',
      currency: 'USD',
      priceUsd: '176000.00',
      since: published,
    })
    await storeAnalysis(app.context.db, id, published)
    await changePrice(
      app.context.db,
      id,
      { amount: 168_000, currency: 'USD' },
      {
        by: systemActor,
        rate: 7400,
        now: lowered,
        onPriced: (tx, ids) => storeAnalyses(tx, ids, lowered),
      },
    )
    const answer = await trend(id)
    expect(answer).toMatchObject({
      listingId: id,
      transactionType: 'sale',
      pricePerSqm: 1680,
      scope: 'neighborhood',
      marketAvgPricePerSqm: 1600,
      cheaper: 3,
      history: [
        { since: published.toISOString(), priceUSD: 176_000, pricePerSqm: 1760, marketAvgPricePerSqm: 1600 },
        { since: lowered.toISOString(), priceUSD: 168_000, pricePerSqm: 1680, marketAvgPricePerSqm: 1600 },
      ],
    })
    expect(answer.distribution.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(5)
    expect([answer.distribution[0]?.from, answer.distribution.at(-1)?.to]).toEqual([1400, 1800])
  })

  it('of a listing without area in no market, says what there is', async () => {
    const id = await ofRosa(1760, { area: null })
    expect(await trend(id)).toMatchObject({
      pricePerSqm: null,
      scope: null,
      marketAvgPricePerSqm: null,
      cheaper: null,
      distribution: [],
      history: [],
    })
  })

  it('of another, of none and of a deleted one is refused', async () => {
    const id = await ofRosa(1760)
    expect((await get(`/${id}`)).status).toBe(401)
    expect((await get(`/${id}`, hugo)).status).toBe(403)
    expect((await get('/0123456789ab', rosa)).status).toBe(404)
    expect((await get('/no-id', rosa)).status).toBe(404)
    await app.context.db.update(listings).set({ status: 'deleted' })
    expect((await get(`/${id}`, rosa)).status).toBe(404)
  })
})
