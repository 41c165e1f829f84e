import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PlaceMarket, PlaceTypes } from '#shared/prices/placeMarket.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Of 100 m²: `perSqm` in US dollars. */
const home = (perSqm: number, more: NewListing = {}): NewListing => ({
  propertyType: 'apartment',
  city: 'Luque',
  neighborhood: 'Centro',
  area: '100.00',
  priceUsd: `${perSqm * 100}.00`,
  ...more,
})
const insert = (homes: NewListing[]) => insertListings(app.context.db, homes)

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await app.fetch(path)
  expect(answer.status).toBe(200)
  return answer.json()
}
const market = (query: string) => read<PlaceMarket>(`/api/markets?${query}`)

describe('the market of a place', () => {
  it('has the figures of the table of neighbourhoods, outliers left out alike', async () => {
    const prices = [1000, 1100, 1150, 1200, 1250, 1300, 1400, 1600, 90_000]
    await insert(prices.map((perSqm) => home(perSqm)))
    await insert([900, 950, 2000].map((perSqm) => home(perSqm, { neighborhood: 'Laurelty' })))
    const table = await read<NeighborhoodPrices>(
      '/api/price-analysis/neighborhoods?city=Luque&propertyType=apartment',
    )
    const ofCenter = table.neighborhoods.find(({ neighborhood }) => neighborhood === 'Centro')
    const [ofCity] = table.cities
    const center = await market('city=luque&neighborhood=centro&propertyType=apartment')
    expect(center).toMatchObject({
      city: 'Luque',
      neighborhood: 'Centro',
      transactionType: 'sale',
      n: 8,
      leftOut: 1,
      medianPrice: 122_500,
      interval: [1000, 1600],
      grossYieldPercent: null,
    })
    for (const [found, shown] of [
      [ofCenter, center],
      [ofCity, await market('city=Luque&propertyType=apartment')],
    ] as const) {
      const { sampleSize, medianPricePerSqm, p25PricePerSqm, p75PricePerSqm } = found?.marketStats ?? {}
      expect(shown).toMatchObject({ n: sampleSize, medianPricePerSqm, p25PricePerSqm, p75PricePerSqm })
    }
    const types = await read<PlaceTypes>('/api/markets/types?city=Luque&neighborhood=Centro')
    expect(types.rows).toEqual([
      { propertyType: 'apartment', transactionType: 'sale', n: 8, medianPricePerSqm: 1225 },
    ])
  })

  it('sets a year of rent against the price, and says what is under offer', async () => {
    const place = { city: 'Encarnación', neighborhood: 'Centro' }
    await insert([1000, 1000, 1000, 1000, 1000, 1000].map((perSqm) => home(perSqm, place)))
    await insert([home(1000, { ...place, status: 'reserved' }), home(1000, { ...place, status: 'closed' })])
    await insert(Array.from({ length: 5 }, () => home(5, { ...place, transactionType: 'rent' })))
    const query = 'city=encarnacion&neighborhood=centro&propertyType=apartment'
    expect(await market(query)).toMatchObject({ grossYieldPercent: 6, underOfferPercent: 14.3, n: 6 })
    expect(await market(`${query}&transactionType=rent`)).toMatchObject({
      grossYieldPercent: 6,
      medianPrice: 500,
      underOfferPercent: 0,
    })
  })

  it('has months of what was asked by those that were there, at their price of then', async () => {
    const place = { city: 'Areguá', neighborhood: 'Centro', firstPublishedAt: ago(200) }
    const ids = await insert([1000, 1000, 1000, 1000, 1000].map((perSqm) => home(perSqm, place)))
    const rows = ids.flatMap((listingId) => [
      { listingId, amount: '80000', currency: 'USD' as const, priceUsd: '80000', since: ago(200) },
      { listingId, amount: '100000', currency: 'USD' as const, priceUsd: '100000', since: ago(45) },
    ])
    await app.context.db.insert(listingPrices).values(rows)
    // One of five was gone in time, and nobody came after it.
    await insert([home(5000, { ...place, status: 'closed', updatedAt: ago(100) })])
    const { months, n } = await market('city=aregua&neighborhood=centro&propertyType=apartment')
    expect(n).toBe(5)
    expect(months.at(-1)).toMatchObject({ n: 5, medianPricePerSqm: 1000 })
    expect(months[0]).toMatchObject({ medianPricePerSqm: 800 })
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).sort())
    expect(
      months.map(({ medianPricePerSqm }) => medianPricePerSqm).filter((one) => one === 800).length,
    ).toBeGreaterThan(3)
  })

  it('has what was closed until then, although it was edited afterwards', async () => {
    const place = { city: 'Itauguá', neighborhood: 'Centro', firstPublishedAt: ago(300) }
    const closed = { ...place, status: 'closed' as const, lastConfirmedAt: ago(300), updatedAt: ago(1) }
    await insert(Array.from({ length: 5 }, () => home(700, { ...closed, closedAt: ago(150) })))
    await insert([home(700, { ...closed, closedAt: ago(290), lastConfirmedAt: ago(250) })])
    const ids = await app.context.db
      .select({ listingId: listings.id, priceUsd: listings.priceUsd })
      .from(listings)
      .where(eq(listings.city, 'Itauguá'))
    await app.context.db.insert(listingPrices).values(
      ids.map(({ listingId, priceUsd }) => ({
        ...{ listingId, amount: priceUsd, currency: 'USD' as const, priceUsd, since: ago(300) },
      })),
    )
    const { months } = await market('city=itaugua&neighborhood=centro&propertyType=apartment')
    const shown = months.filter(({ n }) => n === 6)
    expect(shown.length).toBeGreaterThan(2)
    expect(months).toEqual(shown)
    expect(Date.parse(`${months.at(-1)?.month}-01`)).toBeLessThan(ago(150).getTime())
  })

  it('knows a neighbourhood that only listings name, until there are none', async () => {
    const name = 'Loma del Ñandú (km 9)'
    const [id = ''] = await insert([home(1000, { neighborhood: name })])
    const path = '/api/markets/types?city=luque&neighborhood=loma-del-nandu-km-9'
    expect(await read<PlaceTypes>(path)).toMatchObject({ neighborhood: name, rows: [{ n: 1 }] })
    await app.context.db.update(listings).set({ status: 'closed' }).where(eq(listings.id, id))
    await expect.poll(async () => (await app.fetch(path)).status).toBe(404)
  })

  it.each([
    ['city=Atlantis&propertyType=house', 404],
    ['city=luque&neighborhood=atlantis&propertyType=house', 404],
    ['city=luque', 400],
    ['propertyType=house', 400],
    ['city=luque&propertyType=castle', 400],
    [`city=${'x'.repeat(500)}&propertyType=house`, 400],
    ['city=luque&propertyType=house&transactionType=both', 400],
  ])('of %s is %i', async (query, status) => {
    expect((await app.fetch(`/api/markets?${query}`)).status).toBe(status)
  })

  it('of a known place without listings has no figures', async () => {
    expect(await market('city=Pilar&propertyType=warehouse')).toMatchObject({
      n: 0,
      medianPrice: null,
      medianPricePerSqm: null,
      interval: null,
      medianDaysOnMarket: null,
      underOfferPercent: 0,
      months: [],
    })
  })
})
