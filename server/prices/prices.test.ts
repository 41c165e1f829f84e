import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import type { Calculation } from '#shared/prices/prices.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { actors, identifyByHeader } from '#tests/support/calls.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import {
  insertAdmin,
  insertListing,
  insertListings,
  insertUser,
  type NewListing,
} from '#tests/support/listings.ts'
import { priceAnalyses } from './priceAnalyses.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await insertUser(app.context.db, { id: actors.user.id })
  await insertAdmin(app.context.db, { id: actors.admin.id })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
})

/** 100 m² in Villa Morra. */
const flats = (prices: number[], overrides: NewListing = {}): Promise<string[]> =>
  insertListings(
    app.context.db,
    prices.map((price) => ({
      propertyType: 'apartment' as const,
      area: '100.00',
      priceUsd: (price * 100).toFixed(2),
      ...overrides,
    })),
  )
const usual = [1400, 1500, 1600, 1700, 1800]

const question = {
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  propertyType: 'apartment',
  area: 80,
  priceUSD: 140_000,
}
const send = (fields: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  app.send('POST', '/api/price-analysis/calculate', { ...question, ...fields }, headers)
async function calculate(fields: Record<string, unknown> = {}): Promise<Calculation> {
  const response = await send(fields)
  expect(response.status).toBe(200)
  return response.json()
}

describe('calculate', () => {
  it('with five comparables in the neighbourhood, answers every figure', async () => {
    await flats(usual)
    expect(await calculate()).toEqual({
      isAboveMarket: true,
      priceDifference: 9.38,
      inputPricePerSqm: 1750,
      transactionType: 'sale',
      excluded: 0,
      leftOut: 0,
      verdict: 'within',
      medianDifference: 9.38,
      confidence: 'low',
      estimate: {
        ...{ price: 128_000, low: 113_914.93, high: 142_171.76, effectiveSampleSize: 5 },
        ...{ confidence: 'low', typicalErrorPercent: null },
      },
      estimateDifference: 9.38,
      corrections: [],
      fairRange: { low: 113_914.93, high: 142_171.76 },
      marketStats: {
        avgPricePerSqm: 1600,
        minPricePerSqm: 1400,
        p25PricePerSqm: 1500,
        medianPricePerSqm: 1600,
        p75PricePerSqm: 1700,
        maxPricePerSqm: 1800,
        sampleSize: 5,
        scope: 'neighborhood',
      },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
    })
  })

  it('tells what being new adds, where new homes ask more', async () => {
    const noise = (at: number) => 1500 * (1 + 0.05 * Math.sin(at * 2.4))
    const some = Array.from({ length: 30 }, (_, at) => noise(at))
    await flats(some, { stage: 'used' })
    await flats(
      some.map((price) => price * 1.2),
      { stage: 'new' },
    )
    const [added] = (await calculate({ stage: 'new' })).corrections
    expect(added).toEqual({ fact: 'unused', percent: expect.closeTo(9, -1) })
    const [takenOff] = (await calculate({ stage: 'used' })).corrections
    expect(takenOff).toEqual({ fact: 'unused', percent: expect.closeTo(-9, -1) })
    expect((await calculate()).corrections).toEqual([])
    expect((await send({ stage: 'old' })).status).toBe(422)
  })

  it('with a price below the average, is below and signed', async () => {
    await flats(usual)
    const answer = await calculate({ priceUSD: 108_800 })
    expect(answer).toMatchObject({ isAboveMarket: false, priceDifference: -15, verdict: 'below' })
    expect(await calculate({ priceUSD: 128_000 })).toMatchObject({ isAboveMarket: false, priceDifference: 0 })
  })

  it('counts only active listings of the type with an area and a price of the kind', async () => {
    await flats(usual)
    await flats([9000], { status: 'draft' })
    await flats([9000], { status: 'reserved' })
    await flats([9000], { propertyType: 'house' })
    await flats([9000], { area: null })
    await flats([9000], { transactionType: 'rent' })
    await flats([0])
    expect((await calculate()).marketStats).toMatchObject({ sampleSize: 5, maxPricePerSqm: 1800 })
  })

  it('for rent, compares monthly rents: of rent and of both', async () => {
    await flats([8, 9, 10], { transactionType: 'rent' })
    await flats([1500, 1600], { transactionType: 'both', pricePerMonth: '1100.00' })
    await flats([1700], { transactionType: 'both' })
    const answer = await calculate({ transactionType: 'rent', priceUSD: 800 })
    expect(answer).toMatchObject({ transactionType: 'rent', inputPricePerSqm: 10 })
    expect(answer.marketStats).toMatchObject({ sampleSize: 5, avgPricePerSqm: 9.8, medianPricePerSqm: 10 })
    expect((await calculate()).marketStats).toMatchObject({ sampleSize: 3, minPricePerSqm: 1500 })
  })

  it('leaves out slips and outliers, and says how many', async () => {
    await flats([...usual, 1450, 1550, 1650, 4000])
    await flats([1600 * 7400, 1600 / 7400], { priceConfirmed: true })
    const answer = await calculate()
    expect(answer.leftOut).toBe(3)
    expect(answer.marketStats).toMatchObject({ sampleSize: 8, minPricePerSqm: 1400, maxPricePerSqm: 1800 })
  })

  it('knows places by their other names and spellings', async () => {
    await flats(usual, { neighborhood: 'Ycuá Satí' })
    const answer = await calculate({ neighborhood: ' ykua  sati ', city: 'ASUNCION' })
    expect(answer.marketStats).toMatchObject({ scope: 'neighborhood', sampleSize: 5 })
  })

  it('when comparables are taken out, changes the result at once and keeps scope and outliers', async () => {
    const [first, second] = await flats([...usual, 1450, 1550, 1650, 4000])
    const answer = await calculate({ exclude: [first, second, 'unknown', second] })
    expect(answer).toMatchObject({ excluded: 2, leftOut: 1 })
    expect(answer.marketStats).toMatchObject({
      sampleSize: 6,
      scope: 'neighborhood',
      minPricePerSqm: 1450,
      avgPricePerSqm: 1625,
    })
  })

  it('when some of a large market are taken out, estimates without them', async () => {
    await flats(Array.from({ length: 60 }, (_, at) => 1400 + 2 * at))
    await flats(
      Array.from({ length: 60 }, (_, at) => 1400 + 2 * at),
      { neighborhood: 'Recoleta' },
    )
    const dear = await flats(Array.from({ length: 40 }, (_, at) => 1900 + 5 * at))
    const all = await calculate()
    const others = await calculate({ exclude: dear })
    expect(others.estimate?.price).toBeLessThan((all.estimate?.price ?? 0) * 0.995)
    expect((await calculate()).estimate).toEqual(all.estimate)
  })

  it('when so many are taken out that four are left, gives figures but no verdict and no range', async () => {
    const [first] = await flats(usual)
    const answer = await calculate({ exclude: [first] })
    expect(answer).toMatchObject({ verdict: 'none', fairRange: null })
    expect(answer.marketStats).toMatchObject({ sampleSize: 4, scope: 'neighborhood' })
  })

  it('when all are taken out, says so with a 422', async () => {
    const response = await send({ exclude: await flats(usual) })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'no_comparables_left' })
  })
})

