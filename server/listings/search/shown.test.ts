import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshDerived } from '#server/listings/listings.derived.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { findNeighborhood, isPlaced } from '#shared/places/places.ts'
import { writePolygon } from '#shared/search/area.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { insertListing, insertUser, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
let ownerUserId: string
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  ownerUserId = await insertUser(app.context.db)
})
afterAll(() => app.close())

const morra = findNeighborhood('Villa Morra', 'Asunción')
const middle = isPlaced(morra) ? morra : { latitude: 0, longitude: 0 }
const hiddenLocation = {
  latitude: -25.30123,
  longitude: -57.58456,
  address: 'Pasaje Quebrachal 4711',
  locationPrecision: 'neighborhood',
} as const satisfies NewListing

const insert = (fields: NewListing = {}) =>
  insertListing(app.context.db, { ...hiddenLocation, ownerUserId, ...fields })

async function idsOf(query: string): Promise<string[]> {
  const answer = await app.fetch(`/api/listings?limit=200&${query}`)
  expect(answer.status).toBe(200)
  const found: Listing[] = await answer.json()
  return found.map(({ id }) => id)
}

async function totalAt(query: string): Promise<number> {
  const answer = await app.fetch(`/api/listings/facets?${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).total
}

describe('a listing that shows only its neighbourhood', () => {
  it('is found by `near` around the centre of its neighbourhood, not around its true location', async () => {
    const city = 'Hidden one'
    const id = await insert({
      city,
      neighborhoodLatitude: middle.latitude,
      neighborhoodLongitude: middle.longitude,
    })
    const at = ({ latitude, longitude }: { latitude: number; longitude: number }, km: number) =>
      `city=${city}&near=${latitude},${longitude},${km}`
    expect(await idsOf(at(middle, 0.1))).toEqual([id])
    expect(await idsOf(at(hiddenLocation, 0.5))).toEqual([])
    expect(await totalAt(at(middle, 0.1))).toBe(1)
    expect(await totalAt(at(hiddenLocation, 0.5))).toBe(0)
  })

  it('cannot be distinguished by any circle from others of the same neighbourhood', async () => {
    const city = 'Hidden pair'
    const point = { neighborhoodLatitude: middle.latitude, neighborhoodLongitude: middle.longitude }
    const one = await insert({ city, ...point })
    const two = await insert({ city, ...point, latitude: -25.28, longitude: -57.56 })
    const degrees = (from: number) => fc.double({ min: from - 0.03, max: from + 0.03, noNaN: true })
    await fc.assert(
      fc.asyncProperty(
        degrees(middle.latitude),
        degrees(middle.longitude),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        async (latitude, longitude, km) => {
          const query = `city=${city}&near=${latitude.toFixed(6)},${longitude.toFixed(6)},${km.toFixed(6)}`
          const found = await idsOf(query)
          expect(found.includes(one)).toBe(found.includes(two))
          expect(await totalAt(query)).toBe(found.length)
        },
      ),
      { numRuns: runsOf(40) },
    )
  })

  it('is not found by any word of its address until the address is shown', async () => {
    const id = await insert()
    for (const text of ['Pasaje Quebrachal 4711', 'quebrachal', '4711', 'quebra'])
      expect(await idsOf(`searchQuery=${encodeURIComponent(text)}`), text).not.toContain(id)
    const suggested = await app.fetch('/api/search/suggestions?query=quebrachal')
    expect(await suggested.text()).not.toMatch(/quebrachal/i)
    const show = (locationPrecision: string) =>
      app.send('PATCH', `/api/listings/${id}`, { locationPrecision }, as('user', ownerUserId))
    expect((await show('exact')).status).toBe(200)
    expect(await idsOf('searchQuery=quebrachal')).toEqual([id])
    expect(await idsOf(`near=${hiddenLocation.latitude},${hiddenLocation.longitude},0.2`)).toEqual([id])
    expect((await show('approximate')).status).toBe(200)
    expect(await idsOf('searchQuery=quebrachal')).toEqual([])
    expect((await show('neighborhood')).status).toBe(200)
    expect(await idsOf(`near=${hiddenLocation.latitude},${hiddenLocation.longitude},0.2`)).toEqual([])
  })

  it('shows its true location to the owner and administrators, through the private call only', async () => {
    const id = await insert()
    const read = (path: string, who: Record<string, string> = {}) => app.fetch(path, { headers: who })
    const owner = as('user', ownerUserId)
    const own = await read(`/api/listings/mine/${id}`, owner)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(await own.json()).toMatchObject(hiddenLocation)
    expect(await (await read('/api/listings/mine', owner)).json()).toContainEqual(
      expect.objectContaining(hiddenLocation),
    )
    for (const who of [owner, {}]) {
      for (const path of [`/api/listings/${id}`, '/api/listings?limit=200', '/api/listings/trending']) {
        const text = await (await read(path, who)).text()
        expect(text).not.toContain('Quebrachal')
        expect(text).not.toContain('25.30123')
      }
    }
    expect((await read(`/api/listings/mine/${id}`)).status).toBe(401)
    const stranger = as('user', await insertUser(app.context.db))
    expect((await read(`/api/listings/mine/${id}`, stranger)).status).toBe(403)
    const draft = await insert({ status: 'draft' })
    expect((await read(`/api/listings/mine/${draft}`, stranger)).status).toBe(404)
    const deleted = await insert({ status: 'deleted' })
    expect((await read(`/api/listings/mine/${deleted}`, owner)).status).toBe(404)
  })
})

describe('the public location', () => {
  async function shownOf(id: string) {
    const { rows } = await app.context.db.execute(sql`
      select shown_address as address, shown_latitude as latitude, shown_longitude as longitude from listings where id = ${id}`)
    return rows[0]
  }

  it('follows the precision, whichever columns the writer sets', async () => {
    const { db } = app.context
    const id = await insert({ locationPrecision: null })
    const { address, latitude, longitude } = hiddenLocation
    expect(await shownOf(id)).toEqual({ address, latitude, longitude })
    await db.execute(sql`update listings set location_precision = 'approximate' where id = ${id}`)
    expect(await shownOf(id)).toEqual({ address: null, latitude: -25.301, longitude: -57.585 })
    await db.execute(sql`update listings set location_precision = 'neighborhood' where id = ${id}`)
    expect(await shownOf(id)).toEqual({ address: null, ...pointOf(middle) })
    await db.execute(
      sql`update listings set shown_address = address, shown_latitude = latitude where id = ${id}`,
    )
    expect(await shownOf(id)).toEqual({ address: null, ...pointOf(middle) })
  })

  it('is recomputed once where the gazetteer or the derivation has changed', async () => {
    const { db } = app.context
    await refreshDerived(db)
    const old = await insert({ neighborhoodLatitude: null, neighborhoodLongitude: null })
    const moved = await insert({ neighborhoodLatitude: -25, neighborhoodLongitude: -57 })
    const nowhere = await insert({ neighborhood: 'Ningún lugar', city: 'Macondo' })
    expect(await refreshDerived(db)).toBe(2)
    for (const id of [old, moved]) expect(await shownOf(id)).toEqual({ address: null, ...pointOf(middle) })
    expect(await shownOf(nowhere)).toEqual({ address: null, latitude: null, longitude: null })
    expect(await refreshDerived(db)).toBe(0)
  })

  const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    latitude,
    longitude,
  })
})

describe('a listing without a point', () => {
  const noPoint = { latitude: null, longitude: null, address: 'Calle 1', locationPrecision: null }
  const barrio = { latitude: middle.latitude, longitude: middle.longitude, locationPrecision: 'neighborhood' }
  const asuncion = { latitude: -25.287, longitude: -57.647, locationPrecision: 'neighborhood' }
  const nowhere = { latitude: null, longitude: null, locationPrecision: null }

  it.each<[string, NewListing, object]>([
    ['its neighbourhood, with its address', {}, { ...barrio, address: 'Calle 1' }],
    ['its neighbourhood', { locationPrecision: 'approximate' }, { ...barrio, address: null }],
    ['its city, where the neighbourhood is unknown', { neighborhood: 'Barrio Nuevo' }, asuncion],
    ['its city, of a hidden point', { ...hiddenLocation, neighborhood: 'Barrio Nuevo' }, asuncion],
    ['nothing, in an unknown city', { neighborhood: 'Centro', city: 'Macondo' }, nowhere],
    [
      'the name of its neighbourhood, in an unknown city',
      { neighborhood: 'Centro', city: 'Macondo', locationPrecision: 'approximate' },
      { ...nowhere, locationPrecision: 'neighborhood' },
    ],
  ])('shows %s', async (_what, fields, expected) => {
    const id = await insert({ ...noPoint, ...fields })
    expect(await (await app.fetch(`/api/listings/${id}`)).json()).toMatchObject(expected)
  })

  it('is on the map and found near the middle of its place, as that; its owner has it as given', async () => {
    const id = await insert({ ...noPoint, propertyType: 'warehouse' })
    const { latitude, longitude } = middle
    const corners = [-0.01, 0.01].flatMap((north) =>
      [-0.01, 0.01].map((east) => ({
        latitude: latitude + north,
        longitude: longitude + east * Math.sign(north),
      })),
    )
    const queries = [
      `near=${latitude},${longitude},0.1`,
      `bounds=${latitude - 0.01},${longitude - 0.01},${latitude + 0.01},${longitude + 0.01}`,
      `polygon=${writePolygon(corners)}`,
    ]
    for (const query of queries) expect(await idsOf(`propertyType=warehouse&${query}`), query).toEqual([id])
    const clusters = await app.fetch('/api/listings/clusters?propertyType=warehouse&zoom=14')
    expect(await clusters.json()).toMatchObject([{ id, latitude, longitude, count: 1 }])
    const own = await app.fetch(`/api/listings/mine/${id}`, { headers: as('user', ownerUserId) })
    expect(await own.json()).toMatchObject(noPoint)
  })
})
