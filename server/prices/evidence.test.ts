import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { actors, identifyByHeader } from '#tests/support/calls.ts'
import {
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
  type NewListing,
} from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await insertUser(app.context.db, { id: actors.user.id })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
})

const flat = (price: number, overrides: NewListing = {}): NewListing => ({
  propertyType: 'apartment',
  area: '100.00',
  priceUsd: (price * 100).toFixed(2),
  ...overrides,
})
const flats = (prices: number[], overrides: NewListing = {}) =>
  insertListings(
    app.context.db,
    prices.map((price) => flat(price, overrides)),
  )
const usual = [1400, 1500, 1600, 1700, 1800]

async function get(path: string, actor = 'visitor') {
  const response = await app.fetch(`/api/price-analysis/${path}`, { headers: { 'X-Test-Actor': actor } })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  }
}

describe('comparables', () => {
  const villaMorra = 'comparables?neighborhood=Villa%20Morra&city=Asunci%C3%B3n&propertyType=apartment'

  it('lists those of the scope as cards, with what the outlier rule says of each', async () => {
    const ids = await flats([...usual, 1450, 1550, 1650, 4000])
    ids.push(await insertListing(app.context.db, flat(12_000_000, { priceConfirmed: true })))
    await insertPictures(app.context.db, ids[0] ?? '', 2)
    const { status, cache, body } = await get(villaMorra)
    expect(status).toBe(200)
    expect(cache).toContain('public')
    expect(body).toMatchObject({ scope: 'neighborhood', total: 10, leftOut: 2 })
    const reasons = body.comparables.flatMap(({ id, leftOut }: { id: string; leftOut: string | null }) =>
      leftOut ? [[ids.indexOf(id), leftOut]] : [],
    )
    expect(reasons.toSorted()).toEqual([
      [8, 'high'],
      [9, 'slip'],
    ])
    expect(body.comparables.find(({ id }: { id: string }) => id === ids[0])).toEqual({
      id: ids[0],
      title: 'Casa en venta',
      neighborhood: 'Villa Morra',
      city: 'Asunción',
      bedrooms: 0,
      price: 140_000,
      area: 100,
      pricePerSqm: 1400,
      distanceKm: 0,
      leftOut: null,
      likeType: null,
      weight: 1,
      picture: expect.objectContaining({ isPrimary: true }),
      publishedAt: expect.any(String),
    })
  })

  it('lists those of a like type that lend to the estimate, with their weight', async () => {
    await flats(usual)
    const lender = await insertListing(app.context.db, flat(150_000, { propertyType: 'penthouse' }))
    const { body } = await get(`${villaMorra}&area=100`)
    expect(body.total).toBe(usual.length + 1)
    expect(body.comparables.at(-1)).toMatchObject({ id: lender, likeType: 'penthouse', weight: 0.35 })
  })

  it('takes the newest 1,000 of a large market', async () => {
    const start = Date.UTC(2026, 4, 1)
    const many = Array.from({ length: 1002 }, (_, index) =>
      flat(index < 2 ? 900 : 1000 + (index % 7), {
        firstPublishedAt: new Date(start + index),
        transactionType: 'both',
        pricePerMonth: '1000.00',
      }),
    )
    await insertListings(app.context.db, many.slice(0, 501))
    await insertListings(app.context.db, many.slice(501))
    await flats([9.9, 10.1], { transactionType: 'rent', firstPublishedAt: new Date(start + 1002) })
    const read = async (transactionType: 'sale' | 'rent') => {
      const { body } = await get(`${villaMorra}&transactionType=${transactionType}&limit=100`)
      const place = { neighborhood: 'Villa Morra', city: 'Asunción' }
      const home = {
        propertyType: 'apartment',
        transactionType,
        area: 100,
        priceUSD: transactionType === 'sale' ? 100_000 : 1000,
      }
      const calculated = await app.send('POST', '/api/price-analysis/calculate', { ...place, ...home })
      const times = body.comparables.map(
        ({ publishedAt }: { publishedAt: string }) => Date.parse(publishedAt) - start,
      )
      return { times, total: body.total, sample: (await calculated.json()).marketStats.sampleSize }
    }
    const newest = Array.from({ length: 100 }, (_, index) => 1001 - index)
    expect(await read('sale')).toEqual({ times: newest, total: 1000, sample: 1000 })
    const rented = [1002, 1002, ...newest.slice(0, 98)]
    expect(await read('rent')).toEqual({ times: rented, total: 1000, sample: 1000 })
  }, 90_000)

  it('with an area, puts the most like in size first and keeps to the limit', async () => {
    await insertListings(
      app.context.db,
      ['45.00', '200.00', '85.00', '70.00', '160.00'].map((area) => flat(1500, { area })),
    )
    const { body } = await get(`${villaMorra}&area=80&limit=3`)
    expect(body.comparables.map(({ area }: { area: number }) => area)).toEqual([85, 70, 45])
    expect(body.total).toBe(5)
  })

  it('leaves out the listing that asks, and says how far others are', async () => {
    const [own] = await flats([1500])
    await flats([1600], { neighborhood: 'Recoleta' })
    await flats([1700], { neighborhood: 'Un barrio nuevo', city: 'Un pueblo' })
    const { body } = await get(`${villaMorra}&listingId=${own}`)
    expect(body).toMatchObject({ scope: 'country', total: 2 })
    const distances = body.comparables.map(({ distanceKm }: { distanceKm: number | null }) => distanceKm)
    expect(distances).toEqual(expect.arrayContaining([null, expect.any(Number)]))
    expect(Math.max(...distances)).toBeLessThan(3)
  })

  it.each([
    ['neighborhood', 'city=Luque&propertyType=land'],
    ['city', 'neighborhood=x&propertyType=land'],
    ['propertyType', 'neighborhood=x&city=y&propertyType=castle'],
    ['area', 'neighborhood=x&city=y&propertyType=land&area=0'],
    ['limit', 'neighborhood=x&city=y&propertyType=land&limit=101'],
  ])('with a bad %s, is a 400 that names it', async (field, query) => {
    const { status, body } = await get(`comparables?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('verdict of a listing', () => {
  it('with five others, stands against them and not against itself', async () => {
    await flats(usual)
    const [id] = await flats([1360])
    const { body } = await get(`listing/${id}`)
    expect(body).toMatchObject({
      transactionType: 'sale',
      pricePerSqm: 1360,
      reason: null,
      standing: {
        verdict: 'below',
        medianDifference: -15,
        priceDifference: -15,
        confidence: 'low',
        estimate: { price: 160_000, effectiveSampleSize: 5 },
        estimateDifference: -15,
        fairRange: { low: 142_393.67, high: 177_714.7 },
        leftOut: 0,
        marketStats: { sampleSize: 5, scope: 'neighborhood', medianPricePerSqm: 1600 },
      },
    })
  })

  it('for rent, stands among rents', async () => {
    await flats([8, 9, 10, 11, 12], { transactionType: 'rent' })
    await flats(usual)
    const [id] = await flats([10], { transactionType: 'rent' })
    const { body } = await get(`listing/${id}`)
    expect(body).toMatchObject({
      transactionType: 'rent',
      standing: { verdict: 'within', medianDifference: 0 },
    })
  })

  it('differs from its market by one figure, wherever that is said', async () => {
    const [, two] = await flats([1400, 1420, 1440, 1450, 2400])
    const [id = ''] = await insertListings(app.context.db, [flat(1700, { ownerUserId: actors.user.id })])
    const { standing } = (await get(`listing/${id}`)).body
    const { estimateDifference: shown, priceDifference } = standing
    expect([shown, priceDifference]).toEqual([18.06, 4.81])

    const body = { neighborhood: 'Villa Morra', city: 'Asunción', propertyType: 'apartment', area: 100 }
    const priced = { ...body, priceUSD: 170_000, listingId: id }
    const owner = { 'X-Test-Actor': 'user' }
    const calculated = await app.send('POST', '/api/price-analysis/calculate', priced, owner)
    expect((await calculated.json()).estimateDifference).toBe(shown)
    const [stored] = (await get('user', 'user')).body
    expect(stored.priceDifferencePercent).toBe(shown)

    const tool = async (name: string, input: object) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
      const accept = { Accept: 'application/json, text/event-stream' }
      return (await (await app.send('POST', '/mcp', call, accept)).json()).result.structuredContent
    }
    expect((await tool('estimate_price', { listingId: id })).differencePercent).toBe(shown)
    const { listings: compared } = await tool('compare_listings', { ids: [id, two] })
    expect(compared[0].differencePercent).toBe(shown)
    const question = { question: '¿Está caro?', propertyId: id }
    const { response } = await (await app.send('POST', '/api/ai/chat', question)).json()
    expect(response).toContain('18,1\u00a0% sobre el mercado')
    expect(response).not.toContain('4,8')
  })

  it('with four others, has figures, no verdict and a reason', async () => {
    const [id] = await flats(usual)
    const { body } = await get(`listing/${id}`)
    expect(body).toMatchObject({
      reason: 'few_comparables',
      standing: { verdict: 'none', fairRange: null, marketStats: { sampleSize: 4, scope: 'country' } },
    })
  })

  it('without area, price or any other, has no standing and says why', async () => {
    const reasonOf = async (overrides: NewListing) => {
      const id = await insertListing(app.context.db, flat(1500, overrides))
      return (await get(`listing/${id}`)).body
    }
    expect(await reasonOf({})).toEqual({
      transactionType: 'sale',
      pricePerSqm: 1500,
      reason: 'no_comparables',
      standing: null,
    })
    expect(await reasonOf({ area: null })).toMatchObject({ reason: 'no_area', standing: null })
    expect(await reasonOf({ priceUsd: '0.00' })).toMatchObject({ reason: 'no_price', standing: null })
  })

  it('of one that the reader may not see, is a 404', async () => {
    const [draft] = await flats([1500], { status: 'draft', ownerUserId: actors.user.id })
    expect((await get(`listing/${draft}`)).status).toBe(404)
    expect((await get(`listing/${draft}`, 'user')).status).toBe(200)
    expect((await get('listing/0123456789ab')).status).toBe(404)
    expect((await get('listing/none')).status).toBe(404)
  })
})

describe('neighbourhoods', () => {
  it('give the figures of each and of its city, outliers left out, fewer than five marked', async () => {
    await flats([...usual, 1450, 1550, 1650, 4000])
    await flats([1300, 1350], { neighborhood: 'Recoleta' })
    await flats([700], { neighborhood: 'Centro', city: 'Luque' })
    await flats([9000], { status: 'closed' })
    await flats([9000], { propertyType: 'house' })
    const { body } = await get('neighborhoods')
    expect(body).toMatchObject({ propertyType: 'apartment', transactionType: 'sale' })
    expect(body.neighborhoods).toHaveLength(3)
    expect(body.neighborhoods).toContainEqual({
      neighborhood: 'Villa Morra',
      city: 'Asunción',
      enough: true,
      confidence: 'medium',
      leftOut: 1,
      marketStats: {
        sampleSize: 8,
        minPricePerSqm: 1400,
        p25PricePerSqm: 1487.5,
        medianPricePerSqm: 1575,
        p75PricePerSqm: 1662.5,
        maxPricePerSqm: 1800,
        avgPricePerSqm: 1581.25,
      },
    })
    expect(body.neighborhoods).toContainEqual(
      expect.objectContaining({ neighborhood: 'Recoleta', enough: false, confidence: 'low' }),
    )
    expect(body.cities.map(({ city }: { city: string }) => city).toSorted()).toEqual(['Asunción', 'Luque'])
    const asuncion = body.cities.find(({ city }: { city: string }) => city === 'Asunción')
    expect(asuncion).toMatchObject({ enough: true, leftOut: 1, marketStats: { sampleSize: 10 } })
  })

  it('of one city, type and purpose, give those alone', async () => {
    await flats([8], { transactionType: 'rent', city: 'Luque', neighborhood: 'Centro' })
    await flats([9], { transactionType: 'rent' })
    const { body } = await get('neighborhoods?city=luque&transactionType=rent&propertyType=apartment')
    expect(body.neighborhoods).toMatchObject([{ neighborhood: 'Centro', city: 'Luque' }])
    expect(body.cities).toMatchObject([{ city: 'Luque', marketStats: { medianPricePerSqm: 8 } }])
    expect((await get('neighborhoods?propertyType=coworking')).body).toMatchObject({
      neighborhoods: [],
      cities: [],
    })
  })

  it('with a type that is none, are a 400', async () => {
    expect((await get('neighborhoods?propertyType=castle')).status).toBe(400)
  })
})

describe('homes', () => {
  const rent = (price: number, overrides: NewListing = {}) =>
    insertListing(app.context.db, {
      ...{ propertyType: 'apartment', transactionType: 'rent', bedrooms: 2, allowsLongTerm: true },
      ...{ priceUsd: price.toFixed(2), neighborhood: 'Villa Morra', ...overrides },
    })

  it('give what whole homes ask by bedrooms, of the city and of each neighbourhood', async () => {
    for (const price of [500, 600, 700, 800, 900]) await rent(price)
    await rent(400, { neighborhood: 'Recoleta', propertyType: 'house' })
    await rent(2000, { bedrooms: 6 })
    await rent(90, { propertyType: 'virtual_office' })
    await rent(90, { status: 'closed' })
    await rent(300, { city: 'Luque', neighborhood: 'Centro' })
    const { status, body } = await get('homes?city=asuncion')
    expect(status).toBe(200)
    expect(body).toMatchObject({ transactionType: 'rent', city: 'asuncion' })
    const two = body.rows.filter(({ bedrooms }: { bedrooms: number }) => bedrooms === 2)
    expect(two).toEqual([
      { neighborhood: null, bedrooms: 2, sampleSize: 6, enough: true, p25: 525, median: 650, p75: 775 },
      {
        neighborhood: 'Recoleta',
        bedrooms: 2,
        sampleSize: 1,
        enough: false,
        p25: 400,
        median: 400,
        p75: 400,
      },
      {
        ...{ neighborhood: 'Villa Morra', bedrooms: 2, sampleSize: 5, enough: true },
        ...{ p25: 600, median: 700, p75: 800 },
      },
    ])
    expect(body.rows).toContainEqual(
      expect.objectContaining({ neighborhood: null, bedrooms: 4, median: 2000 }),
    )
  })

  it('for sale count those that are sold; without a city they are a 400', async () => {
    await flats(usual, { bedrooms: 3 })
    await rent(500)
    const { body } = await get('homes?city=asuncion&transactionType=sale')
    expect(body.rows).toMatchObject([
      { neighborhood: null, bedrooms: 3, sampleSize: 5, median: 160_000 },
      { neighborhood: 'Villa Morra', bedrooms: 3 },
    ])
    expect((await get('homes')).status).toBe(400)
  })
})
