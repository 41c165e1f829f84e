import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { insertAlert, savedSearchesPath as path, savedSearchCalls } from '#tests/support/savedSearches.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

let user: string
beforeEach(async () => {
  user = await insertUser(app.context.db)
})

const { save, saved, list, change } = savedSearchCalls(() => ({ app, user }))

describe('a search that is saved', () => {
  it('when signed in, is theirs and active, and named by its own title', async () => {
    const answer = await save({ search: '?propertyType=house&transactionType=sale&city=Luque&sortBy=price' })
    expect(answer.status).toBe(201)
    const one = await answer.json()
    expect(one).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{12}$/),
      name: 'Casas en venta en Luque',
      search: 'city=Luque&propertyType=house&transactionType=sale',
      frequency: 'daily',
      priceDrops: true,
      status: 'active',
      newCount: 0,
      createdAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
    })
    expect(await list()).toEqual([one])
  })

  it('in English is named in English, or as they say', async () => {
    const answer = await save({ search: 'city=Luque' }, user, { 'Accept-Language': 'en' })
    expect((await answer.json()).name).toBe('Properties in Luque')
    expect((await saved({ search: 'city=Lambaré', name: '  Para mamá  ' })).name).toBe('Para mamá')
  })

  it('of the longest text still has a title that fits', async () => {
    const { name } = await saved({ search: `searchQuery=${'casa '.repeat(39)}` })
    expect(name.length).toBeLessThanOrEqual(120)
  })

  it('again, however it is written, answers the first with 200, as it was', async () => {
    const first = await saved({ search: 'city=Luque&propertyType=house,land' })
    const again = await save({
      search: 'propertyType=house&propertyType=land&city=Luque&utm_source=mail',
      name: 'Otro nombre',
      frequency: 'weekly',
    })
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(first)
    expect(await list()).toHaveLength(1)
  })

  it('by the same call twice, is stored once and answered the same', async () => {
    const key = { 'Idempotency-Key': newId() }
    const [one, two] = [
      await save({ search: 'city=Luque' }, user, key),
      await save({ search: 'city=Luque' }, user, key),
    ]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(await two.json()).toEqual(await one.json())
    const again = { 'Idempotency-Key': newId() }
    for (const _ of [1, 2]) expect((await save({ search: 'city=Luque' }, user, again)).status).toBe(200)
  })

  it('by ten clicks at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save({ search: 'city=Luque' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(await list()).toHaveLength(1)
  })

  it.each([
    '',
    '?',
    'sortBy=price',
    'city=',
    'utm_source=x',
    'city=%20',
    'maxPrice=abc',
    'city=Luque&propertyType=castle',
    'minPrice=9&maxPrice=3',
    `polygon=${'A'.repeat(6000)}`,
    'polygon=AAAA',
    `city=${'x'.repeat(9000)}`,
    'near=1,2',
    'city=%00',
  ])('that is %j is no search', async (search) => {
    const answer = await save({ search })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual(['search'])
    expect(await list()).toEqual([])
  })

  it('that asks for nothing says what is missing', async () => {
    const { fields } = await (await save({ search: 'sortBy=price' })).json()
    expect(fields.search).toBe('Elegí al menos un filtro o escribí qué buscás.')
  })

  it('with a polygon that crosses itself is one like any other', async () => {
    const { writePolygon } = await import('#shared/search/area.ts')
    const polygon = writePolygon([
      { latitude: -25.28, longitude: -57.6 },
      { latitude: -25.3, longitude: -57.5 },
      { latitude: -25.28, longitude: -57.5 },
      { latitude: -25.3, longitude: -57.6 },
    ])
    expect((await saved({ search: `polygon=${polygon}` })).search).toBe(`polygon=${polygon}`)
  })

  it.each([
    { frequency: 'hourly' },
    { frequency: undefined },
    { name: '' },
    { name: 'x'.repeat(121) },
    { name: 'a\nb' },
    { priceDrops: 'yes' },
  ])('with %j is refused', async (wrong) => {
    const answer = await save({ search: 'city=Luque', ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual(Object.keys(wrong))
  })

  it('beyond fifty is one too many, and says so', async () => {
    for (let n = 1; n <= 50; n++) await saved({ search: `minPrice=${n}` })
    const answer = await save({ search: 'minPrice=51' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'too_many', error: expect.stringContaining('50') })
    expect((await save({ search: 'minPrice=50' })).status).toBe(200)
  })

  it('is newest first, without anybody else’s', async () => {
    const [one, two] = [await saved({ search: 'city=Luque' }), await saved({ search: 'city=Areguá' })]
    const other = await insertUser(app.context.db)
    await save({ search: 'city=Capiatá' }, other)
    expect(await list()).toEqual([two, one])
  })
})

