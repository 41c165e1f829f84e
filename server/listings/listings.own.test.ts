import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { media } from '#server/media/media.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { priceAnalyses } from '#server/prices/priceAnalyses.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { users } from '#server/users/users.table.ts'
import type { Listing } from '#shared/listings.ts'
import { type ListingStatus, listingStatuses } from '#shared/listingTypes.ts'
import type { OwnListing } from '#shared/publishing.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import {
  insertAdmin,
  insertAgency,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'
import { activities } from './activities.table.ts'
import { listingPrices } from './listingPrices.table.ts'
import { listings } from './listings.table.ts'

let app: TestApp
let owner: Record<string, string>
let ownerId: string
let admin: Record<string, string>

beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  ownerId = await insertUser(app.context.db, { firstName: 'Rosa', lastName: 'Duarte' })
  owner = as('user', ownerId)
  admin = as('admin', await insertAdmin(app.context.db))
})

const flat = {
  title: 'Departamento con balcón',
  description: 'Dos dormitorios, luminoso.',
  propertyType: 'apartment',
  neighborhood: 'villa morra',
  city: 'asuncion',
  priceUSD: 120_000,
  area: 80,
}
const create = (fields: object = {}, who = owner) =>
  app.send('POST', '/api/listings', { ...flat, ...fields }, who)
const change = (id: string, fields: object, who = owner) =>
  app.send('PATCH', `/api/listings/${id}`, fields, who)
const renew = (id: string, who = owner) => app.send('POST', `/api/listings/${id}/renew`, {}, who)
const remove = (id: string, who = owner) =>
  app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: who })
const read = (id: string, who = owner) => app.fetch(`/api/listings/${id}`, { headers: who })
const mine = (query = '', who = owner) => app.fetch(`/api/listings/mine${query}`, { headers: who })

async function ok<T = Listing>(answer: Response | Promise<Response>, status = 200): Promise<T> {
  const response = await answer
  const body = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(status)
  return body
}
async function refused(answer: Response | Promise<Response>) {
  const response = await answer
  const { code, fields } = await response.json()
  return { status: response.status, code, ...(fields && { fields: Object.keys(fields) }) }
}
const created = (fields: object = {}, who = owner) => ok(create(fields, who), 201)

async function rowOf(id: string) {
  const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
  if (!row) throw new Error('there is no such listing')
  return row
}
const pricesOf = (id: string) =>
  app.context.db
    .select({ amount: listingPrices.amount, currency: listingPrices.currency, usd: listingPrices.priceUsd })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, id))
    .orderBy(asc(listingPrices.id))
const activitiesOf = (id: string) =>
  app.context.db
    .select({ by: activities.userName, action: activities.action, title: activities.listingTitle })
    .from(activities)
    .where(eq(activities.listingId, id))
    .orderBy(asc(activities.id))
const analysesOf = (id: string) =>
  app.context.db.select().from(priceAnalyses).where(eq(priceAnalyses.listingId, id))

async function upload(userId: string | null): Promise<string> {
  const id = newId()
  await app.context.db.insert(media).values({ id, width: 1600, height: 1200 })
  await app.context.db.insert(mediaUploads).values({ mediaId: id, userId })
  return id
}

/** Five flats to compare with. */
const market = () =>
  insertListings(
    app.context.db,
    [90_000, 95_000, 100_000, 105_000, 110_000].map((price) => ({
      propertyType: 'apartment' as const,
      priceUsd: String(price),
      area: '80',
    })),
  )

