import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { webhookDeliveries, webhooks } from '#server/webhooks/webhooks.table.ts'
import { writeCriteria } from '#shared/savedSearches/savedSearches.ts'
import { alertSteps, hourAt, priceWas } from '#tests/support/alerts.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertListing, insertListings, insertUser, type NewListing } from '#tests/support/listings.ts'
import { savedSearchCalls } from '#tests/support/savedSearches.ts'
import { maxUntold } from './untold.queries.ts'

let app: TestApp
let user: string
/** Of each test alone. */
let city: string
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await app.services.queue.install()
})
beforeEach(async () => {
  city = `Pueblo ${newId()}`
  user = await insertUser(app.context.db, { email: `${newId()}@mail.test` })
})
afterEach(async () => {
  await app.context.db.execute(sql`delete from saved_search_subscribers`)
  await deleteJobs(app.context.db)
})
afterAll(() => app.close())

const { saved, list, change } = savedSearchCalls(() => ({ app, user }))
const { shown, left, tell, mailed } = alertSteps(() => app)
const noon = (days = 1) => hourAt(days, 12)

const inCity = (more: object = {}) => writeCriteria({ city: [city], ...more })
const publish = (fields: NewListing = {}) => insertListing(app.context.db, { city, ...fields })
const set = (id: string, values: ReturnType<typeof sql>) =>
  app.context.db.execute(sql`update listings set ${values} where id = ${id}`)
const setPrice = async (id: string, price: string) => {
  await set(id, sql`price_usd = ${price}::numeric, price_amount = ${price}::numeric`)
}
async function isShown(id: string, before = priceWas('100000.00')) {
  await shown(id, before)
}

describe('a listing that is new', () => {
  it('is told of at once, once, to who asked for it, and counted until it is seen', async () => {
    const one = await saved({ search: inCity(), frequency: 'instant' })
    await saved({ search: inCity({ propertyType: ['land'] }), frequency: 'instant' })
    const id = await publish()
    await shown(id)
    await tell(noon())
    await tell(noon(2))
    expect(await mailed()).toEqual([[id]])
    const all = await list()
    expect(all.map(({ newCount }) => newCount)).toEqual([0, 1])
    expect(all[1]?.id).toBe(one.id)
  })

  it('is told once, also after an edit, a renewal, a pause and another server’s telling', async () => {
    await saved({ search: inCity(), frequency: 'instant' })
    const id = await publish()
    await shown(id)
    await Promise.all([tell(noon()), tell(noon())])
    await set(id, sql`bedrooms = 4`)
    await shown(id)
    await set(id, sql`status = 'draft'`)
    await shown(id)
    await set(id, sql`status = 'active', last_confirmed_at = now()`)
    await shown(id)
    await tell(noon(2))
    expect(await mailed()).toEqual([[id]])
  })

  it('that was there before the search is none, however it changes', async () => {
    const id = await publish({ firstPublishedAt: new Date(Date.now() - 60_000) })
    await saved({ search: inCity(), frequency: 'instant' })
    await shown(id)
    await tell(noon())
    expect(await mailed()).toEqual([])
    expect((await list())[0]?.newCount).toBe(0)
  })

  it('that comes while the search is paused is none afterwards', async () => {
    const one = await saved({ search: inCity(), frequency: 'instant' })
    await change(one.id, { status: 'paused' })
    const id = await publish()
    await shown(id)
    await change(one.id, { status: 'active' })
    await shown(id)
    await tell(noon())
    expect(await mailed()).toEqual([])
    const next = await publish()
    await shown(next)
    await tell(noon())
    expect(await mailed()).toEqual([[next]])
  })

  it('that is gone before it is told waits, and is told when it is back', async () => {
    await saved({ search: inCity(), frequency: 'instant' })
    const id = await publish()
    await shown(id)
    await set(id, sql`status = 'draft'`)
    await tell(noon())
    expect(await mailed()).toEqual([])
    await set(id, sql`status = 'active'`)
    await shown(id)
    await tell(noon(2))
    expect(await mailed()).toEqual([[id]])
  })

  it('is told to who asked by a webhook once, and again where it is cheaper before its mail', async () => {
    const { db } = app.context
    const asked = { userId: user, url: 'https://asker.example', description: '', secret: 'sealed' }
    const [{ webhookId } = { webhookId: '' }] = await db
      .insert(webhooks)
      .values({ id: newId(), ...asked, events: ['saved_search.matched'] })
      .returning({ webhookId: webhooks.id })
    const sent = () => db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, webhookId))
    await saved({ search: inCity(), frequency: 'weekly' })
    const id = await publish()
    for (const rooms of [2, 3, 4]) {
      await set(id, sql`bedrooms = ${rooms}`)
      await shown(id)
    }
    expect(await sent()).toBe(1)
    await setPrice(id, '90000.00')
    for (const _ of [1, 2]) await isShown(id)
    expect(await sent()).toBe(2)
  })

  it('of several of one person’s searches is one line of one mail, and later of none', async () => {
    await saved({ search: inCity(), frequency: 'instant' })
    await saved({ search: inCity({ propertyType: ['house'] }), frequency: 'instant' })
    await saved({ search: inCity({ transactionType: 'sale' }), frequency: 'daily' })
    const id = await publish()
    await shown(id)
    await tell(noon())
    await tell(noon(3))
    expect(await mailed()).toEqual([[id]])
    expect((await list()).map(({ newCount }) => newCount)).toEqual([1, 1, 1])
  })

  it('is compared with a sentence as the search itself does', async () => {
    await saved({ search: writeCriteria({ searchQuery: `casas en ${city} con helipuerto`, city: [city] }) })
    const id = await publish({ propertyType: 'house' })
    const land = await publish({ propertyType: 'land' })
    for (const one of [id, land]) await shown(one)
    await tell(noon(8))
    expect(await mailed()).toEqual([[id]])
  })
})

