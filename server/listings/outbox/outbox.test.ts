import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { recorder, serveConsumer } from '#tests/support/changeConsumers.ts'
import { insertListing, insertListings, insertUser, rename } from '#tests/support/listings.ts'
import type { ChangeConsumer } from './consumer.ts'
import type { ListingChange } from './listingChange.ts'

let test: TestApp
let ownerUserId: string
let owner: Record<string, string>
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  test = await startApp({}, { identify: identifyByHeader })
  ownerUserId = await insertUser(test.context.db)
  owner = as('user', ownerUserId)
})
afterAll(() => test.close())
beforeEach(() => {
  test.logged.length = 0
})
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
  await test.context.db.execute(sql`delete from listing_outbox_consumers`)
})

const serve = (consumer: ChangeConsumer) => serveConsumer(test, consumer, ends)

const setPrice = (id: string, price: number) => sql`
  update listings set price_usd = ${price}, price_amount = ${price}, price_currency = 'USD' where id = ${id}`

describe('what a consumer reads of a change', () => {
  it('is what it was, with the status and price before and after', async () => {
    const { db } = test.context
    const { consumer, seen, until } = recorder()
    await serve(consumer)
    const id = await insertListing(db, {
      status: 'draft',
      firstPublishedAt: null,
      ownerUserId,
      ownerAdminId: null,
      priceUsd: '90000.00',
    })
    await until(1)
    await db
      .update(listings)
      .set({ status: 'active', firstPublishedAt: new Date() })
      .where(eq(listings.id, id))
    await until(2)
    expect((await test.send('PATCH', `/api/listings/${id}`, { priceUSD: 80_000 }, owner)).status).toBe(200)
    await until(3)
    await rename(db, id, 'Casa con otro título')
    await until(4)
    await db.update(listings).set({ views: 12, favoritesCount: 3 }).where(eq(listings.id, id))
    expect((await test.send('PATCH', `/api/listings/${id}`, { status: 'closed' }, owner)).status).toBe(200)
    await until(5)
    expect((await test.send('PATCH', `/api/listings/${id}`, { status: 'active' }, owner)).status).toBe(200)
    await until(6)
    expect((await test.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: owner })).status).toBe(204)
    await until(7)
    await db.delete(listings).where(eq(listings.id, id))
    await until(8)
    expect(
      seen.map(({ kinds, oldStatus, newStatus, firstPublished }) => [
        ...kinds,
        oldStatus,
        newStatus,
        firstPublished,
      ]),
    ).toEqual([
      ['created', null, 'draft', false],
      ['published', 'draft', 'active', true],
      ['price_changed', 'active', 'active', false],
      ['updated', 'active', 'active', false],
      ['unpublished', 'closed', 'active', 'closed', false],
      ['published', 'closed', 'active', false],
      ['unpublished', 'deleted', 'active', 'deleted', false],
      ['updated', 'deleted', null, false],
    ])
    expect(seen[2]).toMatchObject({
      oldPriceUsd: '90000.00',
      newPriceUsd: '80000.00',
      newAmount: '80000.00',
      oldCurrency: 'USD',
      newCurrency: 'USD',
    })
    expect(seen.every(({ listingId }) => listingId === id)).toBe(true)
  })

  it('is one row for each transaction, from its first state to its last', async () => {
    const { db } = test.context
    const { consumer, seen, until } = recorder()
    const [sold, raised] = [
      await insertListing(db, { priceUsd: '100.00' }),
      await insertListing(db, { priceUsd: '100.00' }),
    ]
    await serve(consumer)
    const added = await db.transaction(async (tx) => {
      await tx.update(listings).set({ views: sql`views + 1` }).where(eq(listings.id, raised))
      await rename(tx, raised, 'Otra')
      await tx.execute(setPrice(raised, 110))
      await tx.execute(setPrice(raised, 120))
      await tx.execute(setPrice(sold, 90))
      await tx.update(listings).set({ status: 'closed' }).where(eq(listings.id, sold))
      const id = await insertListing(tx, { status: 'draft', firstPublishedAt: null })
      await tx
        .update(listings)
        .set({ status: 'active', firstPublishedAt: new Date() })
        .where(eq(listings.id, id))
      return id
    })
    await until(3)
    expect(
      seen.map(({ listingId, kinds, oldPriceUsd, newPriceUsd }) => [
        listingId,
        kinds,
        oldPriceUsd,
        newPriceUsd,
      ]),
    ).toEqual([
      [raised, ['price_changed'], '100.00', '120.00'],
      [sold, ['price_changed', 'unpublished', 'closed'], '100.00', '90.00'],
      [added, ['created', 'published'], null, expect.any(String)],
    ])
    expect(seen[2]?.firstPublished).toBe(true)
  })

  it('is there for each listing of a transaction, however many', async () => {
    const { consumer, seen, until } = recorder()
    await serve(consumer)
    const ids = await test.context.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('oga.listings_changed', '50001', true)`)
      return insertListings(
        tx,
        Array.from({ length: 1201 }, () => ({})),
      )
    })
    await until(1201)
    expect(seen.map(({ listingId }) => listingId)).toEqual(ids)
  })

  it('has nothing of a transaction that was rolled back', async () => {
    const { db } = test.context
    const { consumer, seen, until } = recorder()
    await serve(consumer)
    await db
      .transaction(async (tx) => {
        await insertListing(tx)
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    const id = await insertListing(db)
    await until(1)
    expect(seen[0]?.listingId).toBe(id)
  })
})

describe('a consumer', () => {
  it('that fails in the middle receives the same changes again, and what it wrote is there once', async () => {
    const { db } = test.context
    const table = sql.identifier(`consumed_${newId().replaceAll('-', '')}`)
    await db.execute(sql`create table ${table} (n int generated always as identity, listing_id text)`)
    const calls: string[][] = []
    const outbox = await serve({
      ...recorder().consumer,
      async consume(tx, changes) {
        const ids = changes.map(({ listingId }) => listingId)
        calls.push(ids)
        for (const [index, id] of ids.entries()) {
          if (calls.length === 1 && index === 1) throw new Error('in the middle')
          await tx.execute(sql`insert into ${table} (listing_id) values (${id})`)
        }
      },
    })
    const ids = await insertListings(db, [{}, {}, {}])
    const written = async () => (await db.execute(sql`select listing_id from ${table} order by n`)).rows
    await expect.poll(written).toEqual(ids.map((listing_id) => ({ listing_id })))
    expect(calls).toEqual([ids, ids])
    expect([...outbox.figures.values()]).toMatchObject([{ consumed: 3, failures: 1, left: 0 }])
    expect(test.logged.filter(({ msg }) => msg === 'changes of listings could not be consumed')).toHaveLength(
      1,
    )
  })

  it('goes on where the last server of its name ended, and a new one begins at what comes', async () => {
    const { db } = test.context
    const name = newId()
    const first = recorder(name)
    const outbox = await serve(first.consumer)
    await insertListing(db)
    await first.until(1)
    await outbox.stop()
    const missed = [await insertListing(db), await insertListing(db)]
    const [next, other] = [recorder(name), recorder()]
    await serve(next.consumer)
    await serve(other.consumer)
    await next.until(2)
    expect(next.seen.map(({ listingId }) => listingId)).toEqual(missed)
    const last = await insertListing(db)
    await other.until(1)
    expect(other.seen[0]?.listingId).toBe(last)
  })

  it('runs on one of two servers at a time, and has each change once and in order', async () => {
    const { db } = test.context
    const name = newId()
    const seen: ListingChange[] = []
    let running = 0
    let most = 0
    const consumer: ChangeConsumer = {
      ...recorder(name).consumer,
      async consume(tx, changes) {
        most = Math.max(most, ++running)
        await tx.execute(sql`select pg_sleep(0.02)`)
        seen.push(...changes)
        running--
      },
    }
    await serve(consumer)
    await serve(consumer)
    const ids = await insertListings(db, [{ priceUsd: '1.00' }, { priceUsd: '1.00' }, { priceUsd: '1.00' }])
    for (let price = 2; price <= 12; price++)
      await Promise.all(ids.map((id) => db.execute(setPrice(id, price))))
    await expect.poll(() => seen.length).toBe(36)
    for (const id of ids)
      expect(
        seen.flatMap(({ listingId, newPriceUsd }) => (listingId === id ? [Number(newPriceUsd)] : [])),
      ).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(most).toBe(1)
  })

  it('is told to start over where any listing may have changed', async () => {
    const { db } = test.context
    const { consumer, seen, until } = recorder()
    let resyncs = 0
    await serve({ ...consumer, resync: async () => void resyncs++ })
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into listing_changes (listing_id) values ('')`)
      await insertListing(tx)
    })
    await expect.poll(() => resyncs).toBe(1)
    const id = await insertListing(db)
    await until(1)
    expect(seen[0]?.listingId).toBe(id)
  })
})
