import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agencies } from '#server/agencies/agencies.table.ts'
import { type App, createApp } from '#server/app.ts'
import type { ChangeWatcher } from '#server/core/http/cache/changes.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'
import { listing as listingSchema } from '#shared/listings/listings.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import {
  insertAgency,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
  rename,
} from '#tests/support/listings.ts'
import { createCardStore } from './cardStore.ts'

let test: TestApp
let other: App
let server: Listening
beforeAll(async () => {
  test = await startApp({}, { indexed: true })
  other = createApp(test.context)
  await other.services.responseCache.start()
  await other.services.searchEngine.start()
  server = await listenOn(other.listener, 0, '127.0.0.1')
})
afterAll(async () => {
  await server.drain()
  other.services.searchEngine.stop()
  await other.services.responseCache.stop()
  await test.close()
})

const found = z.array(listingSchema)

/** Once both servers know all earlier writes. */
async function onBoth(path: string, init?: RequestInit): Promise<z.infer<typeof found>[]> {
  await other.services.responseCache.awaitInvalidation()
  const here = await test.fetch(path, init)
  const there = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
  expect(there.headers.get('etag')).toBe(here.headers.get('etag'))
  return [found.parse(await here.json()), found.parse(await there.json())]
}

describe('what changed is shown at once, on every server', () => {
  let city = ''
  let id = ''
  let userId = ''
  let agencyId = ''
  let turn = 0
  beforeEach(async () => {
    const { db } = test.context
    city = `Pueblo ${turn++}`
    agencyId = await insertAgency(db, { name: `Hogar ${turn}` })
    userId = await insertUser(db, { firstName: 'Ana', publicProfile: true })
    id = await insertListing(db, { city, ownerUserId: userId, agencyId })
    await insertListing(db, { city, priceUsd: '1.00' })
    expect(await onBoth(search())).toHaveLength(2)
  })
  const search = () => `/api/listings?city=${encodeURIComponent(city)}&limit=20&sortBy=price&sortOrder=desc`

  const changes: [string, () => Promise<unknown>, object][] = [
    ['the title', () => rename(test.context.db, id, 'Otra casa'), { title: 'Otra casa' }],
    [
      'the price',
      () => test.context.db.update(listings).set({ priceUsd: '7.00' }).where(eq(listings.id, id)),
      { priceUSD: '7.00' },
    ],
    [
      'the agency',
      () => test.context.db.update(agencies).set({ verified: true }).where(eq(agencies.id, agencyId)),
      { agency: { name: expect.stringMatching(/^Hogar/), description: null, verified: true } },
    ],
    [
      'the name of its owner',
      () => test.context.db.update(users).set({ firstName: 'Eva' }).where(eq(users.id, userId)),
      { owner: { id: expect.any(String), name: 'Eva' } },
    ],
    [
      'the profile of its owner, now private',
      () => test.context.db.update(users).set({ publicProfile: false }).where(eq(users.id, userId)),
      { owner: null },
    ],
    [
      'its owner, now suspended',
      () => test.context.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId)),
      { owner: null },
    ],
    [
      'the pictures',
      () => insertPictures(test.context.db, id, 1),
      { media: [expect.objectContaining({ caption: 'Foto 1' })] },
    ],
  ]
  it.each(changes)('%s', async (_name, change, expected) => {
    await change()
    for (const [first] of await onBoth(search())) expect(first).toMatchObject({ id, ...expected })
    const batch = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [id] }),
    }
    for (const [first] of await onBoth('/api/listings/batch', batch))
      expect(first).toMatchObject({ id, ...expected })
    const one = await test.fetch(`/api/listings/${id}`)
    expect(await one.json()).toMatchObject({ id, ...expected })
  })

  it.each(['draft', 'closed', 'deleted'] as const)('what is %s disappears', async (status) => {
    await test.context.db.update(listings).set({ status }).where(eq(listings.id, id))
    for (const shown of await onBoth(search())) expect(shown.map((one) => one.id)).not.toContain(id)
    expect((await test.fetch(`/api/listings/${id}`)).status).toBe(404)
  })

  it('what changed with many others', async () => {
    await test.context.db.execute(sql`update listings set bedrooms = 9`)
    for (const shown of await onBoth(search())) expect(shown.map(({ bedrooms }) => bedrooms)).toEqual([9, 9])
  })
})

describe('cards in memory', () => {
  function createStore() {
    let watcher: ChangeWatcher | undefined
    const store = createCardStore(test.context, {
      watch(one) {
        watcher = one
      },
    })
    return {
      ...store,
      figures: () => store.figures,
      notice: (payload?: string) => watcher?.change(payload),
      watcher,
    }
  }

  it('are those read while all changes are known', async () => {
    const ids = await insertListings(test.context.db, [{}, {}])
    const { read, figures, watcher } = createStore()
    await read(ids)
    expect(figures().cards).toBe(0)
    watcher?.begin()
    expect((await read(ids)).map(({ id }) => id)).toEqual(ids)
    expect(figures().cards).toBe(2)
    watcher?.lose()
    expect(figures()).toEqual({ cards: 0, bytes: 0 })
    await read(ids)
    expect(figures().cards).toBe(0)
  })

  it.each([
    ['its listing changes', (id: string) => `listings {"id":"${id}"}`],
    ['its counters change', (id: string) => `changed ${id}`],
    ['any listing may have changed', () => 'changed *'],
  ])('are not of a read under way when %s', async (_name, payload) => {
    const ids = await insertListings(test.context.db, [{}, {}])
    const [id = ''] = ids
    const { read, figures, notice, watcher } = createStore()
    watcher?.begin()
    const reading = read([id])
    notice(payload(id))
    expect(await reading).toHaveLength(1)
    expect(figures().cards).toBe(0)
    await read(ids)
    expect(figures().cards).toBe(2)
    notice('settings')
    expect(figures().cards).toBe(2)
  })

  it('are read once for callers at the same time, and anew after a change', async () => {
    const [id = '', other = ''] = await insertListings(test.context.db, [{}, {}])
    const { read, notice, watcher } = createStore()
    watcher?.begin()
    const alone = read([id])
    const both = read([other, id])
    notice(`changed ${id}`)
    const [[first], [others, shared], [anew, known]] = await Promise.all([alone, both, read([id, other])])
    expect(shared).toBe(first)
    expect(anew).not.toBe(first)
    expect(known).toBe(others)
    expect([first, others, anew].map((card) => card?.id)).toEqual([id, other, id])
  })

  it('take no more memory than they may', async () => {
    const small = await startApp({ CARDS_MEMORY_MB: '1' }, { indexed: true })
    try {
      const description = 'Una casa con patio. '.repeat(500)
      await insertListings(
        small.context.db,
        Array.from({ length: 200 }, () => ({ description })),
      )
      const response = await small.fetch('/api/listings?limit=200')
      const { cards, bytes } = small.services.cards.figures
      expect(found.parse(await response.json())).toHaveLength(200)
      expect(cards).toBeGreaterThan(50)
      expect(bytes).toBeLessThanOrEqual(1024 * 1024)
    } finally {
      await small.close()
    }
  })
})
