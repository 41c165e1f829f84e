import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '#shared/listings/listings.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'
import { maxRanked, maxRankedPartial } from './plan.ts'

const sentence = 'Casa en Luque con vista al cerro y arroyo'

/**
 * Houses in Luque with all, some and none of the words; lots elsewhere; and a lot with the search text as its
 * title.
 */
function fixtures(): NewListing[] {
  const texts = [
    'vista al cerro y al arroyo',
    'vista al cerro',
    'junto al arroyo',
    'vista abierta',
    'tranquila',
  ]
  const houses = Array.from({ length: 60 }, (_, index) => ({
    title: `Casa ${index}`,
    description: `Casa ${texts[index % 5]}.`,
    city: 'Luque',
    neighborhood: index % 2 === 0 ? 'Centro' : 'Molino',
    priceUsd: `${(index % 7) * 10_000 + 50_000}.00`,
    featured: index % 9 === 0,
    firstPublishedAt: new Date(Date.UTC(2026, 5, 1 + (index % 20))),
  }))
  const lots = Array.from({ length: 10 }, (_, index) => ({
    title: `Terreno ${index}`,
    description: 'Vista al cerro y al arroyo.',
    propertyType: 'land' as const,
  }))
  const namesake = { title: `${sentence.toUpperCase()}!`, propertyType: 'land' as const, city: 'Areguá' }
  return [...houses, ...lots, namesake]
}

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await insertListings(app.context.db, fixtures())
})
afterAll(() => app.close())

interface Walk {
  listings: Listing[]
  total: number
}

async function walk(searchQuery: string, more: Record<string, string> = {}): Promise<Walk> {
  const listings: Listing[] = []
  const totals = new Set<number>()
  let path: string | undefined = `/api/listings?${new URLSearchParams({ searchQuery, ...more })}`
  while (path !== undefined) {
    const answer: Response = await app.fetch(path)
    expect(answer.status).toBe(200)
    const page: Listing[] = await answer.json()
    listings.push(...page)
    totals.add(Number(answer.headers.get('x-total-count')))
    path = answer.headers.get('link')?.match(/^<(.+)>; rel="next"$/)?.[1]
    expect(listings.length).toBeLessThan(20_000)
  }
  expect(totals.size).toBe(1)
  return { listings, total: [...totals][0] ?? 0 }
}

const has = (word: string) => (one: Listing) => one.description.includes(word)
const words = ['vista', 'cerro', 'arroyo']
const share = (one: Listing) => words.filter((word) => has(word)(one)).length

describe('search results by matching words', () => {
  it('come in the order: exact title, all words, some words, none', async () => {
    const { listings, total } = await walk(sentence, { limit: '200' })
    expect(total).toBe(61)
    expect(listings).toHaveLength(61)
    expect(listings[0]?.title).toBe(`${sentence.toUpperCase()}!`)
    const shares = listings.slice(1).map(share)
    const groups = shares.map((one) => (one === 3 ? 0 : one === 0 ? 2 : 1))
    expect(groups).toEqual(groups.toSorted())
    expect(
      listings.slice(1).every(({ city, propertyType }) => city === 'Luque' && propertyType === 'house'),
    ).toBe(true)
  })

  it.each(['1', '2', '7', '12', '13', '60'])('in pages of %s repeat and miss nothing', async (limit) => {
    const whole = await walk(sentence, { limit: '200' })
    const paged = await walk(sentence, { limit })
    expect(paged.total).toBe(61)
    expect(paged.listings.map(({ id }) => id)).toEqual(whole.listings.map(({ id }) => id))
  })

  it.each(['1', '7', '61'])('cheapest first, in pages of %s, repeat and miss nothing', async (limit) => {
    const whole = await walk(`${sentence} barata`, { limit: '200' })
    const paged = await walk(`${sentence} barata`, { limit })
    expect(paged.listings.map(({ id }) => id)).toEqual(whole.listings.map(({ id }) => id))
    expect(new Set(paged.listings.map(({ id }) => id)).size).toBe(60)
    const price = (some: Listing[]) => some.map(({ priceUSD }) => Number(priceUSD))
    const all = whole.listings.filter((one) => share(one) === 3)
    expect(whole.listings.slice(0, all.length)).toEqual(all)
    expect(price(all)).toEqual(price(all).toSorted((a, b) => a - b))
  })

  it('in an explicit order are one list, and miss nothing', async () => {
    const { listings, total } = await walk(sentence, { sortBy: 'price', sortOrder: 'desc', limit: '9' })
    expect(total).toBe(61)
    const prices = listings.map(({ priceUSD }) => Number(priceUSD))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(new Set(listings.map(({ id }) => id)).size).toBe(61)
  })

  it('satisfy explicit filters even where the title matches', async () => {
    const { listings } = await walk(sentence, { propertyType: 'house', limit: '200' })
    expect(listings).toHaveLength(60)
  })

  it('are counted by facets', async () => {
    const answer = await app.fetch(`/api/listings/facets?${new URLSearchParams({ searchQuery: sentence })}`)
    const { total, facets } = await answer.json()
    expect(total).toBe(61)
    expect(facets.neighborhood).toMatchObject({ Centro: 30, Molino: 30 })
  })

  it('have the words, when the text is unknown words only', async () => {
    const { listings } = await walk('cerro arroyo', { limit: '200' })
    expect(listings).toHaveLength(23)
    expect(listings.every((one) => /cerro/i.test(one.description + one.title))).toBe(true)
  })

  it('reject a cursor of a tier that the search does not have', async () => {
    const answer = await app.fetch(
      `/api/listings?${new URLSearchParams({ searchQuery: sentence, limit: '20' })}`,
    )
    const cursor = answer.headers.get('link')?.match(/cursor=([^&>]+)/)?.[1] ?? ''
    expect((await app.fetch(`/api/listings?searchQuery=casa&limit=3&cursor=${cursor}`)).status).toBe(400)
    expect((await app.fetch(`/api/listings?limit=3&cursor=${cursor}`)).status).toBe(400)
  })
})

describe('more matches than are ranked', () => {
  let many: NewListing[] = []
  beforeAll(async () => {
    many = Array.from({ length: maxRanked + 60 }, (_, index) => ({
      title: index % 50 === 0 ? `Oficina ${index}` : `Oficina ${index} con helipuerto`,
      propertyType: 'office' as const,
      city: 'Encarnación',
      firstPublishedAt: new Date(Date.UTC(2026, 1, 1, 0, index)),
    }))
    await insertListings(app.context.db, many)
  })

  it.each([
    ['oficina encarnación helipuerto', maxRanked],
    ['oficina encarnación helipuerto invernadero', maxRankedPartial],
  ])(
    '%s: the rest follows by date, then those without the word; nothing is repeated or missing',
    async (text, ranked) => {
      const { listings, total } = await walk(text, { limit: '199' })
      expect(total).toBe(many.length)
      expect(new Set(listings.map(({ id }) => id)).size).toBe(many.length)
      const without = listings.map(({ title }) => (title.includes('helipuerto') ? 0 : 1))
      expect(without).toEqual(without.toSorted())
      expect(without.filter((one) => one === 1)).toHaveLength(Math.ceil(many.length / 50))
      const older = listings.slice(ranked, -Math.ceil(many.length / 50)).map(({ publishedAt }) => publishedAt)
      expect(older.length).toBeGreaterThan(10)
      expect(older).toEqual(older.toSorted().toReversed())
    },
  )
})