describe('scope', () => {
  const scopeOf = async (fields = {}) => (await calculate(fields)).marketStats

  it('with four in the neighbourhood, widens to its neighbours', async () => {
    await flats([1400, 1500, 1600, 1700])
    await flats([1800], { neighborhood: 'Recoleta' })
    await flats([9000], { neighborhood: 'Sajonia' })
    expect(await scopeOf()).toMatchObject({ scope: 'neighbors', sampleSize: 5, maxPricePerSqm: 1800 })
  })

  it('with too few around, widens to the city', async () => {
    await flats([1400, 1500])
    await flats([1600, 1700], { neighborhood: 'Trinidad' })
    await flats([1800], { neighborhood: 'Un barrio nuevo' })
    await flats([100], { city: 'Luque', neighborhood: 'Villa Morra' })
    expect(await scopeOf()).toMatchObject({ scope: 'city', sampleSize: 5, minPricePerSqm: 1400 })
  })

  it('with too few in the city, widens to the country, even where there are fewer than five', async () => {
    await flats([1400, 1500])
    await flats([900], { city: 'Luque', neighborhood: 'Centro' })
    expect(await scopeOf()).toMatchObject({ scope: 'country', sampleSize: 3 })
    expect(await scopeOf({ city: 'Nowhere', neighborhood: 'None' })).toMatchObject({ scope: 'country' })
  })

  it('does not count outliers towards the five', async () => {
    await flats([1400, 1500, 1600, 1700, 1600 * 7400])
    await flats([1800], { neighborhood: 'Recoleta' })
    expect(await scopeOf()).toMatchObject({ scope: 'neighbors', sampleSize: 5 })
  })
})

