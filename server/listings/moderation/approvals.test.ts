import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { mailsTo } from '#tests/support/jobs.ts'
import { insertAdmin, insertListing, insertPictures, insertUser } from '#tests/support/listings.ts'
import { moderationCalls } from '#tests/support/moderationCalls.ts'

let app: TestApp
let admin: Record<string, string>
let rosa: string
let owner: Record<string, string>
let calls: ReturnType<typeof moderationCalls>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  const { db } = app.context
  await app.services.queue.install()
  admin = as('admin', await insertAdmin(db, { username: 'ana' }))
  rosa = await insertUser(db, { firstName: 'Rosa', lastName: 'Núñez', email: 'rosa@mail.test' })
  owner = as('user', rosa)
  calls = moderationCalls(app, { admin, owner })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
  await writeSetting(app.context.db, 'moderation', true)
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
    expect(await calls.approvals()).toMatchObject([
      { kind: 'new', approvedAt: null, listing: { id }, owner: { id: rosa } },
    ])
    expect(await calls.batch('approve', [id])).toEqual([
      { id, outcome: 'done', status: 'active', error: null },
    ])
    expect(await calls.approvals()).toEqual([])
    expect((await app.fetch(`/api/listings/${id}`)).status).toBe(200)
    expect(await mailsTo(app.context.db, rosa)).toContainEqual(
      expect.objectContaining({ kind: 'listing_approved', listingId: id }),
    )
  })

  it.each([
    ['pause', 'resume'],
    ['delete', 'restore'],
  ])('tells the owner as well that %s is undone', async (action, undoing) => {
    const id = await publish()
    for (const step of ['approve', action, undoing]) await calls.batch(step, [id])
    expect(await calls.statusOf(id)).toBe('active')
    expect(await mailsTo(app.context.db, rosa)).toContainEqual(
      expect.objectContaining({ kind: 'listing_restored', listingId: id }),
    )
  })

  it.each(['pause', 'delete', 'PATCH', 'DELETE'])(
    'tells the owner of a shown listing that it no longer is, when an administrator does it by %s',
    async (how) => {
      const id = await publish()
      await calls.batch('approve', [id])
      const path = `/api/listings/${id}`
      if (how === 'PATCH') await app.send('PATCH', path, { status: 'closed' }, admin)
      else if (how === 'DELETE') await app.fetch(path, { method: 'DELETE', headers: admin })
      else await calls.batch(how, [id])
      expect(await mailsTo(app.context.db, rosa)).toContainEqual(
        expect.objectContaining({ kind: 'listing_closed', listingId: id }),
      )
    },
  )

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
    await calls.batch('reject', [id], { reason: 'Faltan fotos.' })
    const mine = await (await app.fetch(`/api/listings/mine/${id}`, { headers: owner })).json()
    expect(mine).toMatchObject({ status: 'draft', rejectionReason: 'Faltan fotos.' })
    expect(await mailsTo(app.context.db, rosa)).toContainEqual(
      expect.objectContaining({ kind: 'listing_rejected', listingId: id, reason: 'Faltan fotos.' }),
    )
    expect((await calls.change(id, { status: 'active' })).body.status).toBe('pending')
    expect(await calls.approvals()).toMatchObject([{ listing: { id } }])
  })

  it('keeps an approved listing visible that its owner changes, and shows what changed since', async () => {
    const { db } = app.context
    const id = await publish()
    const [first = ''] = await insertPictures(db, id, 2)
    await calls.batch('approve', [id])
    await calls.change(id, { title: 'Casa con gran patio', priceUSD: 125_000 })
    await calls.change(id, { priceUSD: 130_000, media: [{ id: first }] })
    expect(await calls.statusOf(id)).toBe('active')
    const [approval] = await calls.approvals()
    expect(approval).toMatchObject({ kind: 'changed', approvedAt: expect.any(String) })
    expect(approval?.changes).toMatchObject({
      title: ['Casa con patio', 'Casa con gran patio'],
      price: [
        { amount: 120_000, currency: 'USD' },
        { amount: 130_000, currency: 'USD' },
      ],
      media: [[first, expect.any(String)], [first]],
    })
    expect((await calls.list('changed=true')).rows.map((row) => row.id)).toEqual([id])
    await calls.batch('approve', [id])
    expect(await calls.approvals()).toEqual([])
    const one = await (await app.fetch(`/api/admin/reviews/${id}`, { headers: admin })).json()
    expect(one.changes).toEqual({})
  })

  it('reads a page of the queue in as many statements as one of its entries', async () => {
    await publish()
    const query = vi.spyOn(app.context.database.pool, 'query')
    const statements = async () => {
      query.mockClear()
      await calls.approvals()
      return query.mock.calls.length
    }
    const ofOne = await statements()
    for (const _ of [1, 2, 3]) await publish()
    expect(await statements()).toBe(ofOne)
    expect(await calls.approvals()).toHaveLength(4)
    query.mockRestore()
  })

  it('takes what an administrator writes as approved, and leaves the rest of the changes to look at', async () => {
    const id = await publish()
    await calls.batch('approve', [id])
    await calls.change(id, { description: 'Corregida por la administración.', priceUSD: 121_000 }, admin)
    await calls.change(id, { title: 'Casa con gran patio', bedrooms: 4 })
    const [both] = await calls.approvals()
    expect(both?.changes).toEqual({
      title: ['Casa con patio', 'Casa con gran patio'],
      bedrooms: [0, 4],
    })
    await calls.change(id, { title: 'Casa con patio grande', city: 'Luque', neighborhood: 'Centro' }, admin)
    const [rest] = await calls.approvals()
    expect(rest?.changes).toEqual({ bedrooms: [0, 4] })
    expect(rest).toMatchObject({ kind: 'changed' })
    await calls.change(id, { bedrooms: 3 }, admin)
    expect(await calls.approvals()).toEqual([])
    expect((await calls.list('changed=true')).rows).toEqual([])
  })

  it('takes nothing of an administrator for approved where nothing was approved yet', async () => {
    const id = await publish()
    await calls.change(id, { title: 'Casa de Ana' }, admin)
    expect(await calls.approvals()).toMatchObject([{ kind: 'new', approvedAt: null }])
  })

  it('takes what was published before moderation as approved', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa, title: 'Antes' })
    await calls.change(id, { title: 'Después' })
    expect(await calls.approvals()).toMatchObject([
      { approvedAt: null, changes: { title: ['Antes', 'Después'] } },
    ])
  })

  it('asks nothing of what does not change, of administrators, and without moderation', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa, capacity: 1, minStayDays: 1 })
    await calls.change(id, { title: 'Casa en venta' })
    await calls.change(id, { title: 'De la administración' }, admin)
    await writeSetting(app.context.db, 'moderation', false)
    await calls.change(id, { title: 'Sin revisión' })
    expect(await calls.approvals()).toEqual([])
  })

  it('when two decide at once, each decision that is made is written once', async () => {
    const id = await publish()
    const results = (
      await Promise.all([calls.batch('approve', [id]), calls.batch('reject', [id], { reason: 'No.' })])
    ).flat()
    const status = await calls.statusOf(id)
    expect(['active', 'draft']).toContain(status)
    expect(results.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(0)
    const { db } = app.context
    const written = await db.select().from(activities).where(eq(activities.subjectId, id))
    expect(written).toHaveLength(1 + results.filter(({ outcome }) => outcome === 'done').length)
  })

  it('approves nothing that its owner deleted meanwhile', async () => {
    const id = await publish()
    await app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: owner })
    expect(await calls.batch('approve', [id])).toMatchObject([
      { outcome: 'failed', error: expect.any(String) },
    ])
    expect(await calls.statusOf(id)).toBe('deleted')
  })

  it.each(['deleted', 'closed'])('approves nothing rejected that is %s since', async (status) => {
    const id = await publish()
    await calls.batch('reject', [id], { reason: 'Faltan fotos.' })
    if (status === 'deleted') await app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: owner })
    else await calls.change(id, { status })
    expect(await calls.statusOf(id)).toBe(status)
    expect(await calls.batch('approve', [id])).toMatchObject([{ outcome: 'failed' }])
    expect(await calls.statusOf(id)).toBe(status)
  })

  it('approves after all what was rejected', async () => {
    const id = await publish()
    await calls.batch('reject', [id], { reason: 'Faltan fotos.' })
    expect(await calls.batch('approve', [id])).toMatchObject([{ outcome: 'done', status: 'active' }])
  })
})
