import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Alternatives } from '#shared/search/alternatives.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, homes())
})
afterAll(() => app.close())

function homes(): NewListing[] {
  const house = (neighborhood: string, thousands: number, more: NewListing = {}): NewListing => ({
    title: `Casa de ${thousands} mil`,
    propertyType: 'house',
    city: 'Asunción',
    state: 'Asunción',
    neighborhood,
    priceUsd: `${thousands}000.00`,
    bedrooms: 3,
    ...more,
  })
  return [
    house('Villa Morra', 180, { amenities: ['pool'] }),
    house('Villa Morra', 250),
    house('Villa Morra', 320, { bedrooms: 4 }),
    house('Recoleta', 110),
    house('Recoleta', 140),
    ...Array.from({ length: 4 }, (_, index) => ({
      title: `Depto ${index}`,
      propertyType: 'apartment' as const,
      transactionType: 'rent' as const,
      city: 'Luque',
      state: 'Central',
      neighborhood: 'Centro',
      priceUsd: `${400 + index * 100}.00`,
      bedrooms: 2,
    })),
    ...[700, 900].map((rent, index) => ({
      title: `Depto de ${rent}`,
      propertyType: 'apartment' as const,
      transactionType: 'rent' as const,
      city: 'Encarnación',
      state: 'Itapúa',
      neighborhood: 'Centro',
      priceUsd: `${rent}.00`,
      bedrooms: 2 + index * 2,
    })),
    {
      title: 'Residencia',
      propertyType: 'house',
      transactionType: 'rent',
      city: 'Encarnación',
      state: 'Itapúa',
      neighborhood: 'Centro',
      priceUsd: '1500.00',
      bedrooms: 5,
    },
    {
      title: 'Oficina',
      propertyType: 'office',
      city: 'Encarnación',
      state: 'Itapúa',
      neighborhood: 'Centro',
      priceUsd: '400000.00',
      description: 'Antes se ofrecía en alquiler como depto de 5 dormitorios en Encarnación.',
    },
    {
      title: 'Domicilio comercial',
      propertyType: 'virtual_office',
      transactionType: 'rent',
      city: 'Encarnación',
      state: 'Itapúa',
      neighborhood: 'Centro',
      priceUsd: '80.00',
    },
    { title: 'Terreno', propertyType: 'land', city: 'Areguá', state: 'Central', neighborhood: 'Centro' },
  ]
}

