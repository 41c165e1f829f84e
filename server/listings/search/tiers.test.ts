import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '#shared/listings/listings.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'
import { maxRanked, maxRankedPartial } from './searchPlan.ts'

const sentence = 'Casa en Luque con vista al cerro y arroyo'

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
  app = await startApp({}, { indexed: true })
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

  describe('say where the listings with the words end', () => {
    const headersOf = async (searchQuery: string, more: Record<string, string> = {}) => {
      const answer = await app.fetch(`/api/listings?${new URLSearchParams({ searchQuery, ...more })}`)
      const { headers } = answer
      const read = (name: string) => headers.get(name) ?? undefined
      return { words: read('x-ranked-by'), sections: read('x-sections'), link: read('link') }
    }

    it.each([
      [sentence, 'vista%20cerro%20arroyo', 'all;at=0;count=13, some;at=13;count=36, others;at=49'],
      ['casa luque arroyo', 'arroyo', 'all;at=0;count=24, others;at=24'],
      ['casa barata luque arroyo', 'arroyo', 'all;at=0;count=24, others;at=24'],
      ['casa luque helipuerto', 'helipuerto', 'all;at=0;count=0, others;at=0'],
      [
        'casa luque arroyo helipuerto',
        'arroyo%20helipuerto',
        'all;at=0;count=0, some;at=0;count=24, others;at=24',
      ],
    ])('%s', async (text, words, sections) => {
      expect(await headersOf(text, { limit: '200' })).toEqual({ words, sections, link: undefined })
    })

    it.each([
      ['without other words', 'casa luque', {}],
      ['in an explicit order', 'casa luque arroyo', { sortBy: 'price' }],
      ['where the words alone are the search', 'arroyo', {}],
    ])('nothing %s', async (_, text, more) => {
      expect(await headersOf(text, more)).toMatchObject({ words: undefined, sections: undefined })
    })

    it('each on the page where they begin', async () => {
      const pages: (string | undefined)[] = []
      let cursor: string | undefined
      do {
        const page = await headersOf(sentence, { limit: '12', ...(cursor && { cursor }) })
        pages.push(page.sections)
        cursor = page.link?.match(/cursor=([^&>]+)/)?.[1]
      } while (cursor)
      expect(pages).toEqual([
        'all;at=0;count=13',
        'some;at=1;count=36',
        undefined,
        undefined,
        'others;at=1',
        undefined,
      ])
    })
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

describe('the ranking', () => {
  const at = { latitude: -27.08, longitude: -55.64 }
  const kinds: readonly [string, Partial<NewListing>][] = [
    ['in the description', { description: 'Frente al molino harinero.' }],
    ['in the address', { address: 'Calle Molino Harinero', ...at, locationPrecision: 'exact' }],
    ['in the title', { title: 'Casa Molino Harinero' }],
    ['with a place', { description: 'Frente al molino harinero.', ...at, locationPrecision: 'exact' }],
    [
      'roughly placed',
      { description: 'Frente al molino harinero.', ...at, locationPrecision: 'approximate' },
    ],
    ['paid for', { description: 'Frente al molino harinero.', featured: true }],
    ['with one word', { description: 'Frente al molino.', title: 'Casa' }],
    ['with neither', { description: 'Tranquila.' }],
  ]
  const old = new Date(Date.UTC(2025, 0, 1))
  const ids = new Map<string, string>()
  beforeAll(async () => {
    const rows = kinds.map(([, more]) => ({ title: 'Casa', city: 'Hohenau', firstPublishedAt: old, ...more }))
    const inserted = await insertListings(app.context.db, rows)
    for (const [index, [kind]] of kinds.entries()) ids.set(inserted[index] ?? '', kind)
  })
  const orderOf = async (text: string) =>
    (await walk(text, { limit: '200' })).listings.map(({ id }) => ids.get(id))

  it('is by field, share of the words and exactness of the place', async () => {
    const order = await orderOf('casa hohenau molino harinero')
    expect(order.slice(0, 2)).toEqual(['in the title', 'in the address'])
    expect(order.slice(2, 4)).toEqual(['with a place', 'roughly placed'])
    expect(order.slice(-2)).toEqual(['with one word', 'with neither'])
  })

  it('gives nothing to who is featured', async () => {
    const order = await orderOf('casa hohenau molino harinero')
    const [paid, plain] = [order.indexOf('paid for'), order.indexOf('in the description')]
    const idOf = (kind: string) => [...ids].find(([, one]) => one === kind)?.[0] ?? ''
    expect(paid < plain).toBe(idOf('paid for') > idOf('in the description'))
  })

  it('changes with the freshness', async () => {
    const [fresh = ''] = await insertListings(app.context.db, [
      {
        title: 'Casa',
        city: 'Hohenau',
        description: 'Frente al molino harinero.',
        firstPublishedAt: new Date(),
      },
    ])
    ids.set(fresh, 'fresh')
    const order = await orderOf('casa hohenau molino harinero')
    expect(order.indexOf('fresh')).toBeLessThan(order.indexOf('roughly placed'))
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
