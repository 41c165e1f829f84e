import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stages } from '#shared/listings/listingTypes.ts'
import { hectare } from '#shared/market/areaUnit.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'
import { bothSides, changeSome, someListing } from '#tests/support/searchOracle.ts'
import { type MarketListings, marketListingsBySql } from './marketListings.ts'
import { marketListingsByIndex } from './marketListingsIndexed.ts'

const types = ['house', 'apartment', 'land'] as const
const price = fc.constantFrom('0', '1', '450.50', '900', '75000.25', '120000', '900000000')
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const some = fc
  .record({
    listing: someListing,
    facts: fc.record({
      propertyType: fc.constantFrom(...types),
      priceUsd: price,
      monthlyRent: orNull(price),
      priceConfirmed: fc.boolean(),
      area: orNull(fc.constantFrom('45.5', '120', '9999.99', '10000', '250000')),
      yearBuilt: orNull(fc.integer({ min: 1950, max: 2026 })),
      parkingSpaces: fc.constantFrom(0, 2, 300),
      roomOnly: fc.boolean(),
      stage: orNull(fc.constantFrom(...stages)),
    }),
  })
  .map(({ listing, facts: { monthlyRent, ...facts } }) => ({
    ...listing,
    ...facts,
    pricePerMonth: monthlyRent,
  }))

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  const listings = fc.sample(some, { numRuns: 400, seed: 3100 })
  await insertListings(app.context.db, listings.slice(0, 300))
  await app.services.searchEngine.start()
  await insertListings(app.context.db, listings.slice(300))
})
afterAll(() => app.close())

/** Whatever an estimate or a market may ask. */
async function readEverything(listings: MarketListings) {
  const read: Record<string, unknown[]> = {}
  for (const propertyType of types)
    for (const transactionType of priceKinds) {
      const kind = { propertyType, transactionType }
      const name = `${propertyType} ${transactionType}`
      const areas = [{}, { city: 'asuncion' }, { city: 'asuncion', neighborhoods: ['centro', 'villa morra'] }]
      for (const area of areas)
        read[`${name} comparables ${JSON.stringify(area)}`] = await listings.comparables(kind, area)
      for (const bounds of [
        { ofEach: 60, limit: 1200 },
        { ofEach: 3, limit: 5 },
        { ofEach: 60, limit: 1200, below: hectare },
      ])
        read[`${name} of a city ${JSON.stringify(bounds)}`] = await listings.ofCity(kind, 'asuncion', bounds)
      for (const bounds of [{ limit: 10 }, { limit: 300, cities: ['luque', 'asuncion'], from: hectare }])
        read[`${name} newest ${JSON.stringify(bounds)}`] = await listings.newest(kind, bounds)
    }
  const sizes = await listings.sizes()
  read.sizes = sizes.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  return read
}

it('the index has the listings of a market as SQL has them, whatever changes', async () => {
  const { context, services } = app
  const { index } = bothSides(context, services)
  for (const seed of [undefined, 0, 1, 3, 5]) {
    if (seed !== undefined) await changeSome(context, seed)
    await services.responseCache.awaitInvalidation()
    const expected = await readEverything(marketListingsBySql(context.db))
    expect(await readEverything(marketListingsByIndex(index, context.db))).toEqual(expected)
    const counts = Object.values(expected).map((rows) => rows.length)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(counts.length / 2)
  }
  expect(services.searchEngine.figures).toMatchObject({ isReady: true, failures: 0, fallbacks: 0 })
})

it('an index that fails gives way to SQL, and that is counted', async () => {
  const { context, services } = app
  const failures: unknown[] = []
  const engine = {
    ...services.searchEngine,
    async current() {
      const current = await services.searchEngine.current()
      return current && { ...current, matching: () => failWith('broken') }
    },
    fail: (error: unknown) => void failures.push(error),
  }
  const kind = { propertyType: 'house', transactionType: 'sale' } as const
  const found = await marketListingsByIndex({ engine }, context.db).comparables(kind, {})
  expect(found).toEqual(await marketListingsBySql(context.db).comparables(kind, {}))
  expect(failures).toHaveLength(1)
})

function failWith(message: string): never {
  throw new Error(message)
}