describe('how often', () => {
  it('at once is at most one mail an hour, which gathers the rest', async () => {
    await saved({ search: inCity(), frequency: 'instant' })
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      ids.push(await publish())
      await shown(ids[n] ?? '')
      await tell(noon())
    }
    expect(await mailed()).toEqual([[ids[0]]])
    await tell(new Date(noon().getTime() + 59 * 60_000))
    expect(await mailed()).toHaveLength(1)
    await tell(new Date(noon().getTime() + 61 * 60_000))
    expect(await mailed()).toEqual([[ids[0]], ids.slice(1).sort()])
  })

  it.each([
    ['instant', hourAt(1, 22), hourAt(2, 7)],
    ['instant', hourAt(2, 6), hourAt(2, 7)],
    ['daily', hourAt(1, 23), hourAt(2, 8)],
    ['weekly', hourAt(1, 23), hourAt(9, 8)],
  ] as const)('%s is not told in quiet hours, and then is', async (frequency, quiet, morning) => {
    await saved({ search: inCity(), frequency })
    const id = await publish()
    await shown(id)
    await tell(quiet)
    expect(await mailed()).toEqual([])
    await tell(morning)
    expect(await mailed()).toEqual([[id]])
  })

  it('never is counted and not told, also when it changes its mind', async () => {
    const one = await saved({ search: inCity(), frequency: 'never' })
    const id = await publish()
    await shown(id)
    await tell(noon(8))
    await change(one.id, { frequency: 'instant' })
    await tell(noon(9))
    expect(await mailed()).toEqual([])
    expect((await list())[0]?.newCount).toBe(1)
  })

  it('a search that is deleted or paused before its mail tells nothing', async () => {
    const one = await saved({ search: inCity(), frequency: 'instant' })
    const two = await saved({ search: inCity({ propertyType: ['house'] }), frequency: 'instant' })
    await shown(await publish())
    await app.fetch(`/api/saved-searches/${one.id}`, { method: 'DELETE', headers: as('user', user) })
    await change(two.id, { status: 'paused' })
    await tell(noon())
    expect(await mailed()).toEqual([])
  })

  it('what fits no mail is in the next, and what may not be told takes no place of the rest', async () => {
    const { db } = app.context
    const lands = await insertListings(
      db,
      Array.from({ length: maxUntold + 1 }, () => ({ city, propertyType: 'land' as const })),
    )
    const one = await saved({ search: inCity({ propertyType: ['land'] }), frequency: 'instant' })
    await change(one.id, { status: 'paused' })
    await db.execute(sql`insert into saved_search_alerts (subscriber_id, saved_search_id, listing_id, kind, price)
      select s.subscriber_id, s.id, l.id, 'new', l.price_usd from saved_searches s, listings l
      where s.id = ${one.id} and l.city = ${city}`)
    await saved({ search: inCity({ propertyType: ['house'] }), frequency: 'instant' })
    const house = await publish({ propertyType: 'house' })
    await shown(house)
    await tell(noon())
    expect(await mailed()).toEqual([[house]])
    await change(one.id, { status: 'active' })
    await shown(lands[0] ?? '')
    for (const days of [2, 3, 4]) await tell(noon(days))
    expect((await mailed()).map((ids) => ids.length)).toEqual([1, maxUntold, 1])
  })
})

