import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { Favorite } from '#shared/favorites/favorites.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { favoriteCalls, favoritesPath as path } from '#tests/support/favorites.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'

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

describe('POST /api/favorites/merge', () => {
  it('when a visitor kept a hundred, takes all over in one call, in their order, before what was there', async () => {
    const [old = ''] = await newListings(1)
    await add(old)
    const ids = await newListings(100)
    const answer = await merge(ids)
    expect(answer.status).toBe(200)
    const favorites: Favorite[] = await answer.json()
    expect(favorites.map(({ listingId }) => listingId)).toEqual([...ids, old])
    expect(await listOf()).toEqual([...ids, old])
    expect(await counted(ids[99] ?? '')).toEqual([1, 1])
  })

  it('when sent twice, by two tabs at once, doubles nothing', async () => {
    const ids = await newListings(30)
    const answers = await Promise.all([merge(ids), merge([...ids].reverse()), merge(ids)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await listOf()).sort()).toEqual([...ids].sort())
    for (const id of ids) expect(await counted(id)).toEqual([1, 1])
  })

  it('skips what is twice, unknown, deleted or another’s draft', async () => {
    const [one = '', two = ''] = await newListings(2)
    const deleted = await insertListing(app.context.db, { status: 'deleted' })
    const draft = await insertListing(app.context.db, { status: 'draft' })
    await merge([one, newId(), deleted, 'no id', two, draft, one])
    expect(await listOf()).toEqual([one, two])
    expect(await counted(one)).toEqual([1, 1])
    expect(await counted(deleted)).toEqual([0, 0])
  })

  it('takes none and at most 200', async () => {
    expect(await (await merge([])).json()).toEqual([])
    expect((await merge(Array.from({ length: 200 }, newId))).status).toBe(200)
    expect((await merge(Array.from({ length: 201 }, newId))).status).toBe(422)
    for (const listingIds of ['x', [7], [''], ['a'.repeat(65)], undefined])
      expect((await app.send('POST', `${path}/merge`, { listingIds }, as('user', user))).status).toBe(422)
  })

  it('when it fails in the middle, leaves nothing half done, and works the next time', async () => {
    const { db } = app.context
    const ids = await newListings(5)
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`)
    await db.execute(
      sql.raw(`create trigger refuse before update of favorites_count on listings
        for each row when (new.id = '${ids[3]}') execute function refuse()`),
    )
    expect((await merge(ids)).status).toBe(500)
    expect(await listOf()).toEqual([])
    for (const id of ids) expect(await counted(id)).toEqual([0, 0])
    await db.execute(sql`drop function refuse cascade`)
    expect((await merge(ids)).status).toBe(200)
    expect(await listOf()).toEqual(ids)
  })
})

describe('counts under many at once', () => {
  it('when fifty users keep and let go one listing, are exact', async () => {
    const [one = ''] = await newListings(1)
    const people = await Promise.all(Array.from({ length: 50 }, () => insertUser(app.context.db)))
    const adds = await Promise.all(people.map((who) => add(one, who)))
    expect(adds.every(({ status }) => status === 201)).toBe(true)
    expect(await counted(one)).toEqual([50, 50])
    const mixed = await Promise.all(
      people.flatMap((who, index) => (index % 2 ? [remove(one, who)] : [add(one, who), add(one, who)])),
    )
    expect(mixed.every(({ ok }) => ok)).toBe(true)
    expect(await counted(one)).toEqual([25, 25])
  })

  it('when merges in opposite orders meet adds and removes of the same listings, none waits for ever', async () => {
    const ids = await newListings(20)
    const people = await Promise.all(Array.from({ length: 8 }, () => insertUser(app.context.db)))
    const answers = await Promise.all(
      people.flatMap((who, index) => [
        merge(index % 2 ? ids : [...ids].reverse(), who),
        add(ids[index] ?? '', who),
        remove(ids[19 - index] ?? '', who),
      ]),
    )
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    for (const id of ids) {
      const [told, real] = await counted(id)
      expect(told).toBe(real)
    }
  })

  it('when one heart is pressed fast, by several requests at once, hold one choice or none', async () => {
    const [one = ''] = await newListings(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? remove(one) : add(one))),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const [told, real] = await counted(one)
    expect(told).toBe(real)
    expect([0, 1]).toContain(told)
  })
})
