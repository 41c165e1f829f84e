import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#server/activities/activities.service.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { Author } from '#server/listings/publish/listingRows.ts'
import { publishListing } from '#server/listings/publish/publish.ts'
import { changePrice } from '#server/listings/publish/write.ts'
import { type NewListingInput, newListing } from '#shared/listings/publishing.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, insertUser, type NewListing } from '#tests/support/listings.ts'
import { storeAnalyses, storeAnalysis } from './analyses.service.ts'
import { priceAnalyses } from './priceAnalyses.table.ts'

let app: TestApp
const owner: Author = { kind: 'user', id: 'user00000001', name: 'Rosa Duarte', agencyId: null }
const rate = 7400
beforeAll(async () => {
  app = await startApp()
  await insertUser(app.context.db, { id: owner.id })
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
const market = () =>
  insertListings(
    app.context.db,
    [1400, 1500, 1600, 1700, 1800].map((price) => flat(price)),
  )
const publish = (fields: Partial<NewListingInput>, onPriced = storeAnalyses) =>
  publishListing(
    app.context.db,
    newListing.parse({
      title: 'Departamento',
      description: 'Dos dormitorios.',
      propertyType: 'apartment',
      neighborhood: 'Villa Morra',
      city: 'Asunción',
      ...fields,
    }),
    owner,
    { rate, onPriced },
  )
const recordsOf = (id: string) =>
  app.context.db
    .select()
    .from(priceAnalyses)
    .where(eq(priceAnalyses.listingId, id))
    .orderBy(priceAnalyses.createdAt)

describe('publishing', () => {
  it('keeps how the price stands, and a price change keeps it anew', async () => {
    await market()
    const id = await publish({ area: 80, priceUSD: 140_800 })
    await changePrice(
      app.context.db,
      id,
      { amount: 117_760, currency: 'USD' },
      { by: systemActor, rate, onPriced: storeAnalyses },
    )
    expect(await recordsOf(id)).toMatchObject([
      {
        listingPricePerSqm: '1760.00',
        priceDifferencePercent: '10.00',
        comparableProperties: 5,
        scope: 'neighborhood',
      },
      { listingPriceUsd: '117760.00', priceDifferencePercent: '-8.00' },
    ])
  })

  it('without an area or anything to compare with, keeps nothing and still publishes', async () => {
    const alone = await publish({ area: 80, priceUSD: 140_000 })
    const shapeless = await publish({ priceUSD: 140_000 })
    expect(await recordsOf(alone)).toEqual([])
    expect(await recordsOf(shapeless)).toEqual([])
    expect(await app.context.db.$count(listings)).toBe(2)
  })

  it('when the analysis fails, publishes nothing', async () => {
    const failing = publish({ area: 80, priceUSD: 140_000 }, async () => {
      throw new Error('no analysis')
    })
    await expect(failing).rejects.toThrow('no analysis')
    expect(await app.context.db.$count(listings)).toBe(0)
  })
})

describe('storeAnalyses', () => {
  it('of many at once, keeps for each what one alone would', async () => {
    const firstPublishedAt = new Date('2026-02-01T12:00:00Z')
    const old = (price: number, more: NewListing = {}) => flat(price, { ...more, firstPublishedAt })
    const ids = await insertListings(app.context.db, [
      ...[1400, 1500, 1600, 1700, 1800].map((price) => old(price)),
      old(1000, { neighborhood: 'Recoleta' }),
      old(12, { transactionType: 'rent' }),
      old(9, { transactionType: 'rent', neighborhood: 'Recoleta' }),
      old(1500, { status: 'draft' }),
    ])
    const at = new Date('2026-03-01T12:00:00Z')
    await storeAnalyses(app.context.db, ids, at)
    for (const id of ids) await storeAnalysis(app.context.db, id)
    for (const id of ids) {
      const [first, second] = await recordsOf(id)
      expect(first?.createdAt).toEqual(at)
      expect({ ...first, id: '', createdAt: at }).toEqual({ ...second, id: '', createdAt: at })
    }
    expect((await recordsOf(ids[6] ?? ''))[0]).toMatchObject({
      marketAvgPricePerSqm: '9.00',
      scope: 'country',
    })
  })

  it('of a moment that has passed, compares with what had been published by then', async () => {
    await market()
    const earlier = new Date('2026-02-01T12:00:00Z')
    const [id = ''] = await insertListings(
      app.context.db,
      [1000, 1100].map((price) => flat(price, { firstPublishedAt: earlier })),
    )
    await storeAnalysis(app.context.db, id, new Date('2026-03-01T12:00:00Z'))
    expect(await recordsOf(id)).toMatchObject([{ marketAvgPricePerSqm: '1100.00', comparableProperties: 1 }])
  })
})