describe('changing a saved search', () => {
  it('renames, pauses, takes up again, and changes how often it tells', async () => {
    const one = await saved({ search: 'city=Luque' })
    for (const fields of [
      { name: 'Para vivir' },
      { status: 'paused' },
      { status: 'active' },
      { frequency: 'weekly', priceDrops: false },
      {},
    ]) {
      const answer = await change(one.id, fields)
      expect(answer.status).toBe(200)
      Object.assign(one, fields)
      expect(await answer.json()).toEqual(one)
    }
    expect(await list()).toEqual([one])
  })

  it.each([{ status: 'unconfirmed' }, { frequency: 'x' }, { name: ' ' }])(
    'to %j is refused',
    async (fields) => {
      const one = await saved({ search: 'city=Luque' })
      expect((await change(one.id, fields)).status).toBe(422)
      expect(await list()).toEqual([one])
    },
  )

  it('another’s, or an unknown one, is a 404', async () => {
    const other = await insertUser(app.context.db)
    const theirs: SavedSearch = await (await save({ search: 'city=Luque' }, other)).json()
    for (const id of [theirs.id, newId(), 'no-id'])
      for (const [method, suffix, body] of [
        ['PATCH', '', { name: 'Mía' }],
        ['DELETE', '', undefined],
        ['GET', '/news', undefined],
        ['POST', '/seen', undefined],
      ] as const) {
        const answer = await app.fetch(`${path}/${id}${suffix}`, {
          method,
          headers: { ...as('user', user), ...(body && { 'Content-Type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
        expect([method, answer.status]).toEqual([method, 404])
      }
    expect(await list(other)).toEqual([theirs])
  })

  it('deletes it once', async () => {
    const one = await saved({ search: 'city=Luque' })
    const remove = () => app.fetch(`${path}/${one.id}`, { method: 'DELETE', headers: as('user', user) })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await list()).toEqual([])
  })
})

describe('what is new to a saved search', () => {
  it('is counted and named since it was seen, while it is on offer', async () => {
    const { db } = app.context
    const one = await saved({ search: 'city=Luque' })
    const [fresh, cheaper, gone] = [await insertListing(db), await insertListing(db), await insertListing(db)]
    await insertAlert(db, one.id, { listingId: fresh, kind: 'new' })
    await insertAlert(db, one.id, { listingId: cheaper, kind: 'price_drop', priceBefore: '120000.00' })
    await insertAlert(db, one.id, { listingId: gone, kind: 'new' })
    await db.execute(sql`update listings set status = 'closed' where id = ${gone}`)
    expect((await list())[0]?.newCount).toBe(2)
    const news = await app.fetch(`${path}/${one.id}/news`, { headers: as('user', user) })
    expect(await news.json()).toEqual([
      { listingId: cheaper, kind: 'price_drop', priceUSDBefore: '120000.00', at: expect.any(String) },
      { listingId: fresh, kind: 'new', priceUSDBefore: null, at: expect.any(String) },
    ])
    const seen = await app.fetch(`${path}/${one.id}/seen`, { method: 'POST', headers: as('user', user) })
    expect(seen.status).toBe(204)
    const [after] = await list()
    expect(after?.newCount).toBe(0)
    expect(Date.parse(after?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(one.lastSeenAt))
  })
})

describe('an account', () => {
  it('is exported with its saved searches, and deleted with them', async () => {
    const one = await saved({ search: 'city=Luque' })
    const answer = await app.fetch('/api/users/me/export', { headers: as('user', user) })
    expect((await answer.json()).data.savedSearches).toEqual([one])
    await app.fetch('/api/users/me', { method: 'DELETE', headers: as('user', user) })
    const { rows } = await app.context.db.execute(sql`select from saved_searches where id = ${one.id}`)
    expect(rows).toEqual([])
  })
})
