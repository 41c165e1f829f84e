import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { users } from '#server/users/users.table.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { startApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertAgency, insertListing, insertUser } from '#tests/support/listings.ts'
import { flat, myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const {
  create,
  created,
  change,
  read,
  mine,
  ok,
  refused,
  pricesOf,
  activitiesOf,
  analysesOf,
  upload,
  market,
} = scene

describe('publishing', () => {
  it('when a user publishes, it is active and theirs, with its price, analysis and activity', async () => {
    await market()
    const listing = await created()
    expect(listing).toMatchObject({
      status: 'active',
      ownerId: scene.ownerId,
      agencyId: null,
      neighborhood: 'Villa Morra',
      city: 'Asunción',
      priceUSD: '120000.00',
      views: 0,
      favoritesCount: 0,
      featured: false,
    })
    expect(await ok(read(listing.id, {}))).toMatchObject({ id: listing.id })
    const found = await ok<Listing[]>(scene.app.fetch('/api/listings?searchQuery=balcon'))
    expect(found.map(({ id }) => id)).toContain(listing.id)
    expect(await pricesOf(listing.id)).toHaveLength(1)
    expect(await activitiesOf(listing.id)).toEqual([
      { by: 'Rosa Duarte', action: 'create', title: flat.title },
    ])
    expect(await analysesOf(listing.id)).toHaveLength(1)
  })

  it('keeps a place to ten centimetres', async () => {
    const at = async (latitude: number, longitude: number) => {
      const made = await created({ latitude, longitude, locationPrecision: 'exact' })
      return [made.latitude, made.longitude]
    }
    expect(await at(-25.28212349, -57.6351238)).toEqual([-25.282123, -57.635124])
    expect(await at(-25.2999999999, -57.6000000001)).toEqual([-25.3, -57.6])
    await insertListing(scene.app.context.db, { latitude: 90, longitude: -180, locationPrecision: 'exact' })
    await ok(scene.app.fetch('/api/listings/facets?near=0,0,5'))
    await ok(scene.app.fetch('/api/listings/clusters'))
  })

  it('when a user without a name publishes, the activity has a default name', async () => {
    const { id } = await created({}, as('user', await insertUser(scene.app.context.db)))
    expect(await activitiesOf(id)).toMatchObject([{ by: 'Usuario' }])
  })

  it('when an administrator publishes, sets their agency', async () => {
    const agencyId = await insertAgency(scene.app.context.db)
    const id = await insertAdmin(scene.app.context.db, { agencyId })
    expect(await created({ agencyId: 'another' }, as('admin', id))).toMatchObject({ ownerId: id, agencyId })
  })

  it('when it is to be featured, only an administrator’s is', async () => {
    expect(await created({ featured: true }, scene.admin)).toMatchObject({ featured: true })
    expect(await created({ featured: true })).toMatchObject({ featured: false })
    expect(await refused(create({ featured: 'yes' }))).toMatchObject({ status: 422, fields: ['featured'] })
  })

  it('when English texts are given, saves them, and they are found', async () => {
    const english = { titleEn: 'Sunny penthouse-like hideaway', descriptionEn: 'Two bedrooms.' }
    const listing = await created(english)
    expect(listing).toMatchObject(english)
    const found = await ok<Listing[]>(scene.app.fetch('/api/listings?searchQuery=hideaway'))
    expect(found.map(({ id }) => id)).toEqual([listing.id])
    expect(await ok(change(listing.id, { titleEn: null }))).toMatchObject({
      titleEn: null,
      descriptionEn: english.descriptionEn,
    })
  })

  it('when only the neighbourhood is public, shows the location to the owner only', async () => {
    const place = { address: 'Cerro Corá 1234', locationPrecision: 'neighborhood' }
    for (const point of [{ latitude: -25.2945, longitude: -57.5801 }, {}]) {
      const listing = await created({ ...place, ...point })
      expect(listing).toMatchObject({ ...place, ...point })
      const middle = { latitude: -25.294, longitude: -57.578, locationPrecision: 'neighborhood' }
      expect(await ok(read(listing.id, {}))).toMatchObject({ address: null, ...middle })
    }
  })

  it('when fields are invalid, lists all of them and saves nothing', async () => {
    expect(await refused(create({ title: ' ', area: -1, maxStayDays: 0 }))).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['title', 'area', 'maxStayDays'],
    })
    expect(await refused(create({ minStayDays: 10, maxStayDays: 5, latitude: -25 }))).toMatchObject({
      fields: ['maxStayDays', 'longitude'],
    })
    expect(await refused(create({ priceUSD: 900_000_000 }))).toMatchObject({
      code: 'price_currency_suspect',
      fields: ['priceUSD'],
    })
    expect(
      await refused(create({ transactionType: 'both', pricePerMonth: 6_000_000, pricePerNight: 500_000 })),
    ).toMatchObject({ code: 'price_currency_suspect', fields: ['pricePerMonth', 'pricePerNight'] })
    expect(await refused(create({ title: '\u200b\u200b', description: '\u2060' }))).toMatchObject({
      fields: ['title', 'description'],
    })
    expect(await refused(create({ media: [{ id: await upload(null) }] }))).toMatchObject({
      fields: ['media'],
    })
    expect(await ok<MyListing[]>(mine())).toEqual([])
    expect(await created({ priceUSD: 900_000_000, confirmPrice: true })).toBeTruthy()
  })

  it('when moderation is on, users’ listings are pending, administrators’ are active', async () => {
    await writeSetting(scene.app.context.db, 'moderation', true)
    try {
      const listing = await created()
      expect(listing).toMatchObject({ status: 'pending', publishedAt: null })
      expect((await read(listing.id, {})).status).toBe(404)
      expect(await created({}, scene.admin)).toMatchObject({ status: 'active' })
    } finally {
      await writeSetting(scene.app.context.db, 'moderation', false)
    }
  })

  it('when the account is deleted, responds 401', async () => {
    await scene.app.context.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, scene.ownerId))
    expect(await refused(create())).toEqual({ status: 401, code: 'not_signed_in' })
  })
})

describe('the rate limit', () => {
  it('when a user publishes too often, responds 429', async () => {
    const limited = await startApp({ LIMITS: 'on' }, { identify: identifyByHeader })
    try {
      const who = as('user', await insertUser(limited.context.db))
      const publish = (headers = who) => limited.send('POST', '/api/listings', flat, headers)
      for (let i = 0; i < 30; i++) expect((await publish()).status).toBe(201)
      const answer = await publish()
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      const other = as('user', await insertUser(limited.context.db))
      expect((await publish(other)).status).toBe(201)
      const [newest] = await limited.context.db
        .select({ id: listings.id })
        .from(listings)
        .orderBy(desc(listings.createdAt))
        .limit(1)
      expect(newest).toBeTruthy()
    } finally {
      await limited.close()
    }
  })
})
