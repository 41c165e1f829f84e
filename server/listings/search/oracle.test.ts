import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePolygon } from '#shared/search/area.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { insertListings, insertPictures, insertUser } from '#tests/support/listings.ts'
import { bothSides, changeSome, readBoth, someListing, someSearch } from '#tests/support/searchOracle.ts'
import { refreshTerms } from './suggestions/terms.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  const owners = await Promise.all([1, 2, 3].map(() => insertUser(app.context.db)))
  const owned = fc.record({ listing: someListing, owner: fc.constantFrom(...owners) })
  const some = fc.sample(owned, { numRuns: 75, seed: 7420 })
  // The second of two has the same facts.
  const listings = [...some, ...some.slice(0, 15)].map(({ listing, owner }) => ({
    ...listing,
    ownerUserId: owner,
  }))
  const ids = await insertListings(app.context.db, listings.slice(0, 60))
  for (const id of ids.slice(0, 20)) await insertPictures(app.context.db, id, 1)
  await refreshTerms(app.context.db)
  await app.services.searchEngine.start()
  await insertListings(app.context.db, listings.slice(60))
})
afterAll(() => app.close())

describe('the index in memory', () => {
  it('answers as SQL does, whatever changes', async () => {
    const { searchEngine, responseCache } = app.services
    const sides = bothSides(app.context, app.services)
    let [runs, withResults, withSections, withDuplicates] = [0, 0, 0, 0]
    await fc.assert(
      fc.asyncProperty(someSearch, async (search) => {
        if (runs++ % 10 === 0) await changeSome(app.context, runs / 10)
        if (runs % 40 === 0) await searchEngine.start()
        await responseCache.awaitInvalidation()
        const { expected, found } = await readBoth(sides, search, { zoom: (search.limit ?? 0) * 2 })
        expect(found).toEqual(expected)
        if (found.facets.total > 0) withResults++
        if (found.pages.some(({ nearDuplicates }) => nearDuplicates)) withDuplicates++
        if (found.pages.some(({ sections }) => sections?.includes('some'))) withSections++
      }),
      { numRuns: runsOf(150), endOnFailure: true },
    )
    expect(searchEngine.figures).toMatchObject({ isReady: true, failures: 0, fallbacks: 0 })
    // A few runs may have none.
    if (runs >= 100) {
      expect(withResults).toBeGreaterThan(runs / 4)
      expect(withSections).toBeGreaterThan(2)
      expect(withDuplicates).toBeGreaterThan(2)
    }
  }, 300_000)

  it('includes what lies on a bound, as SQL does', async () => {
    await insertListings(app.context.db, [{ priceUsd: '777.00', area: '333.00', pricePerNight: '55.00' }])
    await app.services.responseCache.awaitInvalidation()
    const sides = bothSides(app.context, app.services)
    const bounds: ListingSearch[] = [
      { minPrice: 777, maxPrice: 777 },
      { minArea: 333, maxArea: 333 },
      { minPricePerNight: 55, maxPricePerNight: 55 },
    ]
    for (const search of bounds) {
      const { expected, found } = await readBoth(sides, search, { zoom: 8 })
      expect(found).toEqual(expected)
      expect([search, found.facets.total]).toEqual([search, 1])
    }
  })

  it('answers as SQL does where the map ends, and beside zero', async () => {
    const { searchEngine, responseCache } = app.services
    const latitudes = [90, -90, 89.9999999999, -89.9999999999, 5e-324, -1e-310, 1e-200, 1e-160, 0, 1e-9]
    const longitudes = [5e-324, 180, -180, 1e-160, -57]
    await insertListings(
      app.context.db,
      latitudes.flatMap((latitude) =>
        longitudes.map((longitude) => ({ latitude, longitude, locationPrecision: 'exact' as const })),
      ),
    )
    await responseCache.awaitInvalidation()
    const around = writePolygon([
      { latitude: -0.05, longitude: -0.05 },
      { latitude: 0, longitude: 0.05 },
      { latitude: 0.05, longitude: -0.05 },
    ])
    const searches: ListingSearch[] = [
      {},
      { near: { latitude: 0, longitude: 0, km: 1 } },
      { near: { latitude: 90, longitude: 0, km: 5 } },
      { near: { latitude: 0, longitude: 180, km: 5 } },
      { bounds: { south: -90, west: -180, north: 90, east: 180 } },
      { bounds: { south: 0, west: 0, north: 1, east: 1 } },
      { polygon: [around] },
    ]
    const sides = bothSides(app.context, app.services)
    for (const search of searches) {
      for (const zoom of [0, 5, 22]) {
        const { expected, found } = await readBoth(sides, search, { zoom })
        expect(found).toEqual(expected)
        expect(found.clusters.length).toBeGreaterThan(0)
      }
    }
    expect(searchEngine.figures).toMatchObject({ failures: 0, fallbacks: 0 })
  })
})
