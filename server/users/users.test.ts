import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
import { users } from './users.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

const change = (id: string, body: unknown) => app.send('PATCH', '/api/users/me', body, as('user', id))
const profile = (id: string) => app.fetch(`/api/users/${id}`)
const own = (id: string, query = '') => app.fetch(`/api/users/${id}/listings${query}`)

describe('preferences', () => {
  it('are saved at once and answered with who is signed in', async () => {
    const { db } = app.context
    const id = await insertUser(db, { firstName: 'Rosa', email: 'rosa@correo.test' })
    const response = await change(id, { language: 'en', currency: 'PYG', publicProfile: true })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id,
      firstName: 'Rosa',
      lastName: null,
      email: 'rosa@correo.test',
      emailVerified: true,
      emailBounced: false,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      language: 'en',
      currency: 'PYG',
      emailNotifications: true,
      pushNotifications: false,
      favoriteAlerts: true,
      publicProfile: true,
      favoritesCount: 0,
      accountUrl: null,
    })
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({
      language: 'en',
      currency: 'PYG',
      publicProfile: true,
      emailNotifications: true,
    })
  })

  it('stay as they are where they are not named, one by one and all', async () => {
    const id = await insertUser(app.context.db)
    await change(id, { emailNotifications: false })
    await change(id, { pushNotifications: true })
    const answer = await (await change(id, {})).json()
    expect(answer).toMatchObject({ emailNotifications: false, pushNotifications: true, language: 'es' })
  })

  it('are all that can be changed: whatever else is sent is ignored', async () => {
    const { db } = app.context
    const other = await insertUser(db, { firstName: 'Otra' })
    const id = await insertUser(db, { firstName: 'Rosa', email: 'rosa@correo.test' })
    const [before] = await db.select().from(users).where(eq(users.id, id))
    const response = await change(id, {
      id: other,
      userId: other,
      firstName: 'Mala',
      email: 'otra@correo.test',
      issuer: 'x',
      subject: 'y',
      createdAt: '2000-01-01',
      deletedAt: '2000-01-01',
      favoritesCount: 9,
      accountUrl: 'https://mal.test',
    })
    expect(response.status).toBe(200)
    const [after] = await db.select().from(users).where(eq(users.id, id))
    expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
    expect(await db.select().from(users).where(eq(users.id, other))).toMatchObject([{ firstName: 'Otra' }])
  })

  it.each([
    ['language', 'gn'],
    ['currency', 'EUR'],
    ['emailNotifications', 'yes'],
    ['pushNotifications', null],
    ['publicProfile', 1],
  ])('of a wrong value are a 422 at the field: %s %j', async (field, value) => {
    const id = await insertUser(app.context.db)
    const response = await change(id, {
      [field]: value,
      emailNotifications: field === 'emailNotifications' ? value : false,
    })
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual({ [field]: expect.any(String) })
    const [row] = await app.context.db.select().from(users).where(eq(users.id, id))
    expect(row?.emailNotifications).toBe(true)
  })

  it('are nobody’s but of who is signed in', async () => {
    const id = await insertUser(app.context.db)
    expect((await app.send('PATCH', '/api/users/me', {})).status).toBe(401)
    expect((await app.send('PATCH', '/api/users/me', {}, as('admin', newId()))).status).toBe(403)
    expect((await app.send('PATCH', `/api/users/${id}`, {}, as('user', id))).status).toBe(405)
    expect((await change(newId(), {})).status).toBe(401)
  })
})