describe('publishing', () => {
  it('when a user publishes, shows it at once as theirs, with its price, analysis and activity', async () => {
    await market()
    const listing = await created()
    expect(listing).toMatchObject({
      status: 'active',
      ownerId,
      agencyId: null,
      neighborhood: 'Villa Morra',
      city: 'Asunción',
      priceUSD: '120000.00',
      views: 0,
      favoritesCount: 0,
      featured: false,
    })
    expect(await ok(read(listing.id, {}))).toMatchObject({ id: listing.id })
    const found = await ok<Listing[]>(app.fetch('/api/listings?searchQuery=balcon'))
    expect(found.map(({ id }) => id)).toContain(listing.id)
    expect(await pricesOf(listing.id)).toHaveLength(1)
    expect(await activitiesOf(listing.id)).toEqual([
      { by: 'Rosa Duarte', action: 'create', title: flat.title },
    ])
    expect(await analysesOf(listing.id)).toHaveLength(1)
  })

  it('when a user without a name publishes, the feed calls them user', async () => {
    const { id } = await created({}, as('user', await insertUser(app.context.db)))
    expect(await activitiesOf(id)).toMatchObject([{ by: 'Usuario' }])
  })

  it('when an administrator publishes, takes the agency from their row', async () => {
    const agencyId = await insertAgency(app.context.db)
    const id = await insertAdmin(app.context.db, { agencyId })
    expect(await created({ agencyId: 'another' }, as('admin', id))).toMatchObject({ ownerId: id, agencyId })
  })

  it('when texts come in English too, keeps them, and they are found', async () => {
    const english = { titleEn: 'Sunny penthouse-like hideaway', descriptionEn: 'Two bedrooms.' }
    const listing = await created(english)
    expect(listing).toMatchObject(english)
    const found = await ok<Listing[]>(app.fetch('/api/listings?searchQuery=hideaway'))
    expect(found.map(({ id }) => id)).toEqual([listing.id])
    expect(await ok(change(listing.id, { titleEn: null }))).toMatchObject({
      titleEn: null,
      descriptionEn: english.descriptionEn,
    })
  })

  it('when only the neighbourhood is to be seen, tells the place to its owner alone, with a point or without', async () => {
    const place = { address: 'Cerro Corá 1234', locationPrecision: 'neighborhood' }
    for (const point of [{ latitude: -25.2945, longitude: -57.5801 }, {}]) {
      const listing = await created({ ...place, ...point })
      expect(listing).toMatchObject({ ...place, ...point })
      expect((await ok(read(listing.id, {}))).address).toBeNull()
    }
  })

  it('when something is wrong, names every field and stores nothing', async () => {
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
    expect(await refused(create({ media: [{ id: await upload(null) }] }))).toMatchObject({
      fields: ['media'],
    })
    expect(await ok<OwnListing[]>(mine())).toEqual([])
    expect(await created({ priceUSD: 900_000_000, confirmPrice: true })).toBeTruthy()
  })

  it('when there is moderation, a user waits for approval and an administrator does not', async () => {
    await writeSetting(app.context.db, 'moderation', true)
    try {
      const listing = await created()
      expect(listing).toMatchObject({ status: 'pending', publishedAt: null })
      expect((await read(listing.id, {})).status).toBe(404)
      expect(await created({}, admin)).toMatchObject({ status: 'active' })
    } finally {
      await writeSetting(app.context.db, 'moderation', false)
    }
  })

  it('when the account is gone, is nobody’s', async () => {
    await app.context.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ownerId))
    expect(await refused(create())).toEqual({ status: 401, code: 'not_signed_in' })
  })
})

