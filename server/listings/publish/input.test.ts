import { describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import type { facets as facetsAnswer, Listing } from '#shared/listings/listings.ts'
import { myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const { create, created, change, ok, refused } = scene

const search = async (query: Record<string, string>) =>
  (await ok<Listing[]>(scene.app.fetch(`/api/listings?${new URLSearchParams(query)}`))).map(({ id }) => id)

describe('the place of a listing', () => {
  it.each([
    ["O'Leary", 'Juan Emiliano O’Leary'],
    ['Villa O’Higgins', 'Villa O’Higgins'],
    ['Colonia O´Brien', "Colonia O'Brien"],
    ['Colonia  Río\u00a0 Norte', 'Colonia Río Norte'],
    ['Colonia\u0007Sur\nDos', 'Colonia Sur Dos'],
    ['Colonia Este, Itapúa', 'Colonia Este Itapúa'],
    ['Colonia 4º, 2ª – Große Straße', 'Colonia 4° 2a – Große Straße'],
  ])('%j is found as it is shown', async (typed, shown) => {
    const { id, city, neighborhood } = await created({ city: typed, neighborhood: typed })
    expect(city).toBe(shown)
    const { facets } = await ok<z.infer<typeof facetsAnswer>>(scene.app.fetch('/api/listings/facets'))
    expect([facets.city?.[city], facets.neighborhood?.[neighborhood]]).toEqual([1, 1])
    expect(await search({ city })).toEqual([id])
    expect(await search({ neighborhood })).toEqual([id])
    expect(await search({ city: city.replaceAll("'", '´') })).toEqual([id])
  })
})

describe('texts of one line', () => {
  it('have spaces for line breaks and other control characters', async () => {
    const fields = { title: 'Casa\nde  dos\u0007plantas', titleEn: 'A\r\nhouse', address: 'Palma\t1\u0085' }
    const listing = await created({ ...fields, state: 'Alto\nRío', city: 'Nowhere' })
    expect(listing).toMatchObject({ title: 'Casa de  dos plantas', titleEn: 'A house', state: 'Alto Río' })
    expect(await search({ searchQuery: 'Casa de dos plantas' })).toContain(listing.id)
  })

  it('do not turn the order of what follows', async () => {
    const listing = await created({ title: 'Casa \u202eetna\u202c', neighborhood: '\u2067Centro\u2069' })
    expect(listing).toMatchObject({ title: 'Casa etna', neighborhood: 'Centro' })
  })

  it('are required to have more than those', async () => {
    expect(await refused(create({ title: '\u0007\n', city: ',', neighborhood: ' , ' }))).toMatchObject({
      status: 422,
      fields: ['title', 'city', 'neighborhood'],
    })
    expect(await refused(create({ title: 'a\0b' }))).toMatchObject({ status: 422 })
  })
})

describe('optional texts', () => {
  it('without a visible character are none', async () => {
    const nothing = { titleEn: '\u200b', descriptionEn: '\u2060 \u200b', address: '\u200b' }
    const listing = await created(nothing)
    expect(listing).toMatchObject({ titleEn: null, descriptionEn: null })
    const text = { titleEn: 'House', descriptionEn: 'A house', address: 'Palma 1' }
    await ok(change(listing.id, text))
    const changed = await ok(change(listing.id, nothing))
    expect(changed).toMatchObject({ titleEn: null, descriptionEn: null, address: null })
    const page = await (await scene.app.fetch(`/property/${listing.id}?lang=en`)).text()
    expect(page).not.toMatch(/<h1[^>]*>\s*<\/h1>/)
  })
})

describe('figures', () => {
  const guarani = { priceUSD: undefined, price: { amount: 1, currency: 'PYG' }, confirmPrice: true }

  it('are at least a cent, in dollars', async () => {
    const tooSmall = { status: 422, code: 'invalid', fields: ['priceUSD'] }
    expect(await refused(create(guarani))).toMatchObject(tooSmall)
    const { id } = await created()
    const { price, confirmPrice } = guarani
    expect(await refused(change(id, { price, confirmPrice }))).toMatchObject(tooSmall)
  })

  it('are a billion dollars at most, in any currency and however computed', async () => {
    const tooBig = { status: 422, code: 'invalid', fields: ['priceUSD'] }
    const price = { amount: 9.9e12, currency: 'PYG' }
    expect(await refused(create({ ...guarani, price }))).toMatchObject(tooBig)
    const office = { propertyType: 'coworking', priceUSD: undefined, confirmPrice: true }
    expect(await refused(create({ ...office, pricePerHour: 1e9 }))).toMatchObject(tooBig)
  })

  it('of nothing are none: a rent of zero is not the lowest', async () => {
    const listing = await created({ transactionType: 'both', pricePerMonth: 0, pricePerNight: 0 })
    expect(listing).toMatchObject({ pricePerMonth: null, pricePerNight: null })
  })

  it('of a year are not far ahead', async () => {
    const year = new Date().getFullYear()
    expect(await refused(create({ yearBuilt: year + 11 }))).toMatchObject({ fields: ['yearBuilt'] })
    expect(await created({ yearBuilt: year + 10 })).toMatchObject({ yearBuilt: year + 10 })
  })

  it('are rounded to cents before others derive from them', async () => {
    const office = { propertyType: 'coworking', priceUSD: undefined, confirmPrice: true }
    expect(await refused(create({ ...office, pricePerHour: 0.001 }))).toMatchObject({ status: 422 })
    expect(await created({ ...office, pricePerHour: 1.004 })).toMatchObject({
      pricePerHour: '1.00',
      priceUSD: '160.00',
    })
  })

  it('of an office are plausible', async () => {
    const office = { hours: 'business', meetingRooms: 1001, services: [], deskTypes: [] }
    expect(await refused(create({ propertyType: 'office', office }))).toMatchObject({ status: 422 })
    await created({ propertyType: 'office', office: { ...office, meetingRooms: 1000 } })
  })
})

describe('the Airbnb link', () => {
  it.each([
    'https://www.airbnb.com@evil.example/',
    'https://user:password@www.airbnb.com/rooms/1',
    'https:\\\\www.airbnb.com@evil.example',
    'https:www.airbnb.com@evil.example',
  ])('names no user: %s', async (airbnbUrl) => {
    expect(await refused(create({ airbnbUrl }))).toMatchObject({
      status: 422,
      fields: ['airbnbUrl'],
    })
  })

  it.each(['https://www.airbnb.com/rooms/1?from=@me', 'http://airbnb.com.py', 'https://abnb.me/@x#@'])(
    'may have an @ behind the host: %s',
    async (airbnbUrl) => {
      expect(await created({ airbnbUrl })).toMatchObject({ airbnbUrl, airbnbActive: true })
    },
  )
})
