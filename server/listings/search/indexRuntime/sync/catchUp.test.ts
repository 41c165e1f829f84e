import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import type { Database } from '#server/core/database/database.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { purgeOutbox } from '#server/listings/outbox/purge.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { type Detachable, detachable } from '#tests/support/detachable.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
import { bothSides, changeSome, readBoth, someListing, someSearch } from '#tests/support/searchOracle.ts'

/** The other server. */
let test: TestApp
let app: App
let server: Listening
let link: Detachable
let owner: Record<string, string>
let ownerUserId: string

beforeAll(async () => {
  test = await startApp({}, { identify: identifyByHeader })
  ownerUserId = await insertUser(test.context.db)
  owner = as('user', ownerUserId)
  await insertListings(test.context.db, fc.sample(someListing, { numRuns: 40, seed: 7420 }))
})
afterAll(() => test.close())

async function serve(database: Database): Promise<void> {
  link = detachable(database)
  const context = { ...test.context, database: link.database, db: link.database.db }
  app = createApp(context, { identify: identifyByHeader })
  await app.services.responseCache.start()
  await app.services.searchEngine.start()
  server = await listenOn(app.listener, 0, '127.0.0.1')
}
beforeEach(() => serve(test.context.database))
afterEach(async () => {
  app.services.searchEngine.stop()
  await app.services.responseCache.stop()
  await server.drain()
})

const figures = () => app.services.searchEngine.figures
async function found(query: string): Promise<string[]> {
  const { status, body } = await rawRequest(server, `/api/listings?${query}`)
  expect(status).toBe(200)
  const page: { id: string }[] = JSON.parse(body.toString())
  return page.map(({ id }) => id)
}
const caughtUp = (times = 1) => expect.poll(() => figures().catchUps).toBe(times)
const rebuilt = () => expect.poll(() => figures()).toMatchObject({ builds: 2, isReady: true })

