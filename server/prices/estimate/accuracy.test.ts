import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import type { EstimateAccuracy } from '#shared/prices/prices.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'
import { measureEstimates } from './accuracy.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
  await measureEstimates(app.context.db)
})

const now = new Date('2026-11-20T12:00:00Z')
const flats = (count: number, overrides: NewListing = {}) =>
  insertListings(
    app.context.db,
    Array.from({ length: count }, (_, at) => ({
      propertyType: 'apartment' as const,
      area: '100.00',
      priceUsd: (150_000 + (at % 5) * 10_000).toFixed(2),
      firstPublishedAt: new Date('2026-11-18T12:00:00Z'),
      ...overrides,
    })),
  )
async function accuracy(): Promise<EstimateAccuracy> {
  const response = await app.fetch('/api/price-analysis/accuracy')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('public')
  return response.json()
}

describe('the accuracy of estimates', () => {
  it('before there is anything to measure, is empty', async () => {
    expect(await accuracy()).toEqual({ measuredAt: null, rows: [] })
  })

  it('is measured by type and city, each listing left out, and stands beside each estimate', async () => {
    const [id] = await flats(25)
    // Further apart, so that the error of all is another than the city's.
    for (const thousands of [60, 90, 140, 200, 270, 350])
      await flats(2, { city: 'Luque', neighborhood: 'Centro', priceUsd: `${thousands}000.00` })
    expect(await measureEstimates(app.context.db, now)).toEqual({ drift: 1 })
    const { measuredAt, rows } = await accuracy()
    expect(measuredAt).toBe(now.toISOString())
    const market = { transactionType: 'sale', propertyType: 'apartment' }
    expect(rows).toEqual([
      { ...market, city: null, listings: 37, ...anyFigures },
      { ...market, city: 'Asunción', listings: 25, ...anyFigures },
    ])
    const [all, asuncion] = rows
    expect(asuncion?.medianErrorPercent).toBeGreaterThan(0)
    expect(asuncion?.medianErrorPercent).toBeLessThan(12)
    expect(all?.medianErrorPercent).not.toBe(asuncion?.medianErrorPercent)
    const errorOf = async (path: string) =>
      (await (await app.fetch(path)).json()).standing.estimate.typicalErrorPercent
    expect(await errorOf(`/api/price-analysis/listing/${id}`)).toBe(asuncion?.medianErrorPercent)
    const asked = { propertyType: 'apartment', area: 100, priceUSD: 1e5 }
    const here = await app.send('POST', '/api/price-analysis/calculate', {
      ...asked,
      city: 'asuncion',
      neighborhood: 'villa morra',
    })
    expect((await here.json()).estimate.typicalErrorPercent).toBe(asuncion?.medianErrorPercent)
    const question = {
      ...asked,
      neighborhood: 'Centro',
      city: 'Luque',
    }
    const calculated = await app.send('POST', '/api/price-analysis/calculate', question)
    expect((await calculated.json()).estimate.typicalErrorPercent).toBe(all?.medianErrorPercent)
  })

  it('counts what cannot be estimated', async () => {
    await flats(6)
    await flats(2, { area: '900.00' })
    await measureEstimates(app.context.db, now)
    expect((await accuracy()).rows).toMatchObject([{ city: null, listings: 6, unansweredPercent: 25 }])
  })
})

const anyFigures = {
  medianErrorPercent: expect.any(Number),
  within10Percent: expect.any(Number),
  within20Percent: expect.any(Number),
  inRangePercent: expect.any(Number),
  unansweredPercent: 0,
}
