import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import type { Calculation, ListingVerdict } from '#shared/prices/prices.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'

let test: TestApp
let app: App
let listening: Listening
let statements = 0

beforeAll(async () => {
  test = await startApp()
  const { database } = test.context
  const reads = new Proxy(database.reads, {
    get(target, name, receiver) {
      if (name === 'execute') statements++
      return Reflect.get(target, name, receiver)
    },
  })
  app = createApp({ ...test.context, database: { ...database, reads } })
  await app.services.responseCache.start()
  listening = await listenOn(app.listener, 0, '127.0.0.1')
})
afterAll(async () => {
  await app.services.responseCache.stop()
  await listening.drain()
  await test.close()
})

async function flats(prices: number[], neighborhood = 'Villa Morra'): Promise<string[]> {
  const ids = await insertListings(
    test.context.db,
    prices.map((price) => ({
      propertyType: 'apartment' as const,
      area: '100.00',
      priceUsd: `${price}00.00`,
      neighborhood,
    })),
  )
  await app.services.responseCache.awaitInvalidation()
  return ids
}

async function calculate(fields = {}): Promise<Calculation> {
  const question = { neighborhood: 'Villa Morra', city: 'Asunción', propertyType: 'apartment' }
  const response = await fetch(`http://127.0.0.1:${listening.port}/api/price-analysis/calculate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...question, area: 80, priceUSD: 120_000, ...fields }),
  })
  return response.json()
}

describe('a market that many ask for', () => {
  it('is read once, whatever the price, the area and what is taken out', async () => {
    await flats([1400, 1500, 1600, 1700, 1800])
    await calculate()
    const before = statements
    const answers = await Promise.all([
      calculate({ priceUSD: 90_000 }),
      calculate({ area: 60 }),
      calculate({ neighborhood: 'villa morra', city: 'ASUNCION' }),
    ])
    expect(statements).toBe(before)
    expect(answers.map(({ marketStats }) => marketStats.sampleSize)).toEqual([5, 5, 5])
    expect(answers.map(({ inputPricePerSqm }) => inputPricePerSqm)).toEqual([1125, 2000, 1500])
  })

  it('is read anew, when a listing of it was written', async () => {
    await flats([1900])
    expect((await calculate()).marketStats).toMatchObject({ sampleSize: 6, maxPricePerSqm: 1900 })
  })

  it('has no listing in the verdict on itself, as if it were read without it', async () => {
    const ids = await flats([1000, 1050, 1100, 1150, 1200, 9000], 'Sajonia')
    const verdicts = (server: string) =>
      Promise.all(ids.map(async (id) => (await fetch(`${server}/api/price-analysis/listing/${id}`)).json()))
    const memoized: ListingVerdict[] = await verdicts(`http://127.0.0.1:${listening.port}`)
    expect(memoized).toEqual(await verdicts(test.url))
    expect(memoized.map(({ standing }) => standing?.marketStats.medianPricePerSqm)).toEqual([
      1150, 1150, 1150, 1100, 1100, 1100,
    ])
  })
})