describe('the public profile', () => {
  it('shows who chose to be seen, and nothing that is not for everybody', async () => {
    const { db } = app.context
    const id = await insertUser(db, {
      firstName: 'Lidia',
      lastName: 'Rojas',
      email: 'lidia@correo.test',
      publicProfile: true,
    })
    await insertListings(db, [
      { ownerUserId: id },
      { ownerUserId: id },
      { ownerUserId: id, status: 'draft' },
      { ownerUserId: id, status: 'closed' },
    ])
    const response = await profile(id)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/^public/)
    expect(await response.json()).toEqual({
      id,
      firstName: 'Lidia',
      lastName: 'Rojas',
      profileImageUrl: null,
      createdAt: expect.any(String),
      listingsCount: 2,
    })
  })

  it('is a 404 where it is off, the account is gone or there never was one', async () => {
    const { db } = app.context
    const closed = await insertUser(db)
    const gone = await insertUser(db, { publicProfile: true, deletedAt: new Date() })
    await insertListing(db, { ownerUserId: closed })
    for (const id of [closed, gone, newId(), 'me', 'no-id', '%00']) {
      expect((await profile(id)).status, id).toBe(404)
      expect((await own(id)).status, id).toBe(404)
    }
  })

  it('is seen and hidden at once on every server, though answers are kept', async () => {
    const { context } = app
    const keeping = createApp(context, { identify: identifyByHeader })
    await keeping.services.responseCache.start()
    const { port, drain } = await listenOn(keeping.listener, 0, '127.0.0.1')
    const seen = async (path: string) => {
      await keeping.services.responseCache.awaitInvalidation()
      return (await fetch(`http://127.0.0.1:${port}/api/users/${path}`)).json()
    }
    const id = await insertUser(context.db, { firstName: 'Nilda' })
    await change(id, { publicProfile: true })
    expect(await seen(id)).toMatchObject({ firstName: 'Nilda', listingsCount: 0 })
    await context.db.update(users).set({ firstName: 'Nilda María' }).where(eq(users.id, id))
    expect(await seen(id)).toMatchObject({ firstName: 'Nilda María' })
    await insertListing(context.db, { ownerUserId: id })
    expect(await seen(id)).toMatchObject({ listingsCount: 1 })
    expect(await seen(`${id}/listings`)).toHaveLength(1)
    await change(id, { publicProfile: false })
    expect(await seen(id)).toMatchObject({ code: 'not_found' })
    expect(await seen(`${id}/listings`)).toMatchObject({ code: 'not_found' })
    await keeping.services.responseCache.stop()
    await drain()
  })

  it('does not make servers forget their answers by mere sign-ins', async () => {
    const { db } = app.context
    const heard: string[] = []
    const stop = await app.context.database.listen(
      'oga_changed',
      (payload) => heard.push(payload),
      () => {},
    )
    const hidden = await insertUser(db)
    const shown = await insertUser(db, { firstName: 'Ña Chiquita', publicProfile: true })
    await db.update(users).set({ firstName: 'Rosa' }).where(eq(users.id, hidden))
    await db.update(users).set({ firstName: 'Ña Chiquita', updatedAt: new Date() }).where(eq(users.id, shown))
    await db.update(users).set({ lastName: 'Duarte' }).where(eq(users.id, shown))
    await db.execute(sql`select pg_notify('oga_changed', 'last')`)
    const told = `users {"id" : "${shown}"}`
    await expect.poll(() => heard).toEqual([told, told, 'last'])
    await stop()
  })
})

describe('the listings of a public profile', () => {
  it('are the active ones, newest first, by the page', async () => {
    const { db } = app.context
    const id = await insertUser(db, { publicProfile: true })
    const day = (n: number) => new Date(Date.UTC(2026, 0, n))
    const ids = await insertListings(
      db,
      [1, 2, 2, 3, 4].map((n) => ({ ownerUserId: id, firstPublishedAt: day(n), title: `Casa ${n}` })),
    )
    await insertListing(db, { ownerUserId: id, status: 'reserved', firstPublishedAt: day(9) })
    await insertListing(db, { firstPublishedAt: day(8) })

    const seen: string[] = []
    let next: string | undefined = `/api/users/${id}/listings?limit=2`
    for (let pages = 0; next && pages < 5; pages++) {
      const response: Response = await app.fetch(next)
      expect(response.status).toBe(200)
      expect(response.headers.get('x-total-count')).toBe('5')
      const page: { id: string; title: string }[] = await response.json()
      expect(page.length).toBeLessThanOrEqual(2)
      seen.push(...page.map((one) => one.id))
      next = response.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1]
    }
    expect([...seen].sort()).toEqual([...ids].sort())
    expect(seen[0]).toBe(ids[4])
    expect(seen[1]).toBe(ids[3])
    expect(seen[4]).toBe(ids[0])
  })

  it.each([
    ['limit=0', 'bad_parameter'],
    ['limit=201', 'bad_parameter'],
    ['cursor=nonsense', 'bad_cursor'],
  ])('with %s are a 400 %s', async (query, code) => {
    const id = await insertUser(app.context.db, { publicProfile: true })
    const response = await own(id, `?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code })
  })

  it('take no cursor of another list', async () => {
    const { db } = app.context
    const id = await insertUser(db, { publicProfile: true })
    await insertListings(db, [{ ownerUserId: id }, { ownerUserId: id }])
    const search = await app.fetch('/api/listings?limit=1')
    const cursor = search.headers.get('link')?.match(/cursor=([\w-]+)/)?.[1]
    expect(cursor).toBeDefined()
    expect((await own(id, `?cursor=${cursor}`)).status).toBe(400)
  })
})

describe('a listing', () => {
  it('names its owner only while they let themselves be seen', async () => {
    const { db } = app.context
    const id = await insertUser(db, { firstName: 'Elvira', lastName: 'Paredes', email: 'elvira@casa.test' })
    const listingId = await insertListing(db, { ownerUserId: id })
    const ownerOf = async () => (await (await app.fetch(`/api/listings/${listingId}`)).json()).owner
    expect(await ownerOf()).toBeNull()
    await change(id, { publicProfile: true })
    expect(await ownerOf()).toEqual({ id, name: 'Elvira Paredes' })
    await db.update(users).set({ firstName: null, lastName: null }).where(eq(users.id, id))
    expect(await ownerOf()).toEqual({ id, name: null })
    await change(id, { publicProfile: false })
    expect(await ownerOf()).toBeNull()
  })
})