describe('changing a listing', () => {
  it('when fields are named, changes them, clears what is null and leaves the rest', async () => {
    const before = await created({ address: 'Cerro Corá 1234', yearBuilt: 1999, amenities: ['pool'] })
    const after = await ok(change(before.id, { title: 'Otro título', yearBuilt: null, city: 'luque' }))
    expect(after).toEqual({
      ...before,
      title: 'Otro título',
      yearBuilt: null,
      city: 'Luque',
      state: 'Central',
      updatedAt: expect.any(String),
    })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect((await activitiesOf(before.id)).at(-1)).toEqual({
      by: 'Rosa Duarte',
      action: 'update',
      title: 'Otro título',
    })
  })

  it('when nothing is named, changes nothing', async () => {
    const before = await created()
    expect(await ok(change(before.id, {}))).toEqual(before)
    expect(await ok(change(before.id, { status: 'active' }))).toEqual(before)
    expect(await activitiesOf(before.id)).toHaveLength(1)
  })

  it('when the price changes, keeps the old one and measures it anew', async () => {
    await market()
    const { id } = await created()
    const price = { amount: 814_000_000, currency: 'PYG' }
    expect(await ok(change(id, { price }))).toMatchObject({
      price: { amount: '814000000.00', currency: 'PYG' },
    })
    const [, second] = await pricesOf(id)
    expect(second).toMatchObject({ amount: '814000000.00', currency: 'PYG' })
    expect(await analysesOf(id)).toHaveLength(2)
    const same = await ok(change(id, { price, title: 'Mismo precio' }))
    expect(same.priceUSD).toBe(second?.usd)
    expect(await ok(change(id, { priceUSD: 99_000 }))).toMatchObject({
      priceUSD: '99000.00',
      price: { amount: '99000.00', currency: 'USD' },
    })
    expect(await pricesOf(id)).toHaveLength(3)
    await ok(change(id, { area: 90 }))
    expect(await analysesOf(id)).toHaveLength(4)
    await ok(change(id, { area: 90, bedrooms: 1 }))
    expect(await analysesOf(id)).toHaveLength(4)
  })

  it('when an office product is asked another price by the day, its price follows', async () => {
    const office = { propertyType: 'coworking', transactionType: 'rent', priceUSD: null, pricePerDay: 20 }
    const { id } = await created(office)
    expect(await ok(change(id, { pricePerDay: 30 }))).toMatchObject({ priceUSD: '660.00' })
    expect(await ok(change(id, { pricePerHour: 5 }))).toMatchObject({ priceUSD: '660.00' })
    expect(await pricesOf(id)).toHaveLength(2)
    expect(await refused(change(id, { pricePerDay: null, pricePerHour: null }))).toMatchObject({
      status: 422,
      fields: ['priceUSD'],
    })
  })

  it.each([
    ['a stay that ends before it begins', { maxStayDays: 2 }, ['maxStayDays']],
    ['half a point', { latitude: -25 }, ['longitude']],
    ['a price in the other currency', { priceUSD: 800_000_000 }, ['priceUSD']],
    ['no price', { price: null }, ['priceUSD']],
    ['a status that only administrators set', { status: 'expired' }, ['status']],
    ['a picture of somebody else', { media: [{ id: 'elsewhere' }] }, ['media']],
  ])('when it would leave %s, refuses all of it', async (_what, fields, wrong) => {
    const before = await created({ minStayDays: 3 })
    expect(await refused(change(before.id, { title: 'Nuevo', ...fields }))).toMatchObject({
      status: 422,
      fields: wrong,
    })
    expect(await ok(read(before.id))).toEqual(before)
    expect(await activitiesOf(before.id)).toHaveLength(1)
  })

  it('when pictures are named, those it has may stay in another order and own ones may come', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: ownerId })
    const [first, second] = await insertPictures(app.context.db, id, 2)
    const own = await upload(ownerId)
    const wanted = [{ id: second, caption: 'Patio' }, { id: own, isPrimary: true }, { id: own }]
    const { media: shown } = await ok(change(id, { media: wanted }))
    expect(shown).toMatchObject([
      { id: second, caption: 'Patio', isPrimary: false },
      { id: own, caption: null, isPrimary: true },
    ])
    expect(shown).toHaveLength(2)
    // What was taken off is somebody else's again.
    expect(await refused(change(id, { media: [{ id: first }] }))).toMatchObject({ fields: ['media'] })
    expect((await ok(change(id, { title: 'Sin tocar fotos' }))).media).toEqual(shown)
    expect((await ok(change(id, { media: [] }))).media).toEqual([])
  })

  it('when an owner sends what is the administrators’, does not hear it; an administrator is heard', async () => {
    const { id } = await created()
    const beyond = { featured: true, rejectionReason: 'porque sí', title: 'Título' }
    expect(await ok(change(id, beyond))).toMatchObject({ featured: false, title: 'Título' })
    expect((await rowOf(id)).rejectionReason).toBeNull()
    const refusal = { status: 'draft', rejectionReason: 'Faltan fotos' }
    expect(await ok(change(id, { featured: true, ...refusal }, admin))).toMatchObject({
      featured: true,
      status: 'draft',
      ownerId,
    })
    expect(await ok<OwnListing[]>(mine())).toMatchObject([{ id, ...refusal }])
    await ok(change(id, { status: 'active' }))
    expect((await rowOf(id)).rejectionReason).toBeNull()
  })

  it('when many changes come at once, each is whole', async () => {
    const { id } = await created()
    const titles = Array.from({ length: 8 }, (_, index) => `Título ${index}`)
    const answers = await Promise.all(
      titles.map((title, index) => change(id, { title, priceUSD: 100_000 + index, bedrooms: index })),
    )
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200))
    const row = await rowOf(id)
    expect(row).toMatchObject({ priceUsd: `${100_000 + row.bedrooms}.00`, title: titles[row.bedrooms] })
    expect(await pricesOf(id)).toHaveLength(9)
    expect((await pricesOf(id)).at(-1)?.usd).toBe(row.priceUsd)
    expect(await activitiesOf(id)).toHaveLength(9)
  })

  it('when it is another’s, deleted or none, is refused', async () => {
    const { id } = await created()
    const other = as('user', await insertUser(app.context.db))
    expect(await refused(change(id, { title: 'Mío' }, other))).toEqual({ status: 403, code: 'forbidden' })
    expect((await remove(id, other)).status).toBe(403)
    expect((await renew(id, other)).status).toBe(403)
    expect((await remove(id)).status).toBe(204)
    for (const again of [change(id, { status: 'active' }), remove(id), renew(id), read(id)])
      expect((await again).status).toBe(404)
    expect((await change(newId(), {})).status).toBe(404)
    expect((await rowOf(id)).deletedAt).toBeInstanceOf(Date)
    expect((await activitiesOf(id)).at(-1)).toMatchObject({ action: 'delete' })
    expect(await ok(change(id, { status: 'draft' }, admin))).toMatchObject({ status: 'draft' })
    expect((await rowOf(id)).deletedAt).toBeNull()
  })
})

