import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { favoriteCalls, favoritesPath as path } from '#tests/support/favorites.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { countFavorites, favoritesData } from './favorites.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

let user: string
beforeEach(async () => {
  user = await insertUser(app.context.db)
})

const { add, remove, merge, listOf, counted, newListings } = favoriteCalls(() => ({ app, user }))

const setStatus = (id: string, status: string) =>
  app.context.db.execute(sql`update listings set status = ${status} where id = ${id}`)

describe('favorites of a user', () => {
  it('when added, come newest first, each with its moment and the new count', async () => {
    const [one = '', two = ''] = await newListings(2)
    const first = await add(one)
    expect(first.status).toBe(201)
    expect(await first.json()).toEqual({
      listingId: one,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      priceUSDThen: '100000.00',
      status: 'active',
      favoritesCount: 1,
    })
    await add(two)
    expect(await listOf()).toEqual([two, one])
    expect(await countFavorites(app.context.db, user)).toBe(2)
  })

  it('when added again, stay as they were and are counted once', async () => {
    const [one = '', two = ''] = await newListings(2)
    const first = await (await add(one)).json()
    await add(two)
    const again = await add(one)
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(first)
    expect(await listOf()).toEqual([two, one])
    expect(await counted(one)).toEqual([1, 1])
  })

  it('when removed, once or twice, are gone and counted off once', async () => {
    const [one = ''] = await newListings(1)
    await add(one, await insertUser(app.context.db))
    await add(one)
    for (const count of [1, 1]) {
      const answer = await remove(one)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ listingId: one, favoritesCount: count })
    }
    expect(await listOf()).toEqual([])
    expect(await counted(one)).toEqual([1, 1])
  })

  it('where the stored count was too small, never make it negative', async () => {
    const [one = ''] = await newListings(1)
    await add(one)
    await app.context.db.execute(sql`update listings set favorites_count = 0 where id = ${one}`)
    expect(await (await remove(one)).json()).toEqual({ listingId: one, favoritesCount: 0 })
    expect(await counted(one)).toEqual([0, 0])
  })

  it('when changed, show on the listing at once for who is signed in', async () => {
    const [one = ''] = await newListings(1)
    const countShown = async () => {
      const answer = await app.fetch(`/api/listings/${one}`, { headers: as('user', user) })
      return (await answer.json()).favoritesCount
    }
    await add(one)
    expect(await countShown()).toBe(1)
    await remove(one)
    expect(await countShown()).toBe(0)
  })

  it('of two users, do not meet', async () => {
    const [one = ''] = await newListings(1)
    const other = await insertUser(app.context.db)
    await add(one, other)
    await remove(one)
    expect(await listOf()).toEqual([])
    expect(await listOf(other)).toEqual([one])
  })
})

describe('whose favorites', () => {
  it('a visitor is asked to sign in, by every call', async () => {
    const [listingId = ''] = await newListings(1)
    expect((await app.fetch(path)).status).toBe(401)
    for (const method of ['POST', 'DELETE'])
      expect((await app.send(method, path, { listingId })).status).toBe(401)
    expect((await app.send('POST', `${path}/merge`, { listingIds: [listingId] })).status).toBe(401)
  })

  it('naming oneself is fine; naming another user is forbidden, and changes nobody’s list', async () => {
    const [one = ''] = await newListings(1)
    const other = await insertUser(app.context.db)
    for (const userId of [user, null])
      expect((await app.send('POST', path, { userId, listingId: one }, as('user', user))).status).toBe(201)
    for (const method of ['POST', 'DELETE']) {
      const answer = await app.send(method, path, { userId: other, listingId: one }, as('user', user))
      expect(answer.status).toBe(403)
      expect((await answer.json()).code).toBe('forbidden')
    }
    expect(await listOf()).toEqual([one])
    expect(await listOf(other)).toEqual([])
  })

  it('where the account was deleted meanwhile, nothing is kept any more', async () => {
    const [one = ''] = await newListings(1)
    await app.context.db.execute(sql`update users set deleted_at = now() where id = ${user}`)
    expect((await add(one)).status).toBe(401)
    expect((await merge([one])).status).toBe(401)
    expect(await counted(one)).toEqual([0, 0])
  })
})

