import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '#shared/listings/listings.ts'
import { type SortField, sortFields, sortOrders } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { isWholeFuzz, runsOf } from '#tests/support/fuzz.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, manyListings())
})
afterAll(() => app.close())

function manyListings(): NewListing[] {
  return Array.from({ length: 60 }, (_, index) => {
    const transactionType = (['sale', 'rent', 'both'] as const)[index % 3]
    return {
      transactionType,
      title: `Listing ${index}`,
      propertyType: (['house', 'apartment', 'land', 'office'] as const)[index % 4],
      priceUsd: `${(index % 7) * 500 + 100}.00`,
      pricePerMonth: transactionType === 'both' && index % 2 === 0 ? `${(index % 5) * 100 + 50}.50` : null,
      bedrooms: index % 6,
      bathrooms: index % 4,
      parkingSpaces: index % 3,
      area: index % 5 === 0 ? null : `${40 + index * 3}.25`,
      city: index % 2 === 0 ? 'Asunción' : 'Luque',
      state: index % 2 === 0 ? 'Asunción' : 'Central',
      neighborhood: index % 2 === 0 ? 'Villa Morra' : 'Centro',
      amenities: index % 3 === 0 ? ['pool', 'quincho'] : index % 3 === 1 ? ['pool'] : [],
      featured: index % 10 === 0,
      allowsShortTerm: index % 4 === 0,
      airbnbUrl: index % 8 === 0 ? 'https://www.airbnb.com/rooms/1' : null,
      views: index % 4 === 0 ? 0 : index % 9,
      favoritesCount: index % 3,
      estimatedRoi: index % 3 === 0 ? null : `${(index % 5) - 1}.25`,
      firstPublishedAt: new Date(Date.UTC(2026, 5, 1 + (index % 20), 12, 0, 0, index % 2)),
      latitude: index % 6 === 0 ? null : -25.3 + index / 1000,
      longitude: index % 6 === 0 ? null : -57.6 + index / 1000,
      locationPrecision: 'exact',
    }
  })
}

