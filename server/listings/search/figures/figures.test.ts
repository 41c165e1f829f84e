import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Figures } from '#shared/search/figures.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

const home = (id: string, more: NewListing): NewListing => ({ id, city: 'Luque', area: '100', ...more })

const homes: NewListing[] = [
  home('a', { neighborhood: 'Centro', bedrooms: 2, priceUsd: '80000.00' }),
  home('b', { neighborhood: 'Centro', bedrooms: 2, priceUsd: '90000.00' }),
  home('c', { neighborhood: 'Centro', bedrooms: 3, priceUsd: '100000.00', area: '200' }),
  home('d', { neighborhood: 'Mora Cué', bedrooms: 2, priceUsd: '60000.00' }),
  home('e', { neighborhood: 'Mora Cué', bedrooms: 2, priceUsd: '70000.00', area: null }),
  // A slip: left out of prices.
  home('f', { neighborhood: 'Mora Cué', bedrooms: 2, priceUsd: '1.00' }),
]

/** With the index, and by SQL where there is none. */
describe.each([['the index', true] as const, ['SQL', false] as const])('figures by %s', (_name, indexed) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({}, { indexed })
    await insertListings(app.context.db, homes)
  })
  afterAll(() => app.close())

  async function figures(query: string): Promise<Figures> {
    const answer = await app.fetch(`/api/listings/figures?city=Luque&${query}`)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it('gives the median and the middle half of what listings state, without slips', async () => {
    const { all, groups } = await figures('')
    expect(all.total).toBe(6)
    expect(all.price).toEqual({ listings: 5, low: 70_000, median: 80_000, high: 90_000 })
    expect(all.area).toMatchObject({ listings: 5, median: 100 })
    expect(all.maintenanceFee).toBeNull()
    expect(groups).toEqual([])
  })

  it('groups them, most listings first', async () => {
    const { groups } = await figures('groupBy=neighborhood&measure=price')
    expect(groups.map(({ neighborhood, total, price }) => [neighborhood, total, price?.median])).toEqual([
      ['Centro', 3, 90_000],
      ['Mora Cué', 3, 65_000],
    ])
    expect(groups[0]?.area).toBeNull()
  })

  it('counts exactly so many bedrooms where it is asked to', async () => {
    expect((await figures('bedrooms=2')).all.total).toBe(6)
    expect((await figures('onlyBedrooms=2')).all.total).toBe(5)
    const { groups } = await figures('groupBy=bedrooms')
    expect(groups.map(({ bedrooms, total }) => [bedrooms, total])).toEqual([
      [2, 5],
      [3, 1],
    ])
  })
})
