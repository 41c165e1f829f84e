import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { changePrice } from '#server/listings/publish/write.ts'
import type { PriceHistory } from '#shared/listings/priceHistory.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertListings, insertUser, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
type Price = readonly [daysAgo: number, amount: number, currency?: 'USD' | 'PYG', usd?: number]

async function insert(prices: readonly Price[], listing: NewListing = {}): Promise<string> {
  const id = await insertListing(app.context.db, { firstPublishedAt: daysAgo(50.5), ...listing })
  await app.context.db.insert(listingPrices).values(
    prices.map(([days, amount, currency = 'USD', usd = amount]) => ({
      listingId: id,
      amount: `${amount}`,
      currency,
      priceUsd: `${usd}`,
      since: daysAgo(days),
    })),
  )
  return id
}

async function historyOf(id: string, actor = 'visitor'): Promise<PriceHistory> {
  const response = await app.fetch(`/api/listings/${id}/price-history`, {
    headers: { 'X-Test-Actor': actor },
  })
  expect(response.status).toBe(200)
  return response.json()
}
const changesOf = async (id: string) =>
  (await historyOf(id)).changes.map(({ previousPriceUSD, priceUSD, percent }) => [
    previousPriceUSD,
    priceUSD,
    percent,
  ])

describe('the history of a price', () => {
  it('has its changes oldest first, and how long the listing has been there', async () => {
    const id = await insert([
      [20, 94_000],
      [50.5, 100_000],
      [3, 98_700],
    ])
    const { firstPublishedAt, daysOnMarket, changes } = await historyOf(id)
    expect(Date.parse(firstPublishedAt ?? '')).toBeCloseTo(daysAgo(50.5).getTime(), -5)
    expect(daysOnMarket).toBe(50)
    expect(changes.map(({ percent }) => percent)).toEqual([-6, 5])
    expect(await changesOf(id)).toEqual([
      [100_000, 94_000, -6],
      [94_000, 98_700, 5],
    ])
    expect(Date.parse(changes[0]?.at ?? '')).toBeCloseTo(daysAgo(20).getTime(), -5)
  })

  it('has none where only the currency or the rate changed', async () => {
    const other = await insert([
      [50.5, 100_000],
      [20, 742_000_000, 'PYG', 99_600],
      [10, 742_000_000, 'PYG', 105_000],
      [5, 700_000_000, 'PYG', 99_000],
    ])
    expect(await changesOf(other)).toEqual([[105_000, 99_000, -5.7]])
  })

  it('has nothing of what was typed before it was published', async () => {
    const id = await insert([
      [60, 1_000],
      [55, 100_000],
      [20, 90_000],
    ])
    expect(await changesOf(id)).toEqual([[100_000, 90_000, -10]])
  })

  it('follows a change at once, in the transaction of the listing', async () => {
    const id = await insert([[50.5, 100_000]], { priceUsd: '100000', priceAmount: '100000' })
    expect(await changesOf(id)).toEqual([])
    const by = { kind: 'admin', id: await insertUser(app.context.db), name: 'Ana' } as const
    await changePrice(app.context.db, id, { amount: 95_000, currency: 'USD' }, { by, rate: 7420 })
    expect(await changesOf(id)).toEqual([[100_000, 95_000, -5]])
    await changePrice(app.context.db, id, { amount: 95_000, currency: 'USD' }, { by, rate: 7420 })
    expect(await changesOf(id)).toEqual([[100_000, 95_000, -5]])
  })

  it('compares with the active listings of its type and offer in its neighborhood, or in its city, from five on', async () => {
    const house = {
      city: 'Pilar',
      neighborhood: 'Centro',
      propertyType: 'house',
      transactionType: 'sale',
    } as const
    const others = [10.5, 20.5, 40.5].map((days) => ({ ...house, firstPublishedAt: daysAgo(days) }))
    const id = await insert([[50.5, 100_000]], house)
    await insertListings(app.context.db, [
      ...others,
      { ...house, propertyType: 'apartment', firstPublishedAt: daysAgo(1) },
      { ...house, status: 'closed', firstPublishedAt: daysAgo(1) },
    ])
    expect((await historyOf(id)).medianDaysOnMarket).toBeNull()
    await insertListing(app.context.db, { ...house, firstPublishedAt: daysAgo(30.5) })
    const another = await insert([[50.5, 90_000]], house)
    expect(await historyOf(another)).toMatchObject({ medianDaysOnMarket: 40, medianArea: 'neighborhood' })
    const elsewhere = await insert([[50.5, 90_000]], { ...house, neighborhood: 'Obrero' })
    expect(await historyOf(elsewhere)).toMatchObject({ medianDaysOnMarket: 40, medianArea: 'city' })
  })

  it('is seen by whom the listing is', async () => {
    const ownerUserId = await insertUser(app.context.db)
    const draft = await insert([[60, 1_000]], { status: 'draft', firstPublishedAt: null, ownerUserId })
    const path = `/api/listings/${draft}/price-history`
    expect((await app.fetch(path)).status).toBe(404)
    expect((await app.fetch('/api/listings/none/price-history')).status).toBe(404)
    expect((await app.fetch(`/api/listings/${'x'.repeat(300)}/price-history`)).status).toBe(404)
    expect(await historyOf(draft, `user:${ownerUserId}`)).toEqual({
      firstPublishedAt: null,
      daysOnMarket: null,
      medianDaysOnMarket: null,
      medianArea: null,
      changes: [],
    })
  })
})
