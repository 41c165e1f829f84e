import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import type { BatchResult, ManagedListing, Review } from '#shared/listings/managing.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { jobsOf } from '#tests/support/jobs.ts'
import {
  insertAdmin,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'

let app: TestApp
let admin: Record<string, string>
let rosa: string
let owner: Record<string, string>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  const { db } = app.context
  await app.services.queue.install()
  admin = as('admin', await insertAdmin(db, { username: 'ana' }))
  rosa = await insertUser(db, { firstName: 'Rosa', lastName: 'Núñez', email: 'rosa@mail.test' })
  owner = as('user', rosa)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
  await writeSetting(app.context.db, 'moderation', true)
})

async function list(query = '') {
  const response = await app.fetch(`/api/admin/properties?${query}`, { headers: admin })
  expect(response.status, query).toBe(200)
  return { response, rows: (await response.json()) as ManagedListing[] }
}
const idsOf = async (query: string) => (await list(query)).rows.map(({ id }) => id)

async function batch(action: string, ids: string[], more: object = {}, headers = admin) {
  const response = await app.send('POST', '/api/admin/properties/batch', { action, ids, ...more }, headers)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as BatchResult[]
}

async function queue() {
  return (await (await app.fetch('/api/admin/reviews', { headers: admin })).json()) as Review[]
}

async function change(id: string, body: object, headers = owner) {
  const response = await app.send('PATCH', `/api/listings/${id}`, body, headers)
  return { status: response.status, body: await response.json() }
}
const statusOf = async (id: string) => {
  const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
  return row?.status
}
const messagesTo = async (userId: string) =>
  (await jobsOf(app.context.db)).flatMap(({ name, data }) =>
    name === 'send-mail' && data.userId === userId ? [data.message] : [],
  )

describe('the list of all listings', () => {
  it('has every status but deleted, which can be asked for, the last changed first', async () => {
    const { db } = app.context
    const at = (day: number) => new Date(Date.UTC(2026, 4, day))
    const [a, b, c, d] = await insertListings(db, [
      { updatedAt: at(1), status: 'active' },
      { updatedAt: at(3), status: 'draft' },
      { updatedAt: at(2), status: 'pending', firstPublishedAt: null },
      { updatedAt: at(4), status: 'deleted' },
    ])
    expect(await idsOf('')).toEqual([b, c, a])
    expect(await idsOf('status=deleted')).toEqual([d])
    expect(await idsOf('status=active,pending&sortOrder=asc')).toEqual([a, c])
  })

  it('is found by words, id and owner, and filtered by place, kind, owner, agency and marks', async () => {
    const { db } = app.context
    const one = await insertListing(db, { title: 'Quincho en Luque', city: 'Luque', ownerUserId: rosa })
    const two = await insertListing(db, { title: 'Torre', transactionType: 'rent', featured: true })
    expect(await idsOf('text=quinchos+luque')).toEqual([one])
    expect(await idsOf(`text=${two}`)).toEqual([two])
    expect(await idsOf('text=nunez')).toEqual([one])
    expect(await idsOf('text=rosa@mail')).toEqual([one])
    expect(await idsOf('city=luque')).toEqual([one])
    expect(await idsOf('transactionType=rent')).toEqual([two])
    expect(await idsOf(`ownerId=${rosa}`)).toEqual([one])
    expect(await idsOf('featured=true')).toEqual([two])
    expect(await idsOf('featured=false')).toEqual([one])
    expect(await idsOf(`agencyId=${newId()}`)).toEqual([])
    expect(await idsOf(`text=${encodeURIComponent("'; drop table listings; --")}`)).toEqual([])
    const { rows } = await list('text=quincho')
    expect(rows[0]).toMatchObject({ owner: { kind: 'user', id: rosa, name: 'Rosa Núñez', suspended: false } })
  })

  it.each(['sortBy=price', 'sortBy=price&sortOrder=asc', 'sortBy=created', 'sortBy=updated&sortOrder=asc'])(
    'pages through all of them once, with the exact total: %s',
    async (query) => {
      const { db } = app.context
      const made = await insertListings(
        db,
        Array.from({ length: 23 }, (_, index) => ({ priceUsd: String(1000 * (index % 4)) })),
      )
      const seen: string[] = []
      for (let address: string | undefined = `/api/admin/properties?limit=5&${query}`; address; ) {
        const page = await app.fetch(address, { headers: admin })
        expect(page.headers.get('X-Total-Count')).toBe('23')
        seen.push(...((await page.json()) as ManagedListing[]).map(({ id }) => id))
        address = page.headers.get('Link')?.match(/<(.*)>/)?.[1]
      }
      expect(seen).toHaveLength(23)
      expect(new Set(seen)).toEqual(new Set(made))
    },
  )

  it('refuses a cursor of another order and values that are none', async () => {
    await insertListings(app.context.db, [{}, {}])
    const { response } = await list('limit=1')
    const cursor = new URL(
      response.headers.get('Link')?.match(/<(.*)>/)?.[1] ?? '',
      app.url,
    ).searchParams.get('cursor')
    for (const query of [
      `sortBy=price&cursor=${cursor}`,
      'status=gone',
      'limit=1000',
      'featured=1',
      'text=a%00',
    ])
      expect((await app.fetch(`/api/admin/properties?${query}`, { headers: admin })).status, query).toBe(400)
  })
})

