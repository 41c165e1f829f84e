import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import {
  insertAdmin,
  insertAgency,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'
import { getListing, listingsByIds } from './listings.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.execute(sql`delete from listings`)
})

const visitor: Actor = { kind: 'visitor' }

async function read(path: string): Promise<Listing[]> {
  const answer = await app.fetch(path)
  expect(answer.status).toBe(200)
  return answer.json()
}

async function idsAt(path: string): Promise<string[]> {
  return (await read(path)).map(({ id }) => id)
}

async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.code : undefined
}

describe('GET /api/listings/:id', () => {
  it('returns every field of an active listing, decimals as text, times in UTC, pictures in order', async () => {
    const { db } = app.context
    const agencyId = await insertAgency(db, {
      name: `Casas ${newId()}`,
      description: 'Desde 1990',
      verified: true,
    })
    const ownerUserId = await insertUser(db)
    const id = await insertListing(db, {
      ownerUserId,
      agencyId,
      priceAmount: '850000000.00',
      priceCurrency: 'PYG',
      priceUsd: '114555.26',
      area: '120.50',
      estimatedRoi: '7.25',
      latitude: -25.29412,
      longitude: -57.57812,
      locationPrecision: 'exact',
      address: 'Calle Última 123',
      amenities: ['pool'],
      airbnbUrl: 'https://www.airbnb.com/rooms/7',
      office: { hours: '24-7', meetingRooms: 2, services: ['printing'], deskTypes: ['hot'] },
      firstPublishedAt: new Date('2026-10-01T12:00:00Z'),
    })
    const pictures = await insertPictures(db, id, 3)
    const answer = await app.fetch(`/api/listings/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('public')
    const found = listing.parse(await answer.json())
    expect(found).toMatchObject({
      id,
      status: 'active',
      priceUSD: '114555.26',
      price: { amount: '850000000.00', currency: 'PYG' },
      area: '120.50',
      estimatedROI: '7.25',
      latitude: -25.29412,
      address: 'Calle Última 123',
      airbnbActive: true,
      agency: { description: 'Desde 1990', verified: true },
      agencyId,
      ownerId: ownerUserId,
      publishedAt: '2026-10-01T12:00:00.000Z',
      office: { hours: '24-7', meetingRooms: 2, services: ['printing'], deskTypes: ['hot'] },
    })
    expect(found.media.map((one) => one.id)).toEqual(pictures)
    expect(found.media.map((one) => one.isPrimary)).toEqual([true, false, false])
    expect(found.media[0]).toMatchObject({ caption: 'Foto 1', url: `/media/${pictures[0]}/1024.webp` })
  })

  it('shows the location only as precisely as set, even to its owner', async () => {
    const ownerUserId = await insertUser(app.context.db)
    const place = { latitude: -25.294123, longitude: -57.578456, address: 'Calle 1', ownerUserId }
    const about = await insertListing(app.context.db, { ...place, locationPrecision: 'approximate' })
    const barrio = await insertListing(app.context.db, { ...place, locationPrecision: 'neighborhood' })
    const middle = findNeighborhood('Villa Morra', 'Asunción')
    const [one] = await read('/api/listings').then((all) => all.filter(({ id }) => id === about))
    expect(one).toMatchObject({ latitude: -25.294, longitude: -57.578, address: null })
    expect(await getListing(app.context, barrio, visitor)).toMatchObject({
      latitude: middle?.latitude,
      longitude: middle?.longitude,
      address: null,
    })
    // A shared cache may serve the owner too.
    expect(await getListing(app.context, barrio, { kind: 'user', id: ownerUserId })).toMatchObject({
      latitude: middle?.latitude,
      address: null,
    })
  })

  it('shows inactive listings to the owner and administrators only, deleted ones to administrators', async () => {
    const ownerUserId = await insertUser(app.context.db)
    const owner: Actor = { kind: 'user', id: ownerUserId }
    const stranger: Actor = { kind: 'user', id: await insertUser(app.context.db) }
    const admin: Actor = { kind: 'admin', id: await insertAdmin(app.context.db), agencyId: null }
    for (const status of listingStatuses) {
      const id = await insertListing(app.context.db, { status, ownerUserId })
      const seenBy = async (actor: Actor) =>
        (await codeOf(getListing(app.context, id, actor))) !== 'not_found'
      const seen = [await seenBy(visitor), await seenBy(stranger), await seenBy(owner), await seenBy(admin)]
      const active = status === 'active'
      expect([status, ...seen]).toEqual([status, active, active, status !== 'deleted', true])
      expect((await app.fetch(`/api/listings/${id}`)).status).toBe(active ? 200 : 404)
    }
  })

  it.each([newId(), 'x', '%00', 'a'.repeat(300), "1' or '1'='1", '..%2f'])('%s responds 404', async (id) => {
    const answer = await app.fetch(`/api/listings/${id}`)
    expect(answer.status).toBe(404)
    expect((await answer.json()).code).toBe('not_found')
  })
})

describe('GET /api/listings/trending and /featured', () => {
  it('returns the most viewed of the last 30 days, 12 by default and at most', async () => {
    const many = Array.from({ length: 15 }, (_, index) => ({ recentViews: index, views: 100 - index }))
    const ids = await insertListings(app.context.db, [...many, { status: 'closed', recentViews: 99 }])
    const expected = ids.slice(0, 15).reverse()
    expect(await idsAt('/api/listings/trending')).toEqual(expected.slice(0, 12))
    expect(await idsAt('/api/listings/trending?limit=3')).toEqual(expected.slice(0, 3))
    expect((await app.fetch('/api/listings/trending?limit=13')).status).toBe(400)
  })

  it('returns the featured listings, newest first', async () => {
    const [older, , newer] = await insertListings(app.context.db, [
      { featured: true, firstPublishedAt: new Date('2026-01-01') },
      { featured: false },
      { featured: true, firstPublishedAt: new Date('2026-02-01') },
      { featured: true, status: 'reserved' },
    ])
    expect(await idsAt('/api/listings/featured')).toEqual([newer, older])
  })
})

describe('POST /api/listings/batch', () => {
  it('returns distinct listings in the requested order, without unknown, malformed, deleted ones and drafts', async () => {
    const [one, two, closed, draft, deleted] = await insertListings(app.context.db, [
      {},
      {},
      { status: 'closed' },
      { status: 'draft' },
      { status: 'deleted' },
    ])
    const answer = await app.send('POST', '/api/listings/batch', {
      ids: [two, closed, 'nonsense', newId(), one, two, draft, deleted],
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const found: Listing[] = await answer.json()
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [two, 'active'],
      [closed, 'closed'],
      [one, 'active'],
    ])
  })

  it('returns drafts to their owner', async () => {
    const ownerUserId = await insertUser(app.context.db)
    const id = await insertListing(app.context.db, { status: 'draft', ownerUserId })
    const found = await listingsByIds(app.context.db, app.services.cards, [id], {
      kind: 'user',
      id: ownerUserId,
    })
    expect(found).toHaveLength(1)
  })

  it.each([
    [{ ids: [] }, 200],
    [{ ids: Array.from({ length: 100 }, newId) }, 200],
    [{ ids: Array.from({ length: 101 }, newId) }, 422],
    [{ ids: 'all' }, 422],
    [{ ids: [1] }, 422],
    [{}, 422],
    [[], 422],
  ])('case %#: responds %i', async (body, status) => {
    expect((await app.send('POST', listingsApi.batch.path, body)).status).toBe(status)
  })
})

describe('GET /api/listings/:id/similar', () => {
  it('returns the same type and purpose: from the neighbourhood, its neighbours, then the city, nearest in price first', async () => {
    const house = { propertyType: 'house', priceUsd: '100000.00', bedrooms: 3 } as const
    const [own, farPrice, moreRooms, nearPrice, beside, city] = await insertListings(app.context.db, [
      house,
      { ...house, priceUsd: '300000.00' },
      { ...house, priceUsd: '101000.00', bedrooms: 4 },
      { ...house, priceUsd: '110000.00' },
      { ...house, neighborhood: 'Recoleta' },
      { ...house, neighborhood: 'Sajonia' },
      { ...house, propertyType: 'land' },
      { ...house, transactionType: 'rent', priceUsd: '900.00' },
      { ...house, city: 'Luque' },
      { ...house, status: 'draft' },
    ])
    expect(await idsAt(`/api/listings/${own}/similar`)).toEqual([
      nearPrice,
      moreRooms,
      farPrice,
      beside,
      city,
    ])
    expect(await idsAt(`/api/listings/${own}/similar?limit=1`)).toEqual([nearPrice])
    expect(await idsAt(`/api/listings/${nearPrice}/similar`)).not.toContain(nearPrice)
  })

  it('responds 404 to an unknown id', async () => {
    expect((await app.fetch(`/api/listings/${newId()}/similar`)).status).toBe(404)
    expect((await app.fetch('/api/listings/nonsense/similar')).status).toBe(404)
  })
})
