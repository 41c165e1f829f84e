import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tools } from '#server/ai/tools/tools.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let client: Client
let ids: { near: string; far: string; rent: string; words: string }
const luque = { city: 'Luque', neighborhood: 'Centro', propertyType: 'house', area: '120' } as const
const asuncion = { ...luque, city: 'Asunción', neighborhood: 'Ycuá Satí' } as const
const exact = { locationPrecision: 'exact' } as const
/** The Shopping del Sol's, about. */
const mall = { latitude: -25.283, longitude: -57.567 }

beforeAll(async () => {
  app = await startApp()
  const { db } = app.context
  await insertListings(
    db,
    Array.from({ length: 12 }, (_, n) => ({ ...luque, bedrooms: 3, priceUsd: `${90_000 + n * 1000}.00` })),
  )
  const owner = await insertUser(db, { firstName: 'Rosa', lastName: 'Benítez', publicProfile: true })
  ids = {
    near: await insertListing(db, {
      ...{ ...asuncion, ...exact, latitude: -25.285, longitude: -57.569 },
      ...{ title: 'Casa cerca del shopping', priceUsd: '150000.00', ownerUserId: owner },
    }),
    far: await insertListing(db, {
      ...{ ...asuncion, ...exact, latitude: -25.33, longitude: -57.6 },
      ...{ title: 'Casa lejana', priceUsd: '140000.00', ownerUserId: owner },
    }),
    words: await insertListing(db, {
      ...{ ...luque, city: 'Itauguá', title: 'Casa amplia' },
      description: 'Con terreno grande, camino a Caacupé.',
    }),
    rent: await insertListing(db, {
      ...asuncion,
      neighborhood: 'Sajonia',
      transactionType: 'rent',
      priceUsd: '900.00',
    }),
  }
  client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', app.url), {
      requestInit: { headers: { 'Accept-Language': 'en' } },
    }),
  )
  await client.listTools()
})
afterAll(async () => {
  await client.close()
  await app.close()
})

const result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
})
const answer = z.looseObject({
  total: z.int().optional(),
  listings: z.array(z.looseObject({ id: z.string() })).optional(),
  nextCursor: z.string().nullish(),
})
const fault = z.object({
  code: z.string(),
  error: z.string().min(5),
  remedy: z.string().min(5),
  argument: z.string().optional(),
  others: z.array(z.looseObject({ code: z.string() })).optional(),
})

async function send(name: string, input: Record<string, unknown>) {
  const { isError, content } = result.parse(await client.callTool({ name, arguments: input }))
  return { isError: isError ?? false, value: JSON.parse(content[0]?.text ?? '') }
}
async function call(name: string, input: Record<string, unknown> = {}) {
  const { isError, value } = await send(name, input)
  expect([isError, value]).toEqual([false, value])
  return answer.parse(value)
}
async function refused(name: string, input: Record<string, unknown>) {
  const { isError, value } = await send(name, input)
  expect([isError, value]).toEqual([true, value])
  return fault.parse(value)
}
const idsOf = ({ listings = [] }: z.infer<typeof answer>) => listings.map(({ id }) => id)

describe('what tools say of themselves', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s: what it gives, when to use it, and an example that fits',
    (_, { description, input }) => {
      expect(description).toMatch(/ Use it /)
      const example = /Example: (\{.*\})\.$/.exec(description)?.[1] ?? ''
      expect(input.safeParse(JSON.parse(example)).error).toBeUndefined()
    },
  )
})