async function read(query: string): Promise<Listing[]> {
  const answer = await app.fetch(`/api/listings?${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

async function readAll(query: string): Promise<Listing[]> {
  const all: Listing[] = []
  let path: string | undefined = `/api/listings?${query}`
  for (let pages = 0; path !== undefined; pages++) {
    expect(pages).toBeLessThan(100)
    const answer = await app.fetch(path)
    expect(answer.status).toBe(200)
    all.push(...(await answer.json()))
    path = answer.headers.get('link')?.match(/^<(.+)>; rel="next"$/)?.[1]
  }
  return all
}

const number = (text: string | null) => (text === null ? null : Number(text))
const rentOf = (one: Listing) => number(one.transactionType === 'rent' ? one.priceUSD : one.pricePerMonth)

describe('search filters', () => {
  const cases: [query: string, keeps: (one: Listing) => boolean][] = [
    ['', () => true],
    ['transactionType=sale', (one) => one.transactionType !== 'rent'],
    ['transactionType=rent', (one) => one.transactionType !== 'sale'],
    ['transactionType=both', (one) => one.transactionType === 'both'],
    ['propertyType=house', (one) => one.propertyType === 'house'],
    ['propertyType=house,land', (one) => ['house', 'land'].includes(one.propertyType)],
    ['propertyType=house&propertyType=office', (one) => ['house', 'office'].includes(one.propertyType)],
    ['minPrice=600', (one) => Number(one.priceUSD) >= 600],
    ['maxPrice=1100', (one) => Number(one.priceUSD) <= 1100],
    ['minPrice=600&maxPrice=600', (one) => Number(one.priceUSD) === 600],
    [
      'transactionType=rent&maxPrice=600',
      (one) => one.transactionType !== 'sale' && (rentOf(one) ?? Infinity) <= 600,
    ],
    [
      'transactionType=rent&minPrice=151',
      (one) => one.transactionType !== 'sale' && (rentOf(one) ?? -1) >= 151,
    ],
    ['bedrooms=3', (one) => one.bedrooms >= 3],
    ['maxBedrooms=1', (one) => one.bedrooms <= 1 && homeTypes.some((type) => type === one.propertyType)],
    ['bathrooms=2', (one) => one.bathrooms >= 2],
    ['parkingSpaces=2', (one) => one.parkingSpaces >= 2],
    ['minArea=100', (one) => (number(one.area) ?? -1) >= 100],
    ['maxArea=100', (one) => (number(one.area) ?? Infinity) <= 100],
    ['amenities=pool', (one) => one.amenities.includes('pool')],
    ['amenities=pool,quincho', (one) => one.amenities.includes('quincho')],
    ['featured=true', (one) => one.featured],
    ['featured=false', (one) => !one.featured],
    ['allowsShortTerm=true', (one) => one.allowsShortTerm],
    ['allowsShortTerm=false', (one) => !one.allowsShortTerm],
    ['airbnbActive=true', (one) => one.airbnbActive],
    ['airbnbActive=false', (one) => !one.airbnbActive],
    ['city=asuncion', (one) => one.city === 'Asunción'],
    ['city=ASU', (one) => one.city === 'Asunción'],
    ['neighborhood=villamorra', (one) => one.neighborhood === 'Villa Morra'],
    ['neighborhood=microcentro', (one) => one.neighborhood === 'Centro'],
    ['neighborhood=centro&city=asuncion', () => false],
    ['city=Atlantis', () => false],
    ['city=Luque&city=Asunción', () => true],
    ['city=Luque,Atlantis', (one) => one.city === 'Luque'],
    ['neighborhood=Centro,Recoleta', (one) => one.neighborhood === 'Centro'],
    ['city=Luque,Asunción&neighborhood=Villa Morra', (one) => one.city === 'Asunción'],
    ['city=Luque,Asunción&neighborhood=villamorra,centro', () => true],
    ['city=Asunción&neighborhood=Villa Morra,Recoleta', (one) => one.city === 'Asunción'],
    ['state=central', (one) => one.city === 'Luque'],
    ['state=Asunción&state=Itapúa', (one) => one.city === 'Asunción'],
    ['state=chaco', () => false],
    ['exceptAmenities=quincho', (one) => !one.amenities.includes('quincho')],
    ['exceptAmenities=pool,gym', (one) => !one.amenities.includes('pool')],
    ['amenities=pool&exceptAmenities=pool', () => false],
    ['exceptPropertyType=house,land', (one) => ['apartment', 'office'].includes(one.propertyType)],
    ['exceptCity=ASU', (one) => one.city === 'Luque'],
    ['exceptCity=Atlantis', () => true],
    ['exceptNeighborhood=microcentro', (one) => one.neighborhood !== 'Centro'],
    ['near=-25.28,-57.58,1.5', (one) => distance(one, -25.28, -57.58) <= 1.5],
    ['near=-25.28,-57.58,0.2', (one) => distance(one, -25.28, -57.58) <= 0.2],
    ['near=-25.28,-57.58,100', (one) => one.latitude !== null],
    ['near=89.99,0,100', () => false],
    [
      'propertyType=house,apartment&bedrooms=2&transactionType=sale&maxPrice=2600&unknown=1&city=',
      (one) =>
        ['house', 'apartment'].includes(one.propertyType) &&
        one.bedrooms >= 2 &&
        one.transactionType !== 'rent' &&
        Number(one.priceUSD) <= 2600,
    ],
  ]

  function distance({ latitude, longitude }: Listing, lat: number, lng: number): number {
    if (latitude === null || longitude === null) return Infinity
    const radians = Math.PI / 180
    const x = (longitude - lng) * radians * Math.cos(((latitude + lat) / 2) * radians)
    return 6371 * Math.hypot(x, (latitude - lat) * radians)
  }

  let everything: Listing[] = []
  beforeAll(async () => {
    everything = await read('limit=200')
    expect(everything).toHaveLength(60)
  })

  it.each(cases)('%s returns exactly the matching listings', async (query, keeps) => {
    const answer = await app.fetch(`/api/listings?limit=200&${query}`)
    const found: Listing[] = await answer.json()
    const expected = everything.filter(keeps).map(({ id }) => id)
    expect(found.map(({ id }) => id)).toEqual(expected)
    expect(answer.headers.get('x-total-count')).toBe(String(expected.length))
    expect(answer.headers.get('x-total-capped')).toBeNull()
  })
})

describe('search order', () => {
  const sortedBy: Record<SortField, (one: Listing) => number | null> = {
    date: (one) => Date.parse(one.publishedAt ?? ''),
    price: (one) => number(one.priceUSD),
    views: (one) => one.views,
    favorites: (one) => one.favoritesCount,
    roi: (one) => number(one.estimatedROI),
    area: (one) => number(one.area),
    pricePerSqm: (one) => perSqm(number(one.priceUSD), number(one.area)),
  }
  const sorts = sortFields.flatMap((field) => sortOrders.map((order) => ({ field, order })))

  it.each(sorts)('by $field $order, paging repeats and misses nothing', async ({ field, order }) => {
    await expectOrdered(`sortBy=${field}&sortOrder=${order}`, sortedBy[field], order)
  })

  it.each(sorts)(
    'by $field $order around a point, where all matches are sorted, likewise',
    async ({ field, order }) => {
      await expectOrdered(`near=-25.28,-57.58,100&sortBy=${field}&sortOrder=${order}`, sortedBy[field], order)
    },
  )

  it.each(sortOrders)('by price %s, for rentals, sorts by monthly rent with nulls last', async (order) => {
    await expectOrdered(`transactionType=rent&sortBy=price&sortOrder=${order}`, rentOf, order)
  })

  it.each(sortOrders)('by price per m² %s, for rentals, sorts by monthly rent per m²', async (order) => {
    const rentPerSqm = (one: Listing) => perSqm(rentOf(one), number(one.area))
    await expectOrdered(`transactionType=rent&sortBy=pricePerSqm&sortOrder=${order}`, rentPerSqm, order)
  })

  const perSqm = (price: number | null, area: number | null) =>
    price === null || !area ? null : price / area

  async function expectOrdered(
    query: string,
    valueOfOne: (one: Listing) => number | null,
    order: 'asc' | 'desc',
  ) {
    const all = await read(`limit=200&${query}`)
    expect(all.length).toBeGreaterThan(30)
    const values = all.map(valueOfOne)
    // Those of a field that is missing are in any order.
    expect(new Set(values).size).toBeGreaterThan(2)
    const last = order === 'asc' ? Infinity : -Infinity
    const sorted = [...values].sort((a, b) => (order === 'asc' ? 1 : -1) * ((a ?? last) - (b ?? last) || 0))
    expect(values).toEqual(sorted)
    for (const limit of [isWholeFuzz ? 1 : 4, all.length]) {
      const paged = await readAll(`limit=${limit}&${query}`)
      expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    }
  }
})

describe('search errors', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['propertyType=castle', 'propertyType.0'],
    ['minPrice=-1', 'minPrice'],
    ['minPrice=5&maxPrice=4', 'minPrice'],
    ['minArea=abc', 'minArea'],
    ['near=1,2', 'near'],
    ['near=1,2,500', 'near.km'],
    ['sortBy=beauty', 'sortBy'],
    ['featured=maybe', 'featured'],
    ['amenities=moat', 'amenities.0'],
    ['bedrooms=1&bedrooms=2', 'bedrooms'],
    [`city=${'x'.repeat(81)}`, 'city.0'],
    ['neighborhood=a%01b', 'neighborhood.0'],
  ])('%s responds 400 and names %s', async (query, field) => {
    const answer = await app.fetch(`/api/listings?${query}`)
    expect(answer.status).toBe(400)
    const body = await answer.json()
    expect(body.code).toBe('bad_parameter')
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it('rejects cursors that are malformed, altered or of another list', async () => {
    const answer = await app.fetch('/api/listings?limit=2&sortBy=views')
    const link = answer.headers.get('link') ?? ''
    const cursor = new URL(link.slice(1, link.indexOf('>')), app.url).searchParams.get('cursor') ?? ''
    const payload = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const altered = (changes: object) =>
      Buffer.from(JSON.stringify({ ...payload, ...changes })).toString('base64url')
    const refused = [
      ['views', 'nonsense'],
      ['views', '%00'],
      ['views', 'ab=='],
      ['date', cursor],
      ['views', altered({ k: "1'; drop table listings; --" })],
      ['views', altered({ k: null })],
      ['views', altered({ i: "' or 1=1" })],
      ['views', altered({ p: 7 })],
      ['views', altered({ p: -1 })],
      ['views', Buffer.from('null').toString('base64url')],
    ]
    for (const [sort, text] of refused) {
      const wrong = await app.fetch(`/api/listings?limit=2&sortBy=${sort}&cursor=${text}`)
      expect([text, wrong.status]).toEqual([text, 400])
    }
    const asGiven = await app.fetch(`/api/listings?limit=2&sortBy=views&cursor=${cursor}`)
    expect(asGiven.status).toBe(200)
  })

  it('never fails for arbitrary input, and injects nothing', async () => {
    const names = [
      'searchQuery',
      'city',
      'neighborhood',
      'near',
      'cursor',
      'sortBy',
      'minPrice',
      'propertyType',
    ]
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        "'; drop table listings; --",
        '!!!',
        "casa & ! | ( ) :* <-> 'x'",
        '\\',
        '½ m² ①',
        '()',
        '%',
        '_',
        '🏠 casa',
        'de la',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 4 }),
        async (pairs) => {
          const query = new URLSearchParams([...pairs.map(([name, value]) => [name, value]), ['limit', '1']])
          const answer = await app.fetch(`/api/listings?${query}`)
          expect(answer.status).toBeLessThan(500)
        },
      ),
      { numRuns: runsOf(150) },
    )
    expect(await read('limit=200')).toHaveLength(60)
  })
})
