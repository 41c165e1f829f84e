import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, varied())
})
afterAll(() => app.close())

function varied(): NewListing[] {
  const towns = [
    { city: 'Asunción', neighborhood: 'Villa Morra' },
    { city: 'Asunción', neighborhood: 'Centro' },
    { city: 'Luque', neighborhood: 'Centro' },
  ]
  return Array.from({ length: 84 }, (_, index) => ({
    ...towns[index % 3],
    transactionType: (['sale', 'rent', 'both', 'sale'] as const)[index % 4],
    propertyType: propertyTypes[index % 5],
    priceUsd: `${(index % 9) * 100 + 100}.00`,
    pricePerMonth: index % 8 === 2 ? `${(index % 5) * 100 + 100}.00` : null,
    bedrooms: index % 7,
    bathrooms: index % 6,
    parkingSpaces: index % 5,
    amenities: index % 2 === 0 ? ['pool'] : index % 3 === 0 ? ['pool', 'gym'] : [],
    featured: index % 6 === 0,
    allowsShortTerm: index % 5 === 0,
    airbnbUrl: index % 7 === 0 ? 'https://www.airbnb.com/rooms/1' : null,
    status: index % 11 === 0 ? ('closed' as const) : ('active' as const),
    latitude: -25.3 + index / 2000,
    longitude: -57.6,
    locationPrecision: 'exact' as const,
  }))
}

interface Facets {
  total: number
  totalIsCapped: boolean
  facets: Record<string, Record<string, number>>
}

async function totalOf(query: URLSearchParams): Promise<number> {
  const answer = await app.fetch(`/api/listings?limit=1&${query}`)
  expect(answer.status).toBe(200)
  return Number(answer.headers.get('x-total-count'))
}

describe('GET /api/listings/facets', () => {
  it.each([
    '',
    'propertyType=house',
    'propertyType=house,land&bedrooms=2',
    'transactionType=rent&maxPrice=400',
    'minPrice=300&city=Luque',
    'city=asuncion&neighborhood=centro&featured=false',
    'amenities=pool&bathrooms=2&allowsShortTerm=false',
    'propertyType=house&bedrooms=1&bathrooms=1&parkingSpaces=1&city=Luque&transactionType=sale&minPrice=200&amenities=pool',
    'near=-25.3,-57.6,3&featured=false&airbnbActive=true&transactionType=rent',
    'city=Luque,Asunción&transactionType=sale',
    'searchQuery=luque o asuncion en venta',
    'searchQuery=casa',
    'searchQuery=villa mora hasta 600 dolares',
    'searchQuery=en venta 3 dormitorios con piscina',
    'city=Atlantis',
    'exceptAmenities=pool&exceptCity=Luque',
    'exceptPropertyType=house,land&transactionType=rent&city=Asunción&exceptNeighborhood=centro',
    'searchQuery=casa sin pileta que no sea en luque',
    'searchQuery=no alquilo terrenos ni casas',
  ])('for "%s" counts what each choice finds in the search', async (query) => {
    const answer = await app.fetch(`/api/listings/facets?${query}`)
    expect(answer.status).toBe(200)
    const { total, totalIsCapped, facets }: Facets = await answer.json()
    expect(total).toBe(await totalOf(new URLSearchParams(query)))
    expect(totalIsCapped).toBe(false)
    let checked = 0
    for (const [field, counts] of Object.entries(facets)) {
      for (const [choice, count] of Object.entries(counts)) {
        const chosen = new URLSearchParams(query)
        const already = field === 'amenities' ? chosen.get(field) : null
        chosen.set(field, already ? `${already},${choice}` : choice)
        expect([field, choice, count]).toEqual([field, choice, await totalOf(chosen)])
        checked++
      }
    }
    expect(checked).toBeGreaterThan(0)
    expect(Object.keys(facets).sort()).toEqual([
      'acceptsBarter',
      'airbnbActive',
      'allowsShortTerm',
      'amenities',
      'bathrooms',
      'bedrooms',
      'city',
      'featured',
      'groundFloor',
      'neighborhood',
      'parkingSpaces',
      'propertyType',
      'roomOnly',
      'stage',
      'transactionType',
      'withoutGuarantor',
    ])
  })

  it('rejects an invalid filter as the search does', async () => {
    expect((await app.fetch('/api/listings/facets?bedrooms=many')).status).toBe(400)
  })
})

it.each([true, false])(
  'a place may be called like a property of every object, in memory: %s',
  async (indexed) => {
    const odd = await startApp({}, { indexed })
    const names = ['constructor', '__proto__', 'toString']
    await insertListings(
      odd.context.db,
      names.flatMap((name) => {
        const house = { propertyType: 'house' as const, transactionType: 'sale' as const, area: '100.00' }
        return [house, house].map((one) => ({ ...one, city: name, neighborhood: name }))
      }),
    )
    const answer = await odd.fetch('/api/listings/facets')
    expect(answer.status).toBe(200)
    const { total, facets }: Facets = await answer.json()
    expect(total).toBe(6)
    for (const name of ['constructor', 'toString']) {
      expect(Object.entries(facets.city ?? {})).toContainEqual([name, 2])
      expect(Object.entries(facets.neighborhood ?? {})).toContainEqual([name, 2])
      const found = await odd.fetch(`/api/listings?city=${name}&neighborhood=${name}`)
      expect(found.headers.get('x-total-count')).toBe('2')
    }
    for (const path of ['clusters', 'featured', 'trending'])
      expect((await odd.fetch(`/api/listings/${path}`)).status).toBe(200)
    const prices = await odd.fetch(
      '/api/price-analysis/neighborhoods?propertyType=house&transactionType=sale',
    )
    expect(prices.status).toBe(200)
    expect((await prices.json()).cities.map(({ city }: { city: string }) => city)).toEqual(
      expect.arrayContaining(names),
    )
    await odd.close()
  },
)
