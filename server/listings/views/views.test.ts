import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAddress } from '#server/core/http/limits/address.ts'
import { newId } from '#server/core/ids.ts'
import { todayInParaguay } from '#server/core/sql/paraguayTime.ts'
import { purgeSearches } from '#server/listings/search/searches.service.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertListing, insertUser } from '#tests/support/listings.ts'
import { addViews, maxPerAddress, purgeViewMarks, refreshRecentViews } from './views.queries.ts'
import { createViewCounter } from './views.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.execute(sql`delete from listings`)
})

async function viewsOf(id: string) {
  const { rows } = await app.context.db.execute<{ views: number; recent_views: number }>(
    sql`select views, recent_views from listings where id = ${id}`,
  )
  return rows[0]
}

function visit(id: string, userAgent: string, who: Record<string, string> = {}) {
  return app.send('POST', `/api/listings/${id}/views`, undefined, { 'User-Agent': userAgent, ...who })
}

describe('views', () => {
  it('counts a browser once a day, other browsers too, and sets no cookie', async () => {
    const id = await insertListing(app.context.db)
    const answer = await visit(id, 'one')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toBeNull()
    await app.flush()
    await Promise.all([visit(id, 'one'), visit(id, 'two'), visit(id, 'two')])
    await app.flush()
    expect(await viewsOf(id)).toEqual({ views: 2, recent_views: 2 })
  })

  it('counts who comes by the code on the poster, once a day, beside the view', async () => {
    const { db } = app.context
    const [ownerUserId, stranger] = [await insertUser(db), await insertUser(db)]
    const id = await insertListing(db, { ownerUserId })
    const scan = (userAgent: string) =>
      app.send('POST', `/api/listings/${id}/views?from=poster`, undefined, { 'User-Agent': userAgent })
    await visit(id, 'one')
    expect((await scan('one')).status).toBe(204)
    await app.flush()
    await Promise.all([scan('one'), scan('two'), visit(id, 'three')])
    await app.flush()
    expect(await viewsOf(id)).toEqual({ views: 3, recent_views: 3 })
    const mine = await app.fetch(`/api/listings/mine/${id}`, { headers: as('user', ownerUserId) })
    expect(await mine.json()).toMatchObject({ scans: 2, views: 3 })
    const theirs = await app.fetch(`/api/listings/mine/${id}`, { headers: as('user', stranger) })
    expect(theirs.status).toBe(403)
    const elsewhere = await app.send('POST', `/api/listings/${id}/views?from=elsewhere`, undefined, {})
    expect(elsewhere.status).toBe(400)
  })

  it('limits the browsers counted per address, listing and day, whatever their user agents', async () => {
    const id = await insertListing(app.context.db)
    for (const round of [1, 2]) {
      await Promise.all(Array.from({ length: 150 }, (_, index) => visit(id, `browser ${round}.${index}`)))
      await app.flush()
    }
    expect(await viewsOf(id)).toEqual({ views: maxPerAddress, recent_views: maxPerAddress })
    const other = await insertListing(app.context.db)
    await visit(other, 'browser 1.1')
    await app.flush()
    expect(await viewsOf(other)).toMatchObject({ views: 1 })
  })

  it('counts an IPv6 network as one address, and its site as eight', async () => {
    const [house, street] = [await insertListing(app.context.db), await insertListing(app.context.db)]
    const counter = createViewCounter(app.context)
    for (let n = 1; n <= 60; n++) {
      await counter.count(house, { address: readAddress(`2001:db8:1:1::${n}`), userAgent: `browser ${n}` })
      await counter.count(street, { address: readAddress(`2001:db8:2:${n}::1`), userAgent: 'same' })
    }
    await counter.flush()
    expect(await viewsOf(house)).toMatchObject({ views: maxPerAddress })
    expect(await viewsOf(street)).toMatchObject({ views: 8 * maxPerAddress })
  })

  it('applies the limit per address when two servers write at once', async () => {
    const id = await insertListing(app.context.db)
    const seenBy = (server: string) =>
      Array.from({ length: 20 }, (_, index) => ({
        listingId: id,
        day: '2031-07-01',
        visitor: `${server} ${index}`,
        address: 'here',
        site: null,
        source: null,
      }))
    await Promise.all(['a', 'b', 'c'].map((server) => addViews(app.context.db, seenBy(server))))
    expect(await viewsOf(id)).toMatchObject({ views: maxPerAddress })
  })

  it('does not count visits of the owner and of administrators', async () => {
    const ownerUserId = await insertUser(app.context.db)
    const id = await insertListing(app.context.db, { ownerUserId })
    const admin = as('admin', await insertAdmin(app.context.db))
    for (const who of [as('user', ownerUserId), admin]) expect((await visit(id, 'one', who)).status).toBe(204)
    await app.flush()
    expect(await viewsOf(id)).toMatchObject({ views: 0 })
    await visit(id, 'one', as('user', await insertUser(app.context.db)))
    await app.flush()
    expect(await viewsOf(id)).toMatchObject({ views: 1 })
  })

  it('responds 404 for unknown and inactive listings', async () => {
    const draft = await insertListing(app.context.db, { status: 'draft' })
    for (const id of [draft, newId(), 'nonsense']) expect((await visit(id, 'one')).status).toBe(404)
  })

  it('counts the same browser again on the next day, under another hash', async () => {
    const id = await insertListing(app.context.db)
    let day = new Date('2031-05-02T02:59:00Z')
    const counter = createViewCounter(app.context, () => day)
    const one = { address: readAddress('10.0.0.1'), userAgent: 'one' }
    await counter.count(id, one)
    day = new Date('2031-05-02T03:01:00Z')
    await counter.count(id, one)
    await counter.flush()
    expect(await viewsOf(id)).toMatchObject({ views: 2 })
    const { rows } = await app.context.db.execute<{ visitor: string }>(
      sql`select distinct visitor from listing_view_marks where listing_id = ${id}`,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('10.0.0.1')
    const salts = await app.context.db.execute(sql`select day from view_salts where day < '2031-05-02'`)
    expect(salts.rows).toHaveLength(0)
  })

  it('counts what is seen late in the evening for that day in Paraguay, once until midnight', async () => {
    const id = await insertListing(app.context.db)
    let now = new Date('2031-05-03T23:30:00Z')
    const counter = createViewCounter(app.context, () => now)
    const one = { address: readAddress('10.0.0.1'), userAgent: 'one' }
    await counter.count(id, one)
    now = new Date('2031-05-04T01:00:00Z')
    await counter.count(id, one)
    await counter.flush()
    const { rows } = await app.context.db.execute(
      sql`select day::text, views from listing_views where listing_id = ${id}`,
    )
    expect(rows).toEqual([{ day: '2031-05-03', views: 1 }])
  })

  it('counts a browser seen by two servers once, and ignores deleted listings', async () => {
    const id = await insertListing(app.context.db)
    const view = { day: '2031-06-01', visitor: 'abc', address: 'here', site: null, source: null }
    await addViews(app.context.db, [
      { ...view, listingId: id },
      { ...view, listingId: newId() },
    ])
    await addViews(app.context.db, [{ ...view, listingId: id }])
    expect(await viewsOf(id)).toMatchObject({ views: 1 })
  })

  it('retries a failed write with the next one', async () => {
    const id = await insertListing(app.context.db)
    const { db } = app.context
    const counter = createViewCounter(app.context)
    await counter.count(id, { address: readAddress('10.0.0.2'), userAgent: 'late' })
    await db.execute(sql`alter table listing_view_marks rename to marks_away`)
    await counter.flush()
    await db.execute(sql`alter table marks_away rename to listing_view_marks`)
    await counter.flush()
    expect(await viewsOf(id)).toMatchObject({ views: 1 })
  })

  it('sums the last 30 days and deletes old marks in the nightly jobs', async () => {
    const id = await insertListing(app.context.db, { views: 50, recentViews: 50 })
    const quiet = await insertListing(app.context.db, { recentViews: 5 })
    await app.context.db.execute(sql`insert into listing_views (listing_id, day, views)
      select ${id}, ${todayInParaguay} - days, 10 from unnest(array[0, 29, 30, 31]) as days`)
    await app.context.db.execute(sql`insert into listing_view_marks (day, listing_id, visitor)
      values (${todayInParaguay} - 1, ${id}, 'old'), (${todayInParaguay}, ${id}, 'new')`)
    await refreshRecentViews(app.context.db)
    await purgeViewMarks(app.context.db)
    expect(await viewsOf(id)).toEqual({ views: 50, recent_views: 20 })
    expect(await viewsOf(quiet)).toMatchObject({ recent_views: 0 })
    const marks = await app.context.db.execute(
      sql`select visitor from listing_view_marks where listing_id = ${id}`,
    )
    expect(marks.rows).toEqual([{ visitor: 'new' }])
  })
})

describe('the search log', () => {
  it('stores words, filters and hits of a first page, without coordinates', async () => {
    await app.context.db.execute(sql`delete from searches`)
    await app.fetch('/api/listings')
    await app.fetch('/api/listings?searchQuery=casa&near=-25.3,-57.6,5&limit=5')
    await app.flush()
    const { rows } = await app.context.db.execute(sql`select words, filters, hits from searches`)
    expect(rows).toEqual([{ words: 'casa', filters: { nearKm: 5 }, hits: 0 }])
  })

  it('deletes expired searches, and the oldest beyond the maximum', async () => {
    const { db } = app.context
    await db.execute(sql`delete from searches`)
    await db.execute(sql`insert into searches (words, filters, hits, created_at)
      select 'search ' || n, '{}', 0, now() - case when n = 5 then interval '200 days' else interval '1 hour' end
      from generate_series(1, 5) as n`)
    await purgeSearches(db, 3)
    const { rows } = await db.execute(sql`select words from searches order by id`)
    expect(rows).toEqual([{ words: 'search 3' }, { words: 'search 4' }])
  })
})
