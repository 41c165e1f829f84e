import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePolygon } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
/** Of unknown coordinates. */
const macondo = { city: 'Macondo', neighborhood: 'Centro' }
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, [
    place('a', -25.3, -57.6, '90000.00'),
    place('b', -25.3001, -57.6001, '70000.00'),
    place('c', -25.5, -57.3, '50000.00'),
    {
      ...place('hidden', -25.31, -57.61, '10000.00'),
      locationPrecision: 'neighborhood',
      ...macondo,
    },
    { ...place('nowhere', 0, 0, '10000.00'), latitude: null, longitude: null, area: null, ...macondo },
  ])
})
afterAll(() => app.close())

const place = (id: string, latitude: number, longitude: number, priceUsd: string): NewListing => ({
  id,
  latitude,
  longitude,
  priceUsd,
  locationPrecision: 'exact',
})

async function clusters(query: string): Promise<Cluster[]> {
  const answer = await app.fetch(`/api/listings/clusters?${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

async function ids(query: string): Promise<string[]> {
  const answer = await app.fetch(`/api/listings?${query}`)
  expect(answer.status).toBe(200)
  const found: { id: string }[] = await answer.json()
  return found.map(({ id }) => id).sort()
}

const square = writePolygon([
  { latitude: -25.4, longitude: -57.7 },
  { latitude: -25.4, longitude: -57.5 },
  { latitude: -25.2, longitude: -57.5 },
  { latitude: -25.2, longitude: -57.7 },
])
const crossing = (south: number, west: number, north: number, east: number) =>
  writePolygon([
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
  ])
const manyCorners = writePolygon(
  Array.from({ length: 10_000 }, (_, at) => ({ latitude: -25 - at / 10_000, longitude: -57 - (at % 2) })),
)
const far = writePolygon([
  { latitude: 48, longitude: 11 },
  { latitude: 48, longitude: 12 },
  { latitude: 49, longitude: 12 },
])

describe('GET /api/listings/clusters', () => {
  it('joins listings that are near each other at the zoom, with the lowest price', async () => {
    expect(await clusters('zoom=10')).toEqual([
      { count: 2, latitude: -25.30005, longitude: -57.60005, minPriceUSD: 70000 },
      { count: 1, latitude: -25.5, longitude: -57.3, minPriceUSD: 50000, id: 'c', precision: 'exact' },
    ])
    expect(await clusters('zoom=22')).toHaveLength(3)
  })

  it('takes all filters, and counts what is shown on the map only', async () => {
    expect(await clusters('bounds=-26,-58,-25.4,-57&zoom=12')).toMatchObject([{ count: 1, id: 'c' }])
    expect(await clusters('maxPrice=60000&zoom=12')).toMatchObject([{ id: 'c' }])
    expect(await clusters('transactionType=rent')).toEqual([])
    expect(await clusters(`polygon=${square}&zoom=0`)).toMatchObject([{ count: 2 }])
  })

  it.each([
    'zoom=23',
    'zoom=x',
    'bounds=1,2,3',
    'bounds=-25,-57,-26,-56',
    'polygon=A',
    `polygon=${'A'.repeat(8000)}`,
    `polygon=${manyCorners.slice(0, 14_000)}`,
    `polygon=${Array.from({ length: 21 }, (_, at) => crossing(-25, -57, -24, -56 + at))}`,
  ])('refuses %.20s', async (query) => {
    const answer = await app.fetch(`/api/listings/clusters?${query}`)
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_parameter'])
  })
})

describe('GET /api/listings', () => {
  it.each([
    ['bounds=-25.4,-57.7,-25.2,-57.5', ['a', 'b']],
    ['bounds=-25.4,170,-25.2,-57.5', ['a', 'b']],
    ['bounds=-25.4,-57.5,-25.2,-57.7', []],
    [`polygon=${square}`, ['a', 'b']],
    [`polygon=${square}&bounds=-25.30005,-58,-25,-57`, ['a']],
    [`polygon=${square},${far}`, ['a', 'b']],
    [`polygon=${far}`, []],
    [`polygon=${crossing(-25.4, -57.7, -25.2, -57.4)}`, ['a', 'b']],
    // Between the triangles.
    [`polygon=${crossing(-25.45, -57.7, -25.25, -57.5)}`, []],
    [`polygon=${square}&near=48,11,5`, []],
    ['bounds=-90,-180,90,180', ['a', 'b', 'c']],
    ['bounds=-25.3,-57.6,-25.3,-57.6', ['a']],
    ['bounds=60,-180,90,180', []],
    ['minArea=1', []],
    ['near=-25.3,-57.6,1', ['a', 'b']],
    ['limit=10', ['a', 'b', 'c', 'hidden', 'nowhere']],
  ])('with %s finds what is shown there', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })
})