describe('approval', () => {
  const draft = {
    title: 'Casa con patio',
    description: 'Tres dormitorios.',
    propertyType: 'house',
    neighborhood: 'Villa Morra',
    city: 'Asunción',
    priceUSD: 120_000,
  }
  async function publish() {
    const response = await app.send('POST', '/api/listings', draft, owner)
    expect(response.status).toBe(201)
    const { id, status } = await response.json()
    expect(status).toBe('pending')
    return id as string
  }

  it('shows a new listing once it is approved, tells its owner and leaves the queue', async () => {
    const id = await publish()
    expect(await queue()).toMatchObject([
      { kind: 'new', approvedAt: null, listing: { id }, owner: { id: rosa } },
    ])
    expect(await batch('approve', [id])).toEqual([{ id, outcome: 'done', status: 'active', error: null }])
    expect(await queue()).toEqual([])
    expect((await app.fetch(`/api/listings/${id}`)).status).toBe(200)
    expect(await messagesTo(rosa)).toContainEqual(
      expect.objectContaining({ kind: 'listing_approved', listingId: id }),
    )
  })

  it('sends a listing back with a reason that its owner reads, and lets it be sent again', async () => {
    const id = await publish()
    const refused = await app.send(
      'POST',
      '/api/admin/properties/batch',
      { action: 'reject', ids: [id] },
      admin,
    )
    expect(refused.status).toBe(422)
    expect(Object.keys((await refused.json()).fields)).toEqual(['reason'])
    await batch('reject', [id], { reason: 'Faltan fotos.' })
    const mine = await (await app.fetch(`/api/listings/mine/${id}`, { headers: owner })).json()
    expect(mine).toMatchObject({ status: 'draft', rejectionReason: 'Faltan fotos.' })
    expect(await messagesTo(rosa)).toContainEqual(
      expect.objectContaining({ kind: 'listing_rejected', listingId: id, reason: 'Faltan fotos.' }),
    )
    expect((await change(id, { status: 'active' })).body.status).toBe('pending')
    expect(await queue()).toMatchObject([{ listing: { id } }])
  })

  it('keeps an approved listing visible that its owner changes, and shows what changed since', async () => {
    const { db } = app.context
    const id = await publish()
    const [first = ''] = await insertPictures(db, id, 2)
    await batch('approve', [id])
    await change(id, { title: 'Casa con gran patio', priceUSD: 125_000 })
    await change(id, { priceUSD: 130_000, media: [{ id: first }] })
    expect(await statusOf(id)).toBe('active')
    const [review] = await queue()
    expect(review).toMatchObject({ kind: 'changed', approvedAt: expect.any(String) })
    expect(review?.changes).toMatchObject({
      title: ['Casa con patio', 'Casa con gran patio'],
      price: [
        { amount: 120_000, currency: 'USD' },
        { amount: 130_000, currency: 'USD' },
      ],
      media: [[first, expect.any(String)], [first]],
    })
    expect((await list('changed=true')).rows.map((row) => row.id)).toEqual([id])
    await batch('approve', [id])
    expect(await queue()).toEqual([])
    const one = await (await app.fetch(`/api/admin/reviews/${id}`, { headers: admin })).json()
    expect(one.changes).toEqual({})
  })

  it('takes what an administrator writes as approved, and leaves the rest of the changes to look at', async () => {
    const id = await publish()
    await batch('approve', [id])
    await change(id, { description: 'Corregida por la administración.', priceUSD: 121_000 }, admin)
    await change(id, { title: 'Casa con gran patio', bedrooms: 4 })
    const [both] = await queue()
    expect(both?.changes).toEqual({
      title: ['Casa con patio', 'Casa con gran patio'],
      bedrooms: [0, 4],
    })
    await change(id, { title: 'Casa con patio grande', city: 'Luque', neighborhood: 'Centro' }, admin)
    const [rest] = await queue()
    expect(rest?.changes).toEqual({ bedrooms: [0, 4] })
    expect(rest).toMatchObject({ kind: 'changed' })
    // Nothing is left to look at.
    await change(id, { bedrooms: 3 }, admin)
    expect(await queue()).toEqual([])
    expect((await list('changed=true')).rows).toEqual([])
  })

  it('takes nothing of an administrator for approved where nothing was approved yet', async () => {
    const id = await publish()
    await change(id, { title: 'Casa de Ana' }, admin)
    expect(await queue()).toMatchObject([{ kind: 'new', approvedAt: null }])
  })

  it('takes what was published before moderation as approved', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa, title: 'Antes' })
    await change(id, { title: 'Después' })
    expect(await queue()).toMatchObject([{ approvedAt: null, changes: { title: ['Antes', 'Después'] } }])
  })

  it('asks nothing of what does not change, of administrators, and without moderation', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa, capacity: 1, minStayDays: 1 })
    await change(id, { title: 'Casa en venta' })
    await change(id, { title: 'De la administración' }, admin)
    await writeSetting(app.context.db, 'moderation', false)
    await change(id, { title: 'Sin revisión' })
    expect(await queue()).toEqual([])
  })

  it('when two decide at once, the first decision stands and the second is told', async () => {
    const id = await publish()
    const results = (
      await Promise.all([batch('approve', [id]), batch('reject', [id], { reason: 'No.' })])
    ).flat()
    const status = await statusOf(id)
    // A shown listing may still be rejected; a rejected one may still be approved.
    expect(['active', 'draft']).toContain(status)
    expect(results.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(0)
    const { db } = app.context
    const written = await db.select().from(activities).where(eq(activities.subjectId, id))
    expect(written).toHaveLength(1 + results.filter(({ outcome }) => outcome === 'done').length)
  })

  it('approves nothing that its owner deleted meanwhile', async () => {
    const id = await publish()
    await app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: owner })
    expect(await batch('approve', [id])).toMatchObject([{ outcome: 'failed', error: expect.any(String) }])
    expect(await statusOf(id)).toBe('deleted')
  })
})