describe('a price that falls', () => {
  const old = { firstPublishedAt: new Date(Date.now() - 60_000) }

  it('of a listing that was shown is told as such, with the price before', async () => {
    const id = await publish(old)
    const one = await saved({ search: inCity(), frequency: 'instant' })
    await setPrice(id, '90000.00')
    await isShown(id)
    await tell(noon())
    expect(await mailed()).toEqual([[id]])
    const news = await app.fetch(`/api/saved-searches/${one.id}/news`, { headers: as('user', user) })
    expect(await news.json()).toEqual([
      { listingId: id, kind: 'price_drop', priceUSDBefore: '100000.00', at: expect.any(String) },
    ])
  })

  it('is told once, and again below what was told alone', async () => {
    const id = await publish(old)
    await saved({ search: inCity(), frequency: 'instant' })
    for (const [price, before] of [
      ['90000.00', '100000.00'],
      ['95000.00', '90000.00'],
      ['92000.00', '95000.00'],
      ['90000.00', '92000.00'],
    ] as const) {
      await setPrice(id, price)
      await isShown(id, priceWas(before))
    }
    await tell(noon())
    expect(await mailed()).toEqual([[id]])
    await setPrice(id, '85000.00')
    await isShown(id, priceWas('90000.00'))
    await tell(noon(2))
    expect(await mailed()).toHaveLength(2)
  })

  it('is none where drops are not asked for, where it rises, and where the currency alone changed', async () => {
    const id = await publish(old)
    await saved({ search: inCity(), frequency: 'instant', priceDrops: false })
    await setPrice(id, '90000.00')
    await isShown(id)
    await saved({ search: inCity({ propertyType: ['house'] }), frequency: 'instant' })
    await setPrice(id, '110000.00')
    await isShown(id, priceWas('90000.00'))
    await setPrice(id, '109500.00')
    await shown(id, { priceUsd: '110000.00', monthlyRent: null, isOtherCurrency: true })
    await tell(noon())
    expect(await mailed()).toEqual([])
  })

  it('below what a search allows makes the listing new to it', async () => {
    const id = await publish(old)
    const one = await saved({ search: inCity({ maxPrice: 95_000 }), frequency: 'instant', priceDrops: false })
    await setPrice(id, '90000.00')
    await isShown(id)
    await tell(noon())
    expect(await mailed()).toEqual([[id]])
    const news = await app.fetch(`/api/saved-searches/${one.id}/news`, { headers: as('user', user) })
    expect(await news.json()).toMatchObject([{ listingId: id, kind: 'new', priceUSDBefore: null }])
  })

  it('of a rental is its monthly rent', async () => {
    const rental = { ...old, transactionType: 'rent', priceUsd: '900.00', pricePerMonth: '900.00' } as const
    const id = await publish(rental)
    await saved({ search: inCity({ transactionType: 'rent', maxPrice: 800 }), frequency: 'instant' })
    await set(id, sql`price_usd = 750, price_amount = 750, price_per_month = 750`)
    await shown(id, priceWas('900.00', '900.00'))
    await tell(noon())
    expect(await mailed()).toEqual([[id]])
  })
})

