import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { recorder, serveConsumer } from '#tests/support/changeConsumers.ts'
import { insertListing, insertListings } from '#tests/support/listings.ts'
import type { ChangeConsumer } from './consumer.ts'
import { purgeOutbox } from './purge.ts'

let test: TestApp
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  test = await startApp({}, { identify: identifyByHeader })
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

const pooled = () => test.context.env.DATABASE_URL !== undefined
const setPrice = (id: string, price: number) => sql`
  update listings set price_usd = ${price}, price_amount = ${price}, price_currency = 'USD' where id = ${id}`

describe('with transactions beside each other', () => {
  const other = async () => {
    const client = await test.context.database.pool.connect()
    ends.push(async () => client.release())
    return client
  }

  it('one that commits late is not passed over, nor does it hold up others', async () => {
    if (!pooled()) return
    const { db } = test.context
    const [early, late] = [await insertListing(db), await insertListing(db)]
    const { consumer, seen, until } = recorder()
    await serve(consumer)
    const client = await other()
    await client.query('begin')
    await client.query('update listings set bedrooms = 7 where id = $1', [late])
    await db.update(listings).set({ bedrooms: 7 }).where(eq(listings.id, early))
    await until(1)
    expect(seen[0]?.listingId).toBe(early)
    await client.query('commit')
    await until(2)
    expect(seen[1]?.listingId).toBe(late)
  })

  it('the changes of a listing keep their order, whichever transaction began first', async () => {
    if (!pooled()) return
    const { db } = test.context
    const [id, aside, open] = await insertListings(db, [{ priceUsd: '1.00' }, {}, {}])
    const { consumer, of } = recorder()
    const [oldest, older] = [await other(), await other()]
    await older.query('begin')
    await older.query('update listings set bedrooms = 7 where id = $1', [aside])
    await oldest.query('begin')
    await oldest.query('update listings set bedrooms = 7 where id = $1', [open])
    const outbox = await serve(consumer)
    await db.execute(setPrice(id ?? '', 2))
    await older.query(`update listings set price_usd = 3, price_amount = 3 where id = $1`, [id])
    await older.query('commit')
    await expect.poll(() => of(id ?? '').length).toBe(2)
    await oldest.query('commit')
    await expect.poll(() => of(open ?? '').length).toBe(1)
    expect(of(id ?? '').map(({ oldPriceUsd, newPriceUsd }) => [oldPriceUsd, newPriceUsd])).toEqual([
      ['1.00', '2.00'],
      ['2.00', '3.00'],
    ])
    await outbox.stop()
  })

  it('a consumer whose connection is cut receives the changes again', async () => {
    if (!pooled()) return
    const { db, database } = test.context
    const { consumer, seen, until } = recorder()
    let calls = 0
    await serve({
      ...consumer,
      async consume(tx, changes) {
        if (++calls === 1) {
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
          await tx.execute(sql`select 1`)
        }
        seen.push(...changes)
      },
    })
    const id = await insertListing(db)
    await until(1)
    expect(seen[0]?.listingId).toBe(id)
    expect(calls).toBe(2)
  })
})

describe('retention', () => {
  /** With all before it. */
  const age = (id: string | undefined, interval: string) =>
    test.context.db.execute(sql`
      update listing_outbox set changed_at = now() - ${interval}::interval
      where position <= (select position from listing_outbox where listing_id = ${id})`)
  const stored = async (ids: string[]) =>
    (
      await test.context.db.execute<{ listing_id: string }>(
        sql`select listing_id from listing_outbox where ${inArray(sql`listing_id`, ids)} order by position`,
      )
    ).rows.map((row) => row.listing_id)
  const purge = () => purgeOutbox(test.context.db, test.context.log)
  const warnings = () =>
    test.logged.filter(({ msg }) => msg === 'changes of listings were purged before they were consumed')

  it('keeps what the slowest consumer has not read, up to thirty days', async () => {
    const { db } = test.context
    await purge()
    const slow = recorder()
    const outbox = await serve(slow.consumer)
    await outbox.stop()
    const [old, recent] = await insertListings(db, [{}, {}])
    const ids = [old ?? '', recent ?? '']
    await purge()
    await age(recent, '29 days')
    await purge()
    expect(await stored(ids)).toEqual(ids)

    const again = await serve({
      ...recorder().consumer,
      name: slow.consumer.name,
      consume: slow.consumer.consume,
    })
    await slow.until(2)
    await again.stop()
    await purge()
    expect(await stored(ids)).toEqual([])
    expect(warnings()).toEqual([])
  })

  it('ends after thirty days: the consumer is logged, and told to start over', async () => {
    const { db } = test.context
    const slow = recorder()
    await (await serve(slow.consumer)).stop()
    const [old, recent] = await insertListings(db, [{}, {}])
    await purge()
    await age(old, '31 days')
    await purge()
    expect(await stored([old ?? '', recent ?? ''])).toEqual([recent])
    expect(warnings()).toMatchObject([{ consumer: slow.consumer.name, changes: 1 }])

    let resyncs = 0
    const outbox = await serve({ ...slow.consumer, resync: async () => void resyncs++ })
    await expect.poll(() => resyncs).toBe(1)
    expect(outbox.figures.get(slow.consumer.name)).toMatchObject({ resyncs: 1, left: 0 })
    const next = await insertListing(db)
    await slow.until(1)
    expect(slow.seen[0]?.listingId).toBe(next)
  })
})