describe('several at once', () => {
  it('gives each its result, and does nothing twice', async () => {
    const { db } = app.context
    const [a = '', b = ''] = await insertListings(db, [
      { ownerUserId: rosa },
      { ownerUserId: rosa, featured: true },
    ])
    const unknown = newId()
    expect(await batch('feature', [a, b, a, unknown, 'x'])).toEqual([
      { id: a, outcome: 'done', status: 'active', error: null },
      { id: b, outcome: 'unchanged', status: 'active', error: null },
      { id: unknown, outcome: 'failed', status: null, error: expect.any(String) },
      { id: 'x', outcome: 'failed', status: null, error: expect.any(String) },
    ])
  })

  it('the same call twice at once writes one activity for each listing', async () => {
    const { db } = app.context
    const ids = await insertListings(
      db,
      Array.from({ length: 5 }, () => ({})),
    )
    await db.delete(activities)
    await Promise.all([batch('delete', ids), batch('delete', ids)])
    expect(await db.select().from(activities)).toHaveLength(5)
  })

  it('restores what was deleted to the status that it had', async () => {
    const { db } = app.context
    const [a = '', b = '', old = ''] = await insertListings(db, [
      { status: 'active' },
      { status: 'reserved' },
      { status: 'active', lastConfirmedAt: new Date(Date.now() - 90 * 86_400_000) },
    ])
    await batch('delete', [a, b, old])
    expect(await batch('restore', [a, b, old])).toMatchObject([
      { status: 'active' },
      { status: 'reserved' },
      { status: 'expired' },
    ])
    expect((await app.fetch(`/api/listings/${a}`)).status).toBe(200)
  })

  it.each([
    { action: 'approve', ids: [] },
    { action: 'approve', ids: Array.from({ length: 101 }, newId) },
    { action: 'explode', ids: ['a'] },
    { action: 'reject', ids: ['a'], reason: '   ' },
    { action: 'reject', ids: ['a'], reason: 'x'.repeat(501) },
    { action: 'pause', ids: ['x'.repeat(65)] },
    { action: 'pause', ids: [7] },
  ])('refuses $action of $ids.length', async (body) => {
    expect((await app.send('POST', '/api/admin/properties/batch', body, admin)).status).toBe(422)
  })

  it('is for administrators', async () => {
    const body = { action: 'delete', ids: [newId()] }
    expect((await app.send('POST', '/api/admin/properties/batch', body)).status).toBe(401)
    expect((await app.send('POST', '/api/admin/properties/batch', body, owner)).status).toBe(401)
  })
})

describe('an edit of what somebody else changed meanwhile', () => {
  it('is told who changed which field to what, and overwrites nothing', async () => {
    const { db } = app.context
    const id = await insertListing(db, { ownerUserId: rosa, title: 'Uno', bedrooms: 2 })
    const { updatedAt: basedOn } = await (await app.fetch(`/api/listings/${id}`)).json()
    expect((await change(id, { title: 'De Ana', bedrooms: 4, basedOn }, admin)).status).toBe(200)
    const second = await change(id, { title: 'De Rosa', description: 'Nueva', basedOn })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile', conflicts: [{ field: 'title', userName: 'ana', value: 'De Ana' }] },
    })
    const { title, description, updatedAt } = await (await app.fetch(`/api/listings/${id}`)).json()
    expect({ title, description }).toEqual({ title: 'De Ana', description: 'Una casa.' })
    expect((await change(id, { title: 'De Rosa', basedOn: updatedAt })).status).toBe(200)
  })

  it('passes where the other changed something else, or the same to the same', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa, title: 'Uno' })
    const { updatedAt: basedOn } = await (await app.fetch(`/api/listings/${id}`)).json()
    await change(id, { title: 'Dos', basedOn }, admin)
    await batch('feature', [id])
    expect((await change(id, { title: 'Dos', description: 'Nueva', basedOn })).status).toBe(200)
  })

  it('refuses a moment that is none', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa })
    expect((await change(id, { title: 'Dos', basedOn: 'ayer' })).status).toBe(422)
  })
})