async function find(query: string): Promise<Alternatives> {
  const answer = await app.fetch(`/api/listings/alternatives?${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
async function totalOf(query: URLSearchParams): Promise<number> {
  const answer = await app.fetch(`/api/listings?limit=1&${query}`)
  expect(answer.status).toBe(200)
  return Number(answer.headers.get('x-total-count'))
}
const summary = ({ searches }: Alternatives) =>
  searches.map(({ change, field, value, and, total }) => [
    change,
    field,
    value,
    ...(and ? [and.change, and.field, and.value] : []),
    total,
  ])

describe('GET /api/listings/alternatives', () => {
  const cases: [query: string, searches: unknown[][]][] = [
    [
      'propertyType=house&city=Asunción&neighborhood=Villa Morra&maxPrice=150000',
      [
        ['drop', 'maxPrice', '150000', 3],
        ['neighbors', 'neighborhood', null, 2],
        ['widen', 'neighborhood', 'Asunción', 2],
      ],
    ],
    [
      'searchQuery=casa en villa morra hasta 150 mil',
      [
        ['drop', 'maxPrice', '150000', 3],
        ['neighbors', 'neighborhood', null, 2],
        ['widen', 'neighborhood', 'Asunción', 2],
      ],
    ],
    [
      'neighborhood=Villa Morra&bedrooms=5',
      [
        ['lower', 'bedrooms', '4', 1],
        ['neighbors', 'neighborhood', null, 'lower', 'bedrooms', '3', 2],
      ],
    ],
    [
      'neighborhood=Villa Morra&bedrooms=50',
      [
        ['drop', 'bedrooms', '50', 3],
        ['neighbors', 'neighborhood', null, 'drop', 'bedrooms', '50', 2],
      ],
    ],
    [
      'city=Luque&amenities=pool,gym&transactionType=rent',
      [['drop', 'amenities', 'pool', 'drop', 'amenities', 'gym', 4]],
    ],
    [
      'searchQuery=casa sin pileta en villa morra hasta 200 mil',
      [
        ['drop', 'maxPrice', '200000', 2],
        ['neighbors', 'neighborhood', null, 2],
        ['drop', 'exceptAmenities', 'pool', 1],
        ['widen', 'neighborhood', 'Asunción', 2],
      ],
    ],
    [
      'city=Luque&propertyType=land',
      [
        ['widen', 'city', 'Central', 1],
        ['drop', 'propertyType', 'land', 4],
      ],
    ],
    [
      'searchQuery=casa en villa morra hasta 150 mil con quincho',
      [
        ['neighbors', 'neighborhood', null, 'drop', 'amenities', 'quincho', 2],
        ['drop', 'maxPrice', '150000', 'drop', 'amenities', 'quincho', 3],
        ['drop', 'amenities', 'quincho', 'widen', 'neighborhood', 'Asunción', 2],
      ],
    ],
    ...[
      'searchQuery=depto 5 dormitorios encarnación hasta 300 usd alquiler',
      'searchQuery=depto 5 dormitorios encarnación hasta 300 usd&transactionType=rent',
    ].map((query): [string, unknown[][]] => [
      query,
      [
        ['drop', 'maxPrice', '300', 'lower', 'bedrooms', '4', 1],
        ['drop', 'maxPrice', '300', 'similar', 'propertyType', null, 1],
      ],
    ]),
    [
      'searchQuery=depto 7 dormitorios con gimnasio en encarnación hasta 300 usd alquiler',
      [
        ['main', null, null, 2],
        ['kind', null, null, 6],
      ],
    ],
    ['searchQuery=oficina para 40 personas en encarnación', [['drop', 'capacity', '40', 1]]],
    ['searchQuery=casa 7 dormitorios encarnación alquiler', [['lower', 'bedrooms', '5', 1]]],
    ['city=Atlantis', [['drop', 'city', 'Atlantis', 15]]],
    ['searchQuery=xyzzyq', [['all', null, null, 15]]],
    ['searchQuery=xyzzyq&city=Luque', [['drop', 'searchQuery', 'xyzzyq', 4]]],
    ['near=-10,-10,50&propertyType=land', [['drop', 'near', '-10,-10,50', 1]]],
    [
      'amenities=pool&exceptAmenities=pool',
      [
        ['drop', 'amenities', 'pool', 14],
        ['drop', 'exceptAmenities', 'pool', 1],
      ],
    ],
    ['minPrice=999999999&bedrooms=50&city=Atlantis', [['all', null, null, 15]]],
  ]

  it.each(cases)(
    'for "%s" proposes what to let go of, with the totals of those searches',
    async (query, expected) => {
      expect(await totalOf(new URLSearchParams(query))).toBe(0)
      const found = await find(query)
      expect(summary(found)).toEqual(expected)
      for (const one of found.searches) expect(one.total).toBe(await totalOf(new URLSearchParams(one.query)))
      expect(found.nearest.length).toBeGreaterThan(0)
      expect(new Set(found.nearest.map(({ id }) => id)).size).toBe(found.nearest.length)
      expect(found.nearest.length).toBeLessThanOrEqual(6)
    },
  )

  it('shows those nearest in price first', async () => {
    const { nearest } = await find('neighborhood=Villa Morra&maxPrice=100000')
    expect(nearest[0]?.title).toBe('Casa de 180 mil')
    const { nearest: above } = await find('neighborhood=Villa Morra&minPrice=400000')
    expect(above[0]?.title).toBe('Casa de 320 mil')
  })

  it('leaves the rest of the text as it was', async () => {
    const [first] = (await find('searchQuery=casa luminosa en villa morra hasta 150 mil')).searches
    expect(first?.query).toEqual({ searchQuery: 'casa luminosa en villa morra', transactionType: 'sale' })
  })

  it('keeps what the rest of a sentence meant beside what leaves it', async () => {
    const { searches, nearest } = await find('searchQuery=oficina para 40 personas en encarnación')
    expect(searches[0]?.query).toEqual({
      propertyType: 'office,temp_office',
      searchQuery: 'oficina en encarnación',
    })
    expect(nearest.map(({ propertyType }) => propertyType)).toEqual(['office'])
  })

  it.each(['minPrice=2&maxPrice=1', 'bedrooms=-1', 'propertyType=castle', 'maxPrice=99999999999999'])(
    'rejects %s',
    async (query) => {
      expect((await app.fetch(`/api/listings/alternatives?${query}`)).status).toBe(400)
    },
  )

  it('has nothing to propose in an empty market', async () => {
    const empty = await startApp()
    const answer = await empty.fetch('/api/listings/alternatives?city=Luque')
    expect(await answer.json()).toEqual({ searches: [], nearest: [] })
    await empty.close()
  })
})
