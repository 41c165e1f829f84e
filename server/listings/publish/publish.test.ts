import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { media } from '#server/media/media.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { users } from '#server/users/users.table.ts'
import { type NewListing, type NewListingInput, newListing } from '#shared/listings/publishing.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import type { Author } from './listingRows.ts'
import { publishListing } from './publish.ts'
import { changePrice, changeStatus } from './write.ts'

let app: TestApp
const owner: Author = { kind: 'user', id: 'user00000001', name: 'Rosa Duarte', agencyId: null }
const admin: Author = { kind: 'admin', id: 'admin0000001', name: 'admin', agencyId: null }
const rate = 7400

beforeAll(async () => {
  app = await startApp()
  const { db } = app.context
  await db.insert(users).values([
    { id: owner.id, issuer: 'test', subject: 'rosa' },
    { id: 'user00000002', issuer: 'test', subject: 'other' },
  ])
  await db.insert(administrators).values({ id: admin.id, username: 'admin', passwordHash: '-' })
  await db.insert(media).values([
    { id: 'mine', width: 10, height: 10 },
    { id: 'mine-too', width: 10, height: 10 },
    { id: 'theirs', width: 10, height: 10 },
  ])
  await db.insert(mediaUploads).values([
    { mediaId: 'mine', userId: owner.id },
    { mediaId: 'mine-too', userId: owner.id },
    { mediaId: 'theirs', userId: 'user00000002' },
  ])
})
afterAll(() => app.close())

const draft = (fields: Partial<NewListingInput> = {}): NewListing =>
  newListing.parse({
    title: 'Casa en Mora Cué',
    description: 'Tres dormitorios.',
    neighborhood: 'mora kue',
    city: 'luque',
    priceUSD: 150_000,
    ...fields,
  })
const publish = (fields: Partial<NewListingInput> = {}, author = owner, how = {}) =>
  publishListing(app.context.db, draft(fields), author, { rate, ...how })
const rowOf = async (id: string) => {
  const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
  if (!row) throw new Error('not stored')
  return row
}
const pricesOf = (id: string) =>
  app.context.db
    .select({ amount: listingPrices.amount, currency: listingPrices.currency, usd: listingPrices.priceUsd })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, id))
    .orderBy(listingPrices.since)