describe('after a lost connection', () => {
  it('searches are right again without a build, whatever the other server did meanwhile', async () => {
    const { db } = test.context
    const city = `Ciudad ${newId()}`
    const place = `city=${encodeURIComponent(city)}&sortBy=price&sortOrder=asc`
    const own = { city, ownerUserId, ownerAdminId: null, firstPublishedAt: new Date() }
    const prices = ['10000.00', '20000.00', '30000.00', '40000.00', '50000.00', '60000.00']
    const before = await insertListings(
      db,
      prices.map((priceUsd) => ({ ...own, priceUsd })),
    )
    const [moved, hidden, gone, seen, kept, elsewhere] = before
    await app.services.responseCache.awaitInvalidation()
    expect(await found(place)).toEqual(before)

    link.detach({ listenersOnly: true })
    const { catchUps } = figures()
    const changed = await test.send('PATCH', `/api/listings/${moved}`, { priceUSD: 45_000 }, owner)
    const closed = await test.send('PATCH', `/api/listings/${hidden}`, { status: 'closed' }, owner)
    const deleted = await test.fetch(`/api/listings/${gone}`, { method: 'DELETE', headers: owner })
    expect([changed.status, closed.status, deleted.status]).toEqual([200, 200, 204])
    await db
      .update(listings)
      .set({ views: sql`views + 7` })
      .where(eq(listings.id, seen ?? ''))
    await db.delete(listings).where(eq(listings.id, elsewhere ?? ''))
    const added = await insertListing(db, { ...own, priceUsd: '15000.00' })
    // SQL answers meanwhile.
    expect(await found(place)).toEqual([added, seen, moved, kept])
    expect(figures()).toMatchObject({ builds: 1, catchUps, isReady: false })

    link.attach()
    await caughtUp(catchUps + 1)
    const { fallbacks } = figures()
    expect(await found(place)).toEqual([added, seen, moved, kept])
    expect((await found(`city=${encodeURIComponent(city)}&sortBy=views`))[0]).toBe(seen)
    expect(figures()).toMatchObject({ builds: 1, fallbacks, failures: 0, isReady: true })
  })

  it('both answers are equal, time and again', async () => {
    const searches = fc.sample(someSearch, { numRuns: 24, seed: 7421 })
    for (const [turn, search] of searches.entries()) {
      if (turn % 4 === 0) {
        link.detach({ listenersOnly: true })
        await changeSome(test.context, turn / 4)
        link.attach()
        await caughtUp(turn / 4 + 1)
      }
      const { expected, found } = await readBoth(bothSides(test.context, app.services), search)
      expect(found).toEqual(expected)
    }
    expect(figures()).toMatchObject({ builds: 1, fallbacks: 0, failures: 0 })
  })

  it('a connection that comes and goes is caught up with once it stays', async () => {
    link.detach()
    link.attach({ poolOnly: true })
    const id = await insertListing(test.context.db, { priceUsd: '70001.00' })
    for (let times = 0; times < 3; times++) {
      link.detach()
      expect(figures()).toMatchObject({ isReady: false, catchUps: 0, builds: 1 })
      link.attach()
    }
    await caughtUp()
    expect(await found('minPrice=70001&maxPrice=70001')).toEqual([id])
    expect(figures()).toMatchObject({ builds: 1, failures: 0 })
  })

  it('the index is built anew where the outbox no longer has what changed', async () => {
    const { db } = test.context
    link.detach({ listenersOnly: true })
    const id = await insertListing(db, { priceUsd: '70002.00' })
    await db.update(listings).set({ views: 3 }).where(eq(listings.id, id))
    for (const table of [sql`listing_changes`, sql`listing_outbox`])
      await db.execute(sql`update ${table} set changed_at = now() - interval '3 hours'`)
    await purgeOutbox(db, test.context.log)
    link.attach()
    await rebuilt()
    expect(await found('minPrice=70002&maxPrice=70002')).toEqual([id])

    link.detach({ listenersOnly: true })
    link.attach()
    await caughtUp()
    expect(figures().builds).toBe(2)
  })

  it('it is built anew after too many changes, a truncated table, and an outbox that was restored', async () => {
    const { db } = test.context
    const outbox = sql`public.listing_outbox`
    const changes = sql`public.listing_changes`
    const losses = [
      () => db.execute(sql`insert into ${changes} (listing_id) values ('')`),
      () =>
        db.execute(sql`insert into ${changes} (listing_id) select n::text from generate_series(1, 20001) n`),
      () =>
        db.execute(sql`
          create table restored (like ${outbox} including all);
          drop table ${outbox};
          alter table restored rename to listing_outbox`),
    ]
    for (const [turn, lose] of losses.entries()) {
      link.detach({ listenersOnly: true })
      await lose()
      link.attach()
      await expect.poll(() => figures().builds).toBe(turn + 2)
    }
    expect(figures().catchUps).toBe(0)
  })
})

describe('on a Postgres with other connections', () => {
  const pooled = () => test.context.env.DATABASE_URL !== undefined

  it('a transaction that was open when the index was built is caught up with', async () => {
    if (!pooled()) return
    const id = await insertListing(test.context.db, { priceUsd: '70003.00' })
    const client = await test.context.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('update listings set price_usd = 70004, price_amount = 70004 where id = $1', [id])
      await insertListing(test.context.db)
      await app.services.searchEngine.start()
      expect(await found('minPrice=70003&maxPrice=70003')).toEqual([id])
      link.detach({ listenersOnly: true })
      await client.query('commit')
    } finally {
      client.release()
    }
    link.attach()
    await caughtUp()
    expect(await found('minPrice=70004&maxPrice=70004')).toEqual([id])
    expect(figures().builds).toBe(2)
  })

  it('a listening connection that is cut is caught up with', async () => {
    if (!pooled()) return
    await test.context.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`)
    const id = await insertListing(test.context.db, { priceUsd: '70005.00' })
    await caughtUp()
    expect(await found('minPrice=70005&maxPrice=70005')).toEqual([id])
    expect(figures().builds).toBe(1)
  })
})