describe('a favorite', () => {
  const keep = (listingId: string) => app.send('POST', '/api/favorites', { listingId }, as('user', user))

  it('that is cheaper, closes or expires is told of, each once', async () => {
    const [cheaper, closed, expired] = [await publish(), await publish(), await publish()]
    for (const id of [cheaper, closed, expired]) await keep(id)
    await setPrice(cheaper, '90000.00')
    await isShown(cheaper)
    await set(closed, sql`status = 'closed'`)
    await set(expired, sql`status = 'expired'`)
    for (const _ of [1, 2]) {
      await left(closed, 'closed')
      await left(expired, 'expired')
    }
    await tell(noon())
    await tell(noon(2))
    expect(await mailed()).toEqual([[cheaper, closed, expired].sort()])
    const favorites = await (await app.fetch('/api/favorites', { headers: as('user', user) })).json()
    expect(favorites).toContainEqual(
      expect.objectContaining({ listingId: cheaper, priceUSDThen: '100000.00', status: 'active' }),
    )
    expect(favorites).toContainEqual(expect.objectContaining({ listingId: closed, status: 'closed' }))
  })

  it('is not told of where the switch is off, nor to who publishes it, nor of a rise', async () => {
    await app.send('PATCH', '/api/users/me', { favoriteAlerts: false }, as('user', user))
    const id = await publish()
    await keep(id)
    const own = await publish({ ownerUserId: user })
    await keep(own)
    await setPrice(id, '90000.00')
    await setPrice(own, '90000.00')
    await isShown(id)
    await app.send('PATCH', '/api/users/me', { favoriteAlerts: true }, as('user', user))
    await isShown(own)
    await setPrice(id, '95000.00')
    await isShown(id, priceWas('90000.00'))
    await tell(noon())
    expect(await mailed()).toEqual([])
  })

  it('that a saved search shows too is one line', async () => {
    const id = await publish({ firstPublishedAt: new Date(Date.now() - 60_000) })
    await keep(id)
    await saved({ search: inCity(), frequency: 'instant' })
    await setPrice(id, '90000.00')
    await isShown(id)
    await tell(noon())
    await tell(noon(2))
    expect(await mailed()).toEqual([[id]])
  })
})

describe('a failure between', () => {
  it('the match and its mail loses nothing and doubles nothing', async () => {
    await saved({ search: inCity(), frequency: 'instant' })
    const id = await publish()
    await shown(id)
    const { db } = app.context
    const broken = { sendAll: () => Promise.reject(new Error('killed')) }
    const { tellDue } = await import('./tell.ts')
    await expect(tellDue(db, broken, noon())).rejects.toThrow('killed')
    expect(await mailed()).toEqual([])
    await tell(noon())
    await shown(id)
    await tell(noon(2))
    expect(await mailed()).toEqual([[id]])
  })

  it('the transaction of a match leaves it to be done again', async () => {
    const { db } = app.context
    await saved({ search: inCity(), frequency: 'instant' })
    const id = await publish()
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`)
    await db.execute(sql`create trigger refuse before update of due_at on saved_search_subscribers
      for each row execute function refuse()`)
    await expect(shown(id)).rejects.toThrow()
    await db.execute(sql`drop function refuse cascade`)
    await shown(id)
    await tell(noon())
    expect(await mailed()).toEqual([[id]])
    expect((await jobsOf(db)).filter(({ name }) => name === 'push')).toHaveLength(1)
  })
})