describe('no comparables', () => {
  it('when there are of the type for the other purpose, says where', async () => {
    await flats([10, 11], { transactionType: 'rent', city: 'Luque' })
    await flats([9], { transactionType: 'rent', city: 'Asunción' })
    const response = await send()
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      code: 'no_comparables',
      error:
        'No hay avisos de «Departamento en venta» con precio y superficie para comparar. Sí hay: «Departamento en alquiler» en Asunción (1), «Departamento en alquiler» en Luque (2).',
    })
  })

  it('compares land with land of its city, however few, and with none of the country', async () => {
    await flats([90, 95, 100, 105, 110, 115], { propertyType: 'land', city: 'Encarnación', state: 'Itapúa' })
    const land = { propertyType: 'land', area: 100, priceUSD: 10_000 }
    const response = await send(land)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      code: 'no_comparables',
      error:
        'No hay avisos de «Terreno en venta» en Asunción con precio y superficie para comparar. Sí hay: «Terreno en venta» en Encarnación (6).',
    })
    await flats([60, 70], { propertyType: 'land' })
    const { marketStats, estimate } = await calculate(land)
    expect(marketStats).toMatchObject({ scope: 'city', sampleSize: 2, avgPricePerSqm: 65 })
    expect(estimate).toBeNull()
  })

  it('when there are others only, names them in the language of the reader', async () => {
    await flats([500], { propertyType: 'land', city: 'Luque' })
    const { error } = await (await send({}, { 'Accept-Language': 'en' })).json()
    expect(error).toMatch(/There are some: “Land for sale” in Luque \(1\)\.$/)
  })

  it('when there is nothing at all, still is a sentence', async () => {
    const response = await send()
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      code: 'no_comparables',
      error: 'No hay avisos con precio y superficie para comparar.',
    })
  })
})

describe('bad input', () => {
  it.each([
    ['area', 0],
    ['area', -5],
    ['area', '80'],
    ['area', null],
    ['area', undefined],
    ['area', 1e9],
    ['area', 1e-300],
    ['priceUSD', 0],
    ['priceUSD', -1],
    ['priceUSD', 'much'],
    ['priceUSD', undefined],
    ['priceUSD', 1e12],
    ['neighborhood', ''],
    ['neighborhood', '  '],
    ['neighborhood', undefined],
    ['neighborhood', 'x'.repeat(81)],
    ['neighborhood', 'a\0b'],
    ['city', 7],
    ['city', undefined],
    ['propertyType', 'castle'],
    ['propertyType', undefined],
    ['transactionType', 'both'],
    ['exclude', 'all'],
  ])('with %s = %j, is a 422 that names it', async (field, value) => {
    const response = await send({ [field]: value })
    expect(response.status).toBe(422)
    const { code, fields } = await response.json()
    expect(code).toBe('invalid')
    expect(Object.keys(fields)).toEqual([field])
  })

  it('with any figures in range, answers finite ones', async () => {
    await flats(usual)
    const figure = (max: number) => fc.double({ min: 0.01, max, noNaN: true })
    await fc.assert(
      fc.asyncProperty(figure(1e8), figure(1e9), async (area, priceUSD) => {
        const text = await (await send({ area, priceUSD })).text()
        expect(text).not.toMatch(/NaN|Infinity/)
        const { marketStats, ...answer } = JSON.parse(text) as Calculation
        const figures = [answer.priceDifference, answer.medianDifference, answer.inputPricePerSqm]
        for (const value of [...figures, marketStats.avgPricePerSqm])
          expect(Number.isFinite(value)).toBe(true)
      }),
      { numRuns: runsOf(40) },
    )
  })
})

describe('with listingId', () => {
  const as = (actor: string) => ({ 'X-Test-Actor': actor })
  const records = () => app.context.db.select().from(priceAnalyses)

  it('of the caller, stores the record and does not compare the listing with itself', async () => {
    await flats(usual)
    const listingId = await insertListing(app.context.db, {
      ownerUserId: actors.user.id,
      propertyType: 'apartment',
      area: '80.00',
      priceUsd: '140000.00',
    })
    const response = await send({ listingId }, as('user'))
    expect((await response.json()).marketStats.sampleSize).toBe(5)
    expect(await records()).toMatchObject([
      {
        listingId,
        listingPriceUsd: '140000.00',
        listingPricePerSqm: '1750.00',
        marketAvgPricePerSqm: '1600.00',
        marketMinPricePerSqm: '1400.00',
        marketMaxPricePerSqm: '1800.00',
        marketMedianPricePerSqm: '1600.00',
        priceDifferencePercent: '9.38',
        comparableProperties: 5,
        scope: 'neighborhood',
      },
    ])
    expect((await send({ listingId }, as('admin'))).status).toBe(200)
    await send({ listingId, area: 0.01, priceUSD: 1e9 }, as('user'))
    expect((await records()).map((record) => record.priceDifferencePercent)).toContain('1000000.00')
  })

  it('of nobody, another or none, is refused and stores nothing', async () => {
    const [listingId] = await flats(usual)
    expect((await send({ listingId })).status).toBe(401)
    expect((await send({ listingId }, as('user'))).status).toBe(403)
    expect((await send({ listingId: '0123456789ab' }, as('user'))).status).toBe(404)
    expect((await send({ listingId: 'not an id' }, as('user'))).status).toBe(404)
    await app.context.db
      .update(listings)
      .set({ status: 'deleted' })
      .where(eq(listings.id, listingId ?? ''))
    expect((await send({ listingId }, as('admin'))).status).toBe(404)
    expect(await records()).toEqual([])
  })
})