describe('what may be kept', () => {
  it.each(['', 'nowhere', '../../etc', '%00', "' or 1=1", 'a'.repeat(64)])(
    'where %j is no id, the answer is a refusal and no fault',
    async (listingId) => {
      const status = listingId === '' ? 422 : 404
      expect((await add(listingId)).status).toBe(status)
      expect((await remove(listingId)).status).toBe(status)
    },
  )

  it.each([{ listingId: 7 }, { listingId: 'a'.repeat(65) }, {}, [], 'text', null])(
    'where the body is %j, it is invalid',
    async (body) => {
      expect((await app.send('POST', path, body, as('user', user))).status).toBe(422)
      expect((await app.send('DELETE', path, body, as('user', user))).status).toBe(422)
    },
  )

  it('is what exists, also where it is no longer on offer', async () => {
    expect((await add(newId())).status).toBe(404)
    expect((await remove(newId())).status).toBe(404)
    for (const status of ['reserved', 'closed', 'expired'] as const)
      expect((await add(await insertListing(app.context.db, { status }))).status).toBe(201)
    expect((await add(await insertListing(app.context.db, { status: 'deleted' }))).status).toBe(404)
  })

  it('is not another’s draft, which stays unknown; one’s own may be', async () => {
    const other = await insertUser(app.context.db)
    for (const status of ['draft', 'pending'] as const) {
      const theirs = await insertListing(app.context.db, { status, ownerUserId: other })
      expect((await add(theirs)).status).toBe(404)
      expect((await remove(theirs)).status).toBe(404)
      expect((await add(theirs, other)).status).toBe(201)
    }
  })

  it('is an agency’s draft for whoever works for it', async () => {
    const scene = await setAgencyScene(app)
    const draft = await scene.listing({ status: 'draft' })
    const { assistant, former } = scene.people
    expect((await add(draft, former)).status).toBe(404)
    expect((await add(draft, assistant)).status).toBe(201)
    expect(await listOf(assistant)).toEqual([draft])
    expect(await countFavorites(app.context.db, assistant)).toBe(1)
    expect((await remove(draft, assistant)).status).toBe(200)
    expect(await (await merge([draft], assistant)).json()).toMatchObject([{ listingId: draft }])
  })

  it('is nothing that was never shown, whatever its owner says of it since', async () => {
    const { db } = app.context
    const ownerUserId = await insertUser(db)
    const refused = await insertListing(db, { status: 'closed', firstPublishedAt: null, ownerUserId })
    expect((await add(refused)).status).toBe(404)
    expect((await remove(refused)).status).toBe(404)
    await merge([refused])
    expect(await listOf()).toEqual([])
    expect((await add(refused, ownerUserId)).status).toBe(201)
  })

  it('when paused by its owner, leaves the list until it comes back; when deleted, for good, and can be let go', async () => {
    const [one = '', two = ''] = await newListings(2)
    await merge([one, two])
    await setStatus(one, 'draft')
    expect(await listOf()).toEqual([two])
    expect(await countFavorites(app.context.db, user)).toBe(1)
    await setStatus(one, 'active')
    expect(await listOf()).toEqual([one, two])
    await setStatus(two, 'deleted')
    expect(await listOf()).toEqual([one])
    expect((await remove(two)).status).toBe(200)
    expect(await counted(two)).toEqual([0, 0])
  })
})

describe('the page of a user', () => {
  it('brings the favorites along, so that hearts are right on the first paint; a visitor’s does not', async () => {
    const [one = ''] = await newListings(1)
    await add(one)
    const page = await (await app.fetch('/search', { headers: as('user', user) })).text()
    expect(page).toContain(`{"key":["api","favorites"],"data":[{"listingId":"${one}"`)
    expect(await (await app.fetch('/search')).text()).not.toContain('"api","favorites"')
  })
})

describe('favorites as personal data', () => {
  it('are in the export, also those that are not shown now', async () => {
    const [one = '', two = ''] = await newListings(2)
    await merge([one, two])
    await setStatus(two, 'draft')
    expect(await favoritesData.export(app.context.db, user)).toEqual([
      { listingId: one, createdAt: expect.any(String), priceUSDThen: '100000.00' },
      { listingId: two, createdAt: expect.any(String), priceUSDThen: '100000.00' },
    ])
  })

  it('when hearts are pressed while the account is deleted, are gone all the same', async () => {
    const ids = await newListings(6)
    await merge(ids.slice(0, 3))
    const [erased, ...answers] = await Promise.all([
      app.fetch('/api/users/me', { method: 'DELETE', headers: as('user', user) }),
      ...ids.map((id) => add(id)),
      merge(ids),
    ])
    // A deadlock would answer with a conflict.
    expect(erased.status).toBe(204)
    for (const { status } of answers) expect([200, 201, 401]).toContain(status)
    for (const id of ids) expect(await counted(id)).toEqual([0, 0])
  })

  it('when the account goes, go with it and off the counts, and nobody else’s do', async () => {
    const [one = '', two = ''] = await newListings(2)
    const other = await insertUser(app.context.db)
    await merge([one, two])
    await merge([one], other)
    await app.context.db.transaction((tx) => favoritesData.erase(tx, user))
    expect(await listOf()).toEqual([])
    expect(await listOf(other)).toEqual([one])
    expect(await counted(one)).toEqual([1, 1])
    expect(await counted(two)).toEqual([0, 0])
  })
})