describe('the life of a listing', () => {
  const day = 86_400_000
  const long = new Date(Date.now() - 70 * day)
  /** In a state as the database allows it: published once, or never. */
  const inState = (status: ListingStatus, published = status !== 'draft' && status !== 'pending') =>
    insertListing(app.context.db, {
      ownerUserId: ownerId,
      status,
      firstPublishedAt: published ? long : null,
      lastConfirmedAt: published ? long : null,
      remindedAt: published ? long : null,
    })
  const from = listingStatuses.filter((status) => status !== 'deleted')
  const transitions = from.flatMap((before) => listingStatuses.map((wanted) => [before, wanted] as const))
  const owners = new Set<ListingStatus>(['draft', 'active', 'reserved', 'closed'])

  it.each(transitions)(
    'when %s is set to %s by its owner, obeys within their rights',
    async (before, wanted) => {
      const id = await inState(before)
      const answer = await change(id, { status: wanted })
      const allowed = owners.has(wanted) || wanted === before
      expect(answer.status).toBe(allowed ? 200 : 422)
      const row = await rowOf(id)
      expect(row.status).toBe(allowed ? wanted : before)
      const confirmed = row.lastConfirmedAt && row.lastConfirmedAt > long
      expect(Boolean(confirmed)).toBe(wanted === 'active' && before !== 'active')
      if (confirmed) expect(row.remindedAt).toBeNull()
      if (before !== 'draft' && before !== 'pending') expect(row.firstPublishedAt).toEqual(long)
    },
  )

  it.each(transitions)('when %s is set to %s by an administrator, obeys', async (before, wanted) => {
    const id = await inState(before)
    expect((await change(id, { status: wanted }, admin)).status).toBe(200)
    const row = await rowOf(id)
    expect(row.status).toBe(wanted)
    expect(row.deletedAt !== null).toBe(wanted === 'deleted')
  })

  it('with moderation, when its owner activates what was never approved, it waits; else it is shown', async () => {
    await writeSetting(app.context.db, 'moderation', true)
    try {
      for (const [status, published, then] of [
        ['draft', false, 'pending'],
        ['pending', false, 'pending'],
        ['closed', false, 'pending'],
        ['draft', true, 'active'],
        ['reserved', true, 'active'],
        ['expired', true, 'active'],
      ] as const) {
        const id = await inState(status, published)
        expect(await ok(change(id, { status: 'active' }))).toMatchObject({ status: then })
      }
      const refusedOnce = await inState('draft', true)
      await ok(change(refusedOnce, { rejectionReason: 'Precio falso' }, admin))
      expect(await ok(change(refusedOnce, { status: 'active' }))).toMatchObject({ status: 'pending' })
      expect(await ok(change(refusedOnce, { status: 'active' }, admin))).toMatchObject({ status: 'active' })
    } finally {
      await writeSetting(app.context.db, 'moderation', false)
    }
  })

  it('when it was never published, nobody else comes by it, whatever its status', async () => {
    const id = await inState('draft')
    await ok(change(id, { status: 'reserved' }))
    const batch = (who: Record<string, string>) =>
      ok<Listing[]>(app.send('POST', '/api/listings/batch', { ids: [id] }, who))
    expect(await batch({})).toEqual([])
    expect(await batch(owner)).toHaveLength(1)
  })

  it.each(from)('when %s is renewed, is shown for another while or conflicts', async (status) => {
    const id = await inState(status)
    const answer = await renew(id)
    const renewable = status === 'active' || status === 'expired'
    expect(answer.status).toBe(renewable ? 200 : 409)
    const row = await rowOf(id)
    expect(row.status).toBe(renewable ? 'active' : status)
    if (renewable) {
      expect(row.lastConfirmedAt?.getTime()).toBeGreaterThan(Date.now() - day)
      expect(row.remindedAt).toBeNull()
    }
  })
})

