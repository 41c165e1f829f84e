import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import type { ModeratedListing } from '#shared/listings/moderation.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
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

const idsOf = async (query: string) => (await calls.list(query)).rows.map(({ id }) => id)

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
    const refused = await insertListing(db, { status: 'draft', rejectionReason: 'Faltan fotos.' })
    expect(await idsOf('status=draft&rejected=true')).toEqual([refused])
    expect(await idsOf('status=draft&rejected=false')).toEqual([])
    expect(await idsOf('rejected=false')).toEqual(expect.arrayContaining([one, two]))
    expect(await idsOf(`agencyId=${newId()}`)).toEqual([])
    expect(await idsOf(`text=${encodeURIComponent("'; drop table listings; --")}`)).toEqual([])
    const { rows } = await calls.list('text=quincho')
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
        seen.push(...((await page.json()) as ModeratedListing[]).map(({ id }) => id))
        address = page.headers.get('Link')?.match(/<(.*)>/)?.[1]
      }
      expect(seen).toHaveLength(23)
      expect(new Set(seen)).toEqual(new Set(made))
    },
  )

  it('counts the matches of words up to 2,000, and pages through more and fewer alike', async () => {
    const { db } = app.context
    const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 0, 0, second))
    for (let first = 0; first < 2001; first += 667)
      await insertListings(
        db,
        Array.from({ length: 667 }, (_, index) => ({
          title: 'Quincho',
          createdAt: at(first + index),
          featured: index < 2,
        })),
      )
    const oldest = async (query: string) => {
      const { rows, response } = await calls.list(
        `text=quincho&sortBy=created&sortOrder=asc&limit=3&${query}`,
      )
      const { headers } = response
      return {
        at: rows.map(({ createdAt }) => Date.parse(createdAt) - at(0).getTime()),
        total: [headers.get('X-Total-Count'), headers.get('X-Total-Capped')],
        next: headers.get('Link') !== null,
      }
    }
    expect(await oldest('')).toEqual({ at: [0, 1000, 2000], total: ['2000', 'true'], next: true })
    expect(await oldest('featured=true')).toEqual({
      at: [0, 1000, 667_000],
      total: ['6', null],
      next: true,
    })
  })

  it('refuses a cursor of another order and values that are none', async () => {
    await insertListings(app.context.db, [{}, {}])
    const { response } = await calls.list('limit=1')
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

describe('several at once', () => {
  it('gives each its result, and does nothing twice', async () => {
    const { db } = app.context
    const [a = '', b = ''] = await insertListings(db, [
      { ownerUserId: rosa },
      { ownerUserId: rosa, featured: true },
    ])
    const unknown = newId()
    expect(await calls.batch('feature', [a, b, a, unknown, 'x'])).toEqual([
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
    await Promise.all([calls.batch('delete', ids), calls.batch('delete', ids)])
    expect(await db.select().from(activities)).toHaveLength(5)
  })

  it('restores what was deleted to the status that it had', async () => {
    const { db } = app.context
    const [a = '', b = '', old = ''] = await insertListings(db, [
      { status: 'active' },
      { status: 'reserved' },
      { status: 'active', lastConfirmedAt: new Date(Date.now() - 90 * 86_400_000) },
    ])
    await calls.batch('delete', [a, b, old])
    expect(await calls.batch('restore', [a, b, old])).toMatchObject([
      { status: 'active' },
      { status: 'reserved' },
      { status: 'expired' },
    ])
    expect((await app.fetch(`/api/listings/${a}`)).status).toBe(200)
  })

  it('resumes what it paused to the status that each had, whatever happened to its owner meanwhile', async () => {
    const { db } = app.context
    const statuses = ['active', 'reserved', 'pending'] as const
    const ids = await insertListings(db, [
      ...statuses.map((status) => ({ status, ownerUserId: rosa })),
      { status: 'active', lastConfirmedAt: new Date(Date.now() - 90 * 86_400_000) },
      { status: 'draft', ownerUserId: rosa },
    ])
    const confirmedAt = async () =>
      (await db.select().from(listings)).map(({ id, lastConfirmedAt }) => [id, lastConfirmedAt]).sort()
    const before = await confirmedAt()
    const act = (path: string) =>
      app.send('POST', `/api/admin/users/${rosa}/${path}`, { reason: 'Avisos falsos.' }, admin)
    await calls.batch('pause', ids)
    expect((await calls.list('status=draft')).rows.filter(({ held }) => held)).toHaveLength(4)
    expect((await act('suspend')).status).toBe(200)
    expect(await calls.batch('resume', ids.slice(0, 1))).toMatchObject([{ outcome: 'failed', status: null }])
    expect((await act('lift')).status).toBe(200)
    expect((await calls.list('status=draft')).rows).toHaveLength(5)
    expect(await calls.batch('resume', ids)).toMatchObject([
      ...statuses.map((status) => ({ outcome: 'done', status })),
      { outcome: 'done', status: 'expired' },
      { outcome: 'failed', status: null, error: expect.stringContaining('no lo pausó') },
    ])
    expect(await confirmedAt()).toEqual(before)
    expect(await calls.batch('resume', ids.slice(0, 1))).toMatchObject([{ outcome: 'unchanged' }])
  })

  it('restores as paused what was paused before it was deleted', async () => {
    const id = await insertListing(app.context.db, { status: 'active' })
    for (const action of ['pause', 'delete', 'restore']) await calls.batch(action, [id])
    expect(await calls.statusOf(id)).toBe('draft')
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
    expect((await calls.change(id, { title: 'De Ana', bedrooms: 4, basedOn }, admin)).status).toBe(200)
    const second = await calls.change(id, { title: 'De Rosa', description: 'Nueva', basedOn })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile', conflicts: [{ field: 'title', userName: 'ana', value: 'De Ana' }] },
    })
    const { title, description, updatedAt } = await (await app.fetch(`/api/listings/${id}`)).json()
    expect({ title, description }).toEqual({ title: 'De Ana', description: 'Una casa.' })
    expect((await calls.change(id, { title: 'De Rosa', basedOn: updatedAt })).status).toBe(200)
  })

  it('passes where the other changed something else, or the same to the same', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa, title: 'Uno' })
    const { updatedAt: basedOn } = await (await app.fetch(`/api/listings/${id}`)).json()
    await calls.change(id, { title: 'Dos', basedOn }, admin)
    await calls.batch('feature', [id])
    expect((await calls.change(id, { title: 'Dos', description: 'Nueva', basedOn })).status).toBe(200)
  })

  it('refuses a moment that is none', async () => {
    const id = await insertListing(app.context.db, { ownerUserId: rosa })
    expect((await calls.change(id, { title: 'Dos', basedOn: 'ayer' })).status).toBe(422)
  })
})