describe('what was understood', () => {
  it('is echoed as arguments, with the places, and what was not', async () => {
    const text = 'casa cerca del Shopping del Sol hasta 200 mil dólares con xylofon, que no sea en esquina'
    expect(await call('search_listings', { text })).toMatchObject({
      listings: [{ id: ids.near }],
      byWordsOnly: false,
      understood: {
        filters: {
          ...{ propertyType: ['house'], maxPriceUSD: 200_000 },
          near: { ...mall, km: 1 },
        },
        places: [{ name: 'Shopping del Sol', kind: 'shopping', city: 'Asunción', km: 1 }],
        notUnderstood: 'xylofon',
        unsupported: ['que no sea en esquina'],
      },
    })
  })

  it('has the filters that were given beside the text, which win', async () => {
    const found = await call('search_listings', { text: 'casa en Luque barata', city: 'Asunción' })
    expect(found).toMatchObject({
      order: 'cheapest',
      understood: { filters: { city: ['Asunción'] }, notUnderstood: '' },
    })
    expect(idsOf(found)).toEqual([ids.rent, ids.far, ids.near])
  })

  it('says where nothing is as understood, and what is found has the words alone', async () => {
    const found = await call('search_listings', { text: 'casa lejana en Encarnación' })
    expect(found.total).toBe(0)
    const byWords = await call('search_listings', { text: 'terreno en Caacupé' })
    expect(byWords).toMatchObject({
      ...{ byWordsOnly: true, listings: [{ id: ids.words }] },
      understood: { filters: { propertyType: ['land'], city: ['Caacupé'] } },
    })
  })

  it('is said of counts by place, too', async () => {
    expect(await call('count_places', { text: 'casas en Luque', bedrooms: '3' })).toMatchObject({
      total: 12,
      cities: expect.arrayContaining([expect.objectContaining({ name: 'Luque', listings: 12 })]),
      neighborhoods: [expect.objectContaining({ name: 'Centro', listings: 12 })],
      understood: { filters: { propertyType: ['house'], city: ['Luque'], bedrooms: 3 } },
    })
  })
})

describe('where', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a landmark', { landmarks: ['Shopping del Sol'] }],
    ['a landmark, as a text', { landmarks: 'shopping del sol', withinKm: '1' }],
    [
      'any of two',
      { landmarks: ['Shopping del Sol', 'Costanera de Encarnación'], city: 'Asunción', withinKm: 1 },
    ],
    ['a point', { near: { ...mall, km: 1 } }],
    ['a point, as in an address', { near: '-25.283,-57.567,1' }],
    ['a point by other names', { near: { lat: '-25.283', lng: '-57.567', radius: 1 } }],
    ['bounds', { bounds: { south: -25.29, west: -57.58, north: -25.27, east: -57.56 } }],
    [
      'a polygon of corners',
      {
        polygon: [
          { latitude: -25.29, longitude: -57.58 },
          { latitude: -25.27, longitude: -57.58 },
          { latitude: -25.28, longitude: -57.55 },
        ],
      },
    ],
    [
      'a polygon of pairs',
      {
        polygon: [
          [
            [-25.29, -57.58],
            [-25.27, -57.58],
            [-25.28, -57.55],
          ],
        ],
      },
    ],
  ])('is %s', async (_, input) => {
    expect(idsOf(await call('search_listings', input))).toEqual([ids.near])
  })

  it('is a landmark and a box at once', async () => {
    const bounds = { south: -25.4, west: -57.7, north: -25.3, east: -57.5 }
    expect(idsOf(await call('search_listings', { landmarks: ['Shopping del Sol'], bounds }))).toEqual([])
  })
})