describe('publishListing', () => {
  it('when the draft is valid, saves it under gazetteer names with its first price and an activity', async () => {
    const now = new Date('2026-05-04T12:00:00Z')
    const id = await publish({}, owner, { publishedAt: now })
    const row = await rowOf(id)
    expect(row).toMatchObject({
      status: 'active',
      ownerUserId: owner.id,
      ownerAdminId: null,
      neighborhood: 'Mora Cué',
      city: 'Luque',
      state: 'Central',
      priceUsd: '150000.00',
      firstPublishedAt: now,
      lastConfirmedAt: now,
      estimatedRoi: null,
    })
    expect(await pricesOf(id)).toEqual([{ amount: '150000.00', currency: 'USD', usd: '150000.00' }])
    const [activity] = await app.context.db.select().from(activities).where(eq(activities.subjectId, id))
    expect(activity).toMatchObject({ userName: 'Rosa Duarte', action: 'create', createdAt: now })
  })

  it('when the city is Asunción, sets Asunción as the department', async () => {
    expect(await rowOf(await publish({ city: 'asuncion', neighborhood: 'ykua sati' }))).toMatchObject({
      city: 'Asunción',
      state: 'Asunción',
      neighborhood: 'Ycuá Satí',
    })
  })

  it('when the price is in guaraníes, saves it and its value in dollars', async () => {
    const price = { amount: 3_700_000, currency: 'PYG' as const }
    const row = await rowOf(await publish({ transactionType: 'rent', priceUSD: null, price }))
    expect(row).toMatchObject({
      priceAmount: '3700000.00',
      priceCurrency: 'PYG',
      priceUsd: '500.00',
      monthlyRent: '500.00',
    })
  })

  it.each([
    [{ pricePerMonth: 300, pricePerDay: 20, pricePerHour: 3 }, '300.00'],
    [{ pricePerDay: 20, pricePerHour: 3 }, '440.00'],
    [{ pricePerHour: 3 }, '480.00'],
  ])('when an office has the prices %j, sets %s a month', async (prices, usd) => {
    const office = { propertyType: 'coworking' as const, transactionType: 'rent' as const }
    expect(await rowOf(await publish({ ...office, priceUSD: null, ...prices }))).toMatchObject({
      priceUsd: usd,
    })
  })

  it("when a rent is expected, computes the return by the calculator's formulas", async () => {
    const row = await rowOf(
      await publish({
        priceUSD: 100_000,
        expectedMonthlyRent: 700,
        expectedOccupancy: 90,
        monthlyExpenses: 100,
      }),
    )
    // (700 x 0.9 x 12 - 1,200) / 100,000
    expect(row).toMatchObject({ estimatedRoi: '6.36', averageDailyRate: '23.33', occupancyRate: '90.00' })
  })

  it('when an administrator publishes, it is theirs, and pending where it needs approval', async () => {
    const row = await rowOf(await publish({}, admin, { status: 'pending' }))
    expect(row).toMatchObject({ ownerAdminId: admin.id, ownerUserId: null, status: 'pending' })
    expect(row.firstPublishedAt).toBeNull()
  })

  it('when pictures are given, saves their order and exactly one primary', async () => {
    const id = await publish({
      media: [{ id: 'mine' }, { id: 'mine-too', caption: 'Quincho', isPrimary: true }],
    })
    const links = await app.context.db
      .select({ id: listingMedia.mediaId, primary: listingMedia.isPrimary, caption: listingMedia.caption })
      .from(listingMedia)
      .where(eq(listingMedia.listingId, id))
      .orderBy(listingMedia.position)
    expect(links).toEqual([
      { id: 'mine', primary: false, caption: null },
      { id: 'mine-too', primary: true, caption: 'Quincho' },
    ])
  })

  it('when a picture is unknown or another user’s, rejects it and saves nothing', async () => {
    for (const id of ['theirs', 'nowhere']) {
      await expect(publish({ title: 'Con foto ajena', media: [{ id }] })).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { media: 'invalid' } },
      })
    }
    const rows = await app.context.db
      .select()
      .from(listingTexts)
      .where(eq(listingTexts.title, 'Con foto ajena'))
    expect(rows).toEqual([])
  })

  it('when the price looks like guaraníes typed as dollars, rejects it unless confirmed', async () => {
    await expect(publish({ priceUSD: 850_000_000 })).rejects.toMatchObject({ code: 'price_currency_suspect' })
    await expect(publish({ priceUSD: 850_000_000, confirmPrice: true })).resolves.toBeTypeOf('string')
  })
})

describe('a published listing', () => {
  it('when its price changes, adds to the price history and recomputes the return', async () => {
    const id = await publish({ priceUSD: 100_000, expectedMonthlyRent: 700, expectedOccupancy: 90 })
    const price = { amount: 90_000, currency: 'USD' as const }
    await changePrice(app.context.db, id, price, { by: owner, rate })
    const row = await rowOf(id)
    expect(row.priceUsd).toBe('90000.00')
    // (700 x 0.9 - 140) x 12 / 90,000
    expect(row.estimatedRoi).toBe('6.53')
    expect((await pricesOf(id)).map(({ usd }) => usd)).toEqual(['100000.00', '90000.00'])
  })

  it('when it is paused and activated again, keeps its publication date and is confirmed', async () => {
    const first = new Date('2026-01-10T12:00:00Z')
    const again = new Date('2026-03-10T12:00:00Z')
    const id = await publish({}, owner, { publishedAt: first })
    await changeStatus(app.context.db, id, 'draft', { by: owner })
    await changeStatus(app.context.db, id, 'active', { by: owner, now: again })
    expect(await rowOf(id)).toMatchObject({
      status: 'active',
      firstPublishedAt: first,
      lastConfirmedAt: again,
    })
  })

  it('when it is deleted, sets the deletion time; unknown ids are not found', async () => {
    const id = await publish()
    await changeStatus(app.context.db, id, 'deleted', { by: owner })
    expect((await rowOf(id)).deletedAt).toBeInstanceOf(Date)
    const change = { by: owner, rate }
    await expect(changeStatus(app.context.db, 'nowhere', 'active', change)).rejects.toMatchObject({
      code: 'not_found',
    })
    const price = { amount: 1, currency: 'USD' as const }
    await expect(changePrice(app.context.db, 'nowhere', price, change)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