describe('one’s own listings', () => {
  it('come in every status but deleted, newest first, with what only their owner is told', async () => {
    const { db } = app.context
    const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n))
    const confirmedAt = new Date('2026-05-01T10:00:00Z')
    const ids = await insertListings(
      db,
      listingStatuses.map((status, index) => ({
        ownerUserId: ownerId,
        status,
        createdAt: hour(index),
        lastConfirmedAt: confirmedAt,
        views: index,
      })),
    )
    const active = ids[listingStatuses.indexOf('active')] ?? ''
    await db
      .insert(inquiries)
      .values(
        [1, 2].map(() => ({ id: newId(), listingId: active, name: 'A', email: 'a@b.py', message: 'Hola' })),
      )
    const answer = await mine()
    expect(answer.headers.get('x-total-count')).toBe(`${listingStatuses.length - 1}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const all = await ok<OwnListing[]>(answer)
    expect(all.map(({ status }) => status)).toEqual(
      listingStatuses.filter((status) => status !== 'deleted').reverse(),
    )
    expect(all.find(({ id }) => id === active)).toMatchObject({
      inquiriesCount: 2,
      expiresAt: '2026-06-30T10:00:00.000Z',
      views: listingStatuses.indexOf('active'),
    })
    expect(all.filter(({ expiresAt }) => expiresAt !== null)).toHaveLength(1)
  })

  it('come by the page, each once, whatever is added meanwhile; others’ are not among them', async () => {
    const { db } = app.context
    const same = new Date('2026-02-02T02:02:02Z')
    const ids = await insertListings(
      db,
      Array.from({ length: 5 }, () => ({ ownerUserId: ownerId, createdAt: same })),
    )
    await insertListing(db, { ownerUserId: await insertUser(db) })
    const seen: string[] = []
    let path: string | undefined = '/api/listings/mine?limit=2'
    while (path) {
      const page = await app.fetch(path, { headers: owner })
      seen.push(...(await ok<OwnListing[]>(page)).map(({ id }) => id))
      if (seen.length === 2) await insertListing(db, { ownerUserId: ownerId })
      path = page.headers.get('link')?.match(/<(.+)>/)?.[1]
    }
    expect(seen).toEqual([...ids].sort())
    expect(await refused(mine('?cursor=nonsense'))).toEqual({ status: 400, code: 'bad_cursor' })
    expect(await refused(mine('?limit=0'))).toMatchObject({ status: 400 })
  })
})

describe('the limit', () => {
  it('when a user publishes too much in an hour, waits', async () => {
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
