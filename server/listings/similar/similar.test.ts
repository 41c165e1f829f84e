import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedListing } from '#server/listings/listings.service.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'
import { bothSides, changeSome, someListing } from '#tests/support/searchOracle.ts'
import { similarIds } from './similar.service.ts'

const [beside = ''] = neighborsOf('Villa Morra', 'Asunción')
const some = fc
  .record({
    listing: someListing,
    neighborhood: fc.constantFrom('Villa Morra', beside, 'Sajonia'),
    propertyType: fc.constantFrom('house' as const, 'condo' as const, 'apartment' as const, 'land' as const),
  })
  .map(({ listing, ...more }) => ({ ...listing, ...more, city: 'Asunción', state: 'Asunción' }))

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  const listings = fc.sample(some, { numRuns: 100, seed: 7420 })
  ids = await insertListings(app.context.db, listings.slice(0, 85))
  await app.services.searchEngine.start()
  ids.push(...(await insertListings(app.context.db, listings.slice(85))))
})
afterAll(() => app.close())

async function readBoth(id: string, limit: number) {
  const { context, services } = app
  const listing = await storedListing(context.db, id)
  if (listing?.status !== 'active') return undefined
  const { sql, index } = bothSides(context, services)
  const read = (side: typeof sql) => similarIds(side, context.db, listing, limit)
  return { expected: await read(sql), found: await read(index) }
}

it('the index finds what SQL does, in its order, whatever changes', async () => {
  const { responseCache, searchEngine } = app.services
  let [compared, full] = [0, 0]
  for (const round of [0, 1]) {
    if (round > 0) for (const seed of [0, 1, 5]) await changeSome(app.context, round * 10 + seed)
    await responseCache.awaitInvalidation()
    for (const [at, id] of ids.entries()) {
      const both = await readBoth(id, (at % 12) + 1)
      if (!both) continue
      expect(both.found, id).toEqual(both.expected)
      expect(both.found).not.toContain(id)
      compared++
      if (both.found.length === (at % 12) + 1) full++
    }
  }
  expect(compared).toBeGreaterThan(100)
  expect(full).toBeGreaterThan(50)
  expect(searchEngine.figures).toMatchObject({ isReady: true, failures: 0, fallbacks: 0 })
}, 120_000)

it('an index that fails gives way to SQL, and that is counted', async () => {
  const { context, services } = app
  const { sql, index } = bothSides(context, services)
  const failures: unknown[] = []
  const engine = {
    ...index.engine,
    current: async () => {
      const current = await index.engine.current()
      return current && { ...current, matching: () => failWith('broken') }
    },
    fail: (error: unknown) => void failures.push(error),
  }
  const stored = await Promise.all(ids.slice(-5).map((id) => storedListing(context.db, id)))
  const listing = stored.find((one) => one !== undefined)
  if (!listing) throw new Error('All are gone')
  expect(await similarIds({ engine }, context.db, listing, 6)).toEqual(
    await similarIds(sql, context.db, listing, 6),
  )
  expect(failures).toHaveLength(1)
})

function failWith(message: string): never {
  throw new Error(message)
}