describe('a cursor', () => {
  it('leads through all pages, without any other argument', async () => {
    const first = await call('search_listings', { text: 'casa en Luque', bedrooms: 3, limit: 5 })
    const seen = idsOf(first)
    let { nextCursor } = first
    while (nextCursor) {
      const page = await call('search_listings', { cursor: nextCursor, limit: 5 })
      expect(page).toMatchObject({ total: first.total, understood: { filters: { city: ['Luque'] } } })
      seen.push(...idsOf(page))
      nextCursor = page.nextCursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([12, 12])
  })

  it('is of its own search', async () => {
    const { nextCursor } = await call('search_listings', { city: ['Luque'] })
    const same = await call('search_listings', { city: 'Luque', cursor: nextCursor })
    expect(idsOf(same)).toHaveLength(5)
    expect(await refused('search_listings', { city: ['Asunción'], cursor: nextCursor })).toMatchObject({
      code: 'bad_cursor',
    })
  })

  it.each([
    'nonsense',
    '',
    'e30',
    'x'.repeat(50_000),
    Buffer.from('{"search":{"limit":9},"next":"a"}').toString('base64url'),
  ])('that was not given is refused: %.20s', async (cursor) => {
    expect(await refused('search_listings', { cursor })).toMatchObject({ code: 'bad_cursor' })
  })
})

describe('habits of models', () => {
  it.each<[string, Record<string, unknown>]>([
    ['numbers as texts', { bedrooms: '3', maxPriceUSD: '95,000', limit: '10' }],
    ['thousands with points', { bedrooms: 3, maxPriceUSD: '95.000', limit: 10 }],
    ['a currency', { bedrooms: 3, maxPriceUSD: 'USD 95000', limit: 10 }],
    [
      'null for absent',
      { bedrooms: 3, maxPriceUSD: 95_000, limit: 10, city: null, near: null, cursor: null },
    ],
    ['one value for a list', { bedrooms: 3, maxPriceUSD: 95_000, limit: 10, propertyType: 'house' }],
    ['another case', { bedrooms: 3, maxPriceUSD: 95_000, limit: 10, propertyType: ['House'] }],
    ['a list as JSON', { bedrooms: 3, maxPriceUSD: 95_000, limit: 10, propertyType: '["house"]' }],
    ['a list with commas', { bedrooms: 3, maxPriceUSD: 95_000, limit: 10, propertyType: 'house, land' }],
    ['nested under arguments', { arguments: { bedrooms: 3, maxPriceUSD: 95_000, limit: 10 } }],
    ['nested twice', { input: { arguments: '{"bedrooms":3,"maxPriceUSD":95000,"limit":10}' } }],
    ['names without units', { bedrooms: 3, max_price: 95_000, limit: 10 }],
    ['names in snake case', { bedrooms: 3, max_price_usd: 95_000, limit: 10 }],
    ['plurals', { bedrooms: 3, maxPriceUSD: 95_000, limit: 10, cities: ['Luque'] }],
    ['query for text', { query: 'casa en Luque', bedrooms: 3, maxPriceUSD: 95_000, limit: 10 }],
  ])('are understood: %s', async (_, input) => {
    expect((await call('search_listings', input)).total).toBe(6)
  })

  it('are understood of other tools', async () => {
    expect(await call('get_listing', { listing_id: ids.near })).toMatchObject({ id: ids.near })
    const compared = await call('compare_listings', { ids: `${ids.near}, ${ids.far}` })
    expect(idsOf(compared)).toEqual([ids.near, ids.far])
  })

  it.each<[code: string, argument: string | undefined, name: string, input: Record<string, unknown>]>([
    ['missing_argument', 'id', 'get_listing', {}],
    ['missing_argument', 'near.km', 'search_listings', { near: { latitude: -25, longitude: -57 } }],
    ['wrong_type', 'text', 'search_listings', { text: { $ne: null } }],
    ['wrong_type', 'maxPriceUSD', 'search_listings', { maxPriceUSD: 'cheap' }],
    ['wrong_type', 'areaSqm', 'estimate_price', { city: 'Luque', propertyType: 'house', areaSqm: '1.200' }],
    ['not_a_choice', 'transactionType', 'search_listings', { transactionType: 'swap' }],
    ['not_a_choice', 'propertyType.0', 'search_listings', { propertyType: 'castle' }],
    ['out_of_range', 'limit', 'search_listings', { limit: 1000 }],
    ['out_of_range', 'bedrooms', 'search_listings', { bedrooms: -1 }],
    ['out_of_range', 'ids', 'compare_listings', { ids: ['a'] }],
    ['out_of_range', 'ids', 'compare_listings', { ids: Array.from({ length: 20_000 }, (_, n) => n) }],
    ['out_of_range', 'text', 'search_listings', { text: 'x'.repeat(100_000) }],
    ['unknown_argument', 'colour', 'search_listings', { colour: 'red' }],
    ['unknown_argument', 'constructor', 'search_listings', { constructor: { name: 'x' } }],
    ['unknown_argument', 'text', 'search_listings', { text: 'casa', query: 'depto' }],
    ['unknown_tool', 'delete_listing', 'delete_listing', { id: 'x' }],
    ['unknown_tool', '__proto__', '__proto__', {}],
    ['wrong_order', 'minPriceUSD', 'search_listings', { minPriceUSD: 200, maxPriceUSD: 100 }],
    ['wrong_order', 'minAreaSqm', 'count_places', { minAreaSqm: 200, maxAreaSqm: 100 }],
    ['wrong_order', 'bounds.south', 'search_listings', { bounds: '-25,-58,-26,-57' }],
    ['needs', 'withinKm', 'search_listings', { withinKm: 3 }],
    ['needs', undefined, 'returns', { purchasePriceUSD: 100_000 }],
    ['needs', undefined, 'estimate_price', { city: 'Luque' }],
    ['needs', undefined, 'listing_author', {}],
    ['needs', undefined, 'place_market', {}],
    ['duplicate_id', 'ids', 'compare_listings', { ids: ['a', 'a'] }],
    ['bad_polygon', 'polygon.0', 'search_listings', { polygon: ['nonsense!'] }],
    ['unknown_city', 'city', 'search_listings', { city: ['Luque', 'Atlantis'] }],
    ['unknown_city', 'city', 'count_places', { city: 'Atlantis' }],
    ['unknown_city', 'city', 'market_stats', { city: 'Atlantis' }],
    ['unknown_city', 'city', 'home_prices', { city: 'Atlantis' }],
    ['unknown_city', 'city', 'time_listed', { city: 'Atlantis' }],
    ['unknown_city', 'city', 'place_market', { city: 'Atlantis' }],
    ['unknown_city', 'city', 'estimate_price', { city: 'Atlantis', propertyType: 'house', areaSqm: 90 }],
    ['unknown_neighborhood', 'neighborhood', 'search_listings', { neighborhood: ['Nowhere Hills'] }],
    ['unknown_department', 'state', 'search_listings', { state: ['Atlantis'] }],
    ['unknown_landmark', 'landmarks', 'search_listings', { landmarks: ['Torre Eiffel'] }],
    ['not_found', undefined, 'get_listing', { id: 'nothing' }],
    ['not_found', undefined, 'listing_author', { listingId: 'nothing' }],
    ['not_found', undefined, 'compare_listings', { ids: ['one', 'two'] }],
    ['not_a_choice', 'name', 'guides', { name: 'nothing' }],
  ])('are refused with a remedy: %s of %s, %s', async (code, argument, name, input) => {
    const told = await refused(name, input)
    expect([told.code, told.argument]).toEqual([code, argument])
    expect(JSON.stringify(told)).not.toMatch(/select |at \w+ \(|node_modules|undefined|NaN/)
    expect(JSON.stringify(told).length).toBeLessThan(3000)
  })

  it('suggest the place that was meant', async () => {
    const { remedy } = await refused('search_listings', { city: ['Lukque'] })
    expect(remedy).toContain('“Luque”')
  })

  it('tell every problem of a call, the first with its remedy', async () => {
    const { code, others } = await refused('search_listings', { limit: 0, bedrooms: 99, text: 7 })
    expect([code, others?.length]).toEqual(['out_of_range', 1])
  })

  it.each([
    ['no arguments', '{"name":"search_listings"}'],
    ['null', '{"name":"search_listings","arguments":null}'],
    ['a text', '{"name":"search_listings","arguments":"{\\"limit\\":5}"}'],
    ['an empty text', '{"name":"search_listings","arguments":""}'],
  ])('come as %s', async (_, params) => {
    const response = await post(params)
    const { result } = await response.json()
    expect(JSON.parse(result.content[0].text)).toMatchObject({ total: 16 })
  })

  it.each([
    ['a prototype', '{"name":"search_listings","arguments":{"__proto__":{"limit":1},"limit":2}}'],
    ['a list', '{"name":"search_listings","arguments":[1,2]}'],
    ['no name', '{"arguments":{}}'],
    ['a name of another type', '{"name":7,"arguments":{}}'],
    ['a prototype within', '{"name":"search_listings","arguments":{"near":{"__proto__":{"km":1}}}}'],
  ])('harm nothing: %s', async (_, params) => {
    app.logged.length = 0
    const response = await post(params)
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/node_modules|at \w+ \(/)
    await app.flush()
    expect(app.logged.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  const post = (params: string) =>
    app.fetch('/mcp', {
      method: 'POST',
      headers: { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
      body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`,
    })
})

describe('returns', () => {
  it('are rounded, with what they cost', async () => {
    const figures = { purchasePriceUSD: 93_333, monthlyRentUSD: 617, occupancyPercent: 90 }
    expect(await call('returns', figures)).toMatchObject({
      ...{ effectiveMonthlyRentUSD: 555, annualIncomeUSD: 6664, annualCostsUSD: 1481, annualNetUSD: 5183 },
      ...{ monthlyNetUSD: 432, roiPercent: 5.6, grossYieldPercent: 7.9, reason: null },
      ...{ buyingCostsUSD: { low: 2800, high: 4667 }, roiWithBuyingCostsPercent: 5.3 },
    })
  })

  it.each([
    ['no_rent', () => ({ listingId: ids.near })],
    ['not_for_sale', () => ({ listingId: ids.rent })],
    ['no_price', () => ({ listingId: ids.near, purchasePriceUSD: 0, monthlyRentUSD: 500 })],
  ])('say why there are none: %s', async (reason, input) => {
    expect(await call('returns', input())).toMatchObject({ roiPercent: null, rating: null, reason })
  })
})

describe('an author', () => {
  it('is what the site shows, with what they offer', async () => {
    const found = await call('listing_author', { listingId: ids.near, limit: 1 })
    expect(found).toMatchObject({ profile: { name: 'Rosa Benítez', activeListings: 2 }, agency: null })
    expect(JSON.stringify(found)).not.toMatch(/@|whatsapp|phone/i)
    const { profile } = z.looseObject({ profile: z.object({ id: z.string() }) }).parse(found)
    const next = await call('listing_author', { authorId: profile.id, limit: 1, cursor: found.nextCursor })
    expect([...idsOf(found), ...idsOf(next)].toSorted()).toEqual([ids.near, ids.far].toSorted())
    expect(next.nextCursor).toBeNull()
  })

  it('without a public profile is none', async () => {
    expect(await call('listing_author', { listingId: ids.rent })).toMatchObject({
      ...{ profile: null, reason: 'no_public_profile', listings: [] },
    })
    expect((await refused('listing_author', { authorId: 'nobody' })).code).toBe('not_found')
  })
})

describe('a place’s market', () => {
  it('has counts, prices per square metre and homes by bedrooms', async () => {
    const { value: found } = await send('place_market', { city: 'luque' })
    expect(found).toMatchObject({ city: 'Luque', neighborhood: null, listings: { rent: 0 } })
    expect(found).toMatchObject({
      listings: { sale: 12 },
      perSqm: [{ propertyType: 'house', transactionType: 'sale', area: { figures: { listings: 12 } } }],
      prices: [{ bedrooms: 3, listings: 12, enough: true }],
    })
  })
})
