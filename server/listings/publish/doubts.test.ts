import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import type { ListingVerdict } from '#shared/prices/prices.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'
import { flat, myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const { create, created, change, read, ok, market, analysesOf, rowOf } = scene

const ask = async (answer: Promise<Response>) => {
  const response = await answer
  const { code, error, fields } = await response.json()
  return { status: response.status, code, error, fields: Object.keys(fields ?? {}) }
}
const priceOf = (amount: number, currency: 'USD' | 'PYG') => ({
  priceUSD: undefined,
  price: { amount, currency },
})
const suspect = { status: 422, code: 'price_currency_suspect' }

describe('a price that is not plausible', () => {
  it.each<[string, object, string, string]>([
    [
      'in guaraníes, in dollars',
      priceOf(850_000_000, 'USD'),
      'price',
      '$850,000,000 parece estar en la otra',
    ],
    [
      'in dollars, in guaraníes',
      priceOf(120_000, 'PYG'),
      'price',
      'Gs.\u00a0120.000 parece estar en la otra',
    ],
    ['of one dollar', priceOf(1, 'USD'), 'price', '$1 parece muy poco'],
    ['of cents', { priceUSD: 0.5 }, 'priceUSD', '$0.50 parece muy poco'],
    [
      'of a billion dollars in guaraníes',
      priceOf(5e12, 'PYG'),
      'price',
      'Gs.\u00a05.000.000.000.000 parece demas',
    ],
    ['as a rent', { transactionType: 'rent', priceUSD: 1 }, 'priceUSD', '$1 parece muy poco'],
    ['by the night', { pricePerNight: 1 }, 'pricePerNight', '$1 parece muy poco'],
    [
      'by the month',
      { transactionType: 'both', pricePerMonth: 6e6 },
      'pricePerMonth',
      '$6,000,000 parece demas',
    ],
    [
      'of a sale, as a rent',
      { transactionType: 'rent', priceUSD: 120_000 },
      'priceUSD',
      '$120,000 es más de lo que se pide de alquiler por mes: ¿es el precio de venta?',
    ],
    [
      'of a sale, as a rent in guaraníes',
      { transactionType: 'rent', ...priceOf(900_000_000, 'PYG') },
      'price',
      '¿es el precio de venta?',
    ],
    [
      'of a rent in guaraníes, in dollars',
      { transactionType: 'rent', priceUSD: 3_500_000 },
      'priceUSD',
      '$3,500,000 parece estar en la otra moneda',
    ],
    [
      'of an office',
      { propertyType: 'coworking', transactionType: 'rent', priceUSD: undefined, pricePerHour: 0.05 },
      'pricePerHour',
      '$8 parece muy poco',
    ],
  ])('%s, is asked back by name, as typed, and taken once confirmed', async (_what, fields, at, text) => {
    const asked = await ask(create(fields))
    expect(asked).toMatchObject({ ...suspect, fields: [at] })
    expect(asked.error).toContain(text)
    const { id } = await created({ ...fields, confirmPrice: true })
    expect((await rowOf(id)).priceConfirmed).toBe(true)
    // Saved as it is, it is not asked about again.
    await ok(change(id, { title: 'Otro título' }))
    expect((await rowOf(id)).priceConfirmed).toBe(true)
  })

  it('may be the instalment that the ad names', async () => {
    const fields = {
      description: 'Financiado en 130 cuotas de Gs. 9.500.000.',
      ...priceOf(9_500_000, 'PYG'),
    }
    const asked = await ask(create(fields))
    expect(asked).toMatchObject({ ...suspect, fields: ['price'] })
    expect(asked.error).toContain('es la cuota que nombra tu aviso')
    const { id } = await created({ ...fields, confirmPrice: true })
    await ok(change(id, { title: 'Otro título' }))
  })

  it('is told in the language of the caller', async () => {
    const draft = { ...flat, ...priceOf(1, 'USD') }
    const asked = await ask(scene.app.send('POST', '/api/listings?lang=en', draft, scene.owner))
    expect(asked.error).toBe('$1 looks like very little. Check it or confirm it.')
  })

  it('is no longer confirmed when another takes its place', async () => {
    const { id } = await created({ priceUSD: 1, confirmPrice: true })
    await ok(change(id, { priceUSD: 100_000, confirmPrice: true }))
    expect((await rowOf(id)).priceConfirmed).toBe(false)
    expect(await ask(change(id, { priceUSD: 2 }))).toMatchObject(suspect)
  })
})

describe('a figure far from its market', () => {
  const place = { city: 'Pilar', neighborhood: 'Centro' }
  const neighbors = (perSqm: number, more: NewListing = {}) =>
    insertListings(
      scene.app.context.db,
      Array.from({ length: 5 }, () => ({
        ...place,
        propertyType: 'apartment' as const,
        area: '80.00',
        priceUsd: `${perSqm * 80}.00`,
        ...more,
      })),
    )

  it('asks about the area or the price, names what it compares with, and is taken once confirmed', async () => {
    await neighbors(1000)
    const home = { ...place, propertyType: 'apartment', priceUSD: 80_000, area: 80 }
    const { id } = await created(home)
    const area = await ask(create({ ...home, area: 800 }))
    expect(area).toMatchObject({ ...suspect, fields: ['area'] })
    expect(area.error).toBe(
      '800 m² por $80,000 son $100.00 por m², y la mediana en Centro es $1,000.00. ¿La superficie es correcta? Revisala o confirmala.',
    )
    const price = await ask(create({ ...home, priceUSD: 800_000 }))
    expect(price).toMatchObject({ ...suspect, fields: ['priceUSD'] })
    expect(price.error).toContain('la mediana en Centro es $1,000.00. ¿El precio es correcto?')
    await created({ ...home, priceUSD: 800_000, confirmPrice: true })
    expect(await ask(change(id, { area: 8 }))).toMatchObject({ ...suspect, fields: ['area'] })
    await ok(change(id, { area: 8, confirmPrice: true }))
    await ok(change(id, { title: 'Otro título' }))
  })

  it('may be a sale price in a rent, or an instalment in a sale', async () => {
    const rented = { ...place, city: 'Ayolas', transactionType: 'rent' as const }
    await neighbors(5, rented)
    const rent = await ask(create({ ...rented, propertyType: 'apartment', priceUSD: 14_000, area: 80 }))
    expect(rent.error).toContain('¿es el precio de venta?')
    const sold = { ...place, city: 'Villeta' }
    await neighbors(1000, sold)
    const description = 'Se vende en cuotas.'
    const sale = await ask(
      create({ ...sold, propertyType: 'apartment', priceUSD: 900, area: 80, description }),
    )
    expect(sale).toMatchObject({ ...suspect, fields: ['priceUSD'] })
    expect(sale.error).toContain('¿es la cuota y no el precio total?')
  })

  it('is not asked about of a room of a home, which counts in no comparison', async () => {
    const rented = { ...place, city: 'Yaguarón', transactionType: 'rent' as const }
    await neighbors(5, rented)
    const room = { ...rented, propertyType: 'apartment', roomOnly: true, area: 10, priceUSD: 300 }
    const { id } = await created(room)
    const { comparables: all } = await ok<{ comparables: { id: string }[] }>(
      scene.app.fetch(
        '/api/price-analysis/comparables?neighborhood=Centro&city=Yaguar%C3%B3n&propertyType=apartment&transactionType=rent',
      ),
    )
    expect(all.map((one) => one.id)).not.toContain(id)
    expect(all).toHaveLength(5)
    expect(await ok(scene.app.fetch(`/api/price-analysis/listing/${id}`))).toMatchObject({
      reason: 'room_only',
      standing: null,
    })
    expect(await analysesOf(id)).toEqual([])
    const whole = await ask(create({ ...room, roomOnly: false }))
    expect(whole).toMatchObject(suspect)
  })

  it('is not asked about where there are too few to compare with, and of land not across a city', async () => {
    const few = {
      city: 'Caacupé',
      neighborhood: 'Centro',
      propertyType: 'apartment',
      priceUSD: 900_000,
      area: 80,
    }
    await created(few)
    const land = { city: 'Itá', propertyType: 'land' as const }
    await neighbors(100, { ...land, neighborhood: 'Centro' })
    await created({ ...land, neighborhood: 'Potrero', priceUSD: 8000, area: 8000, bedrooms: 0, bathrooms: 0 })
  })
})

describe('comparisons', () => {
  const where = 'neighborhood=Villa%20Morra&city=Asunci%C3%B3n&propertyType=apartment'
  const comparables = async (): Promise<string[]> => {
    const { comparables: all } = await ok<{ comparables: { id: string }[] }>(
      scene.app.fetch(`/api/price-analysis/comparables?${where}`),
    )
    return all.map(({ id }) => id)
  }
  const verdictOf = (id: string) => ok<ListingVerdict>(scene.app.fetch(`/api/price-analysis/listing/${id}`))

  it('leave out a price that is not plausible until it is confirmed', async () => {
    await market()
    const { id } = await created({ priceUSD: 1, confirmPrice: true })
    expect(await comparables()).toContain(id)
    // As saved before prices were asked back.
    await scene.app.context.db.update(listings).set({ priceConfirmed: false }).where(eq(listings.id, id))
    expect(await comparables()).not.toContain(id)
    expect(await verdictOf(id)).toMatchObject({ reason: 'price_in_doubt', standing: null })
    const analyses = (await analysesOf(id)).length
    expect(await ask(change(id, { area: 81 }))).toMatchObject(suspect)
    expect(await analysesOf(id)).toHaveLength(analyses)
    await ok(change(id, { confirmPrice: true }))
    expect(await comparables()).toContain(id)
    expect(await verdictOf(id)).toMatchObject({ reason: null, standing: { verdict: 'below' } })
    expect(await analysesOf(id)).toHaveLength(analyses + 1)
  })
})

describe('the price of another offer', () => {
  it.each<[string, object, object, string, number]>([
    [
      'a sale that becomes a rental',
      { priceUSD: 120_000 },
      { transactionType: 'rent' },
      '$120,000 era el precio de venta',
      900,
    ],
    [
      'a rental that becomes a sale',
      { transactionType: 'rent', ...priceOf(5e6, 'PYG') },
      { transactionType: 'both' },
      'Gs.\u00a05.000.000 era el alquiler',
      90_000,
    ],
  ])(
    '%s is asked for its price, unless it is given or confirmed',
    async (_what, fields, to, text, priceUSD) => {
      const { id, price } = await created(fields)
      const asked = await ask(change(id, to))
      expect(asked).toMatchObject({ ...suspect, fields: ['price'] })
      expect(asked.error).toContain(text)
      expect((await ok(read(id))).price).toEqual(price)
      await ok(change(id, { ...to, confirmPrice: true }))
      const given = await created(fields)
      await ok(change(given.id, { ...to, priceUSD }))
    },
  )

  it('of a sale that also rents stays', async () => {
    const { id } = await created()
    await ok(change(id, { transactionType: 'both', pricePerMonth: 700 }))
    await ok(change(id, { transactionType: 'sale' }))
  })
})

describe('a point that is not plausible', () => {
  const at = (latitude: number, longitude: number, city = 'Asunción') => ({ latitude, longitude, city })
  const encarnacion = at(-27.33, -55.867)

  it.each<[string, object, string]>([
    ['far from its city', encarnacion, 'a 288 km de Asunción'],
    ['in Argentina', at(-27.45, -58.986), 'fuera de Paraguay'],
    ['in Brazil', at(-26.99, -48.63, 'Camboriú'), 'fuera de Paraguay'],
  ])('%s, is asked back, and taken once confirmed', async (_where, fields, text) => {
    const asked = await ask(create(fields))
    expect(asked).toMatchObject({ status: 422, code: 'location_suspect', fields: ['latitude'] })
    expect(asked.error).toContain(text)
    const { id } = await created({ ...fields, confirmLocation: true })
    await ok(change(id, { title: 'Otro título' }))
  })

  it.each<[string, number, number]>([
    ['a pole', -90, 0],
    ['the other pole', 90, 180],
    ['where axes cross', 0, 0],
    ['Spain', 40.4, -3.7],
  ])('at %s is refused', async (_where, latitude, longitude) => {
    const refusal = { status: 422, code: 'invalid', fields: ['latitude'] }
    expect(await ask(create({ latitude, longitude, confirmLocation: true }))).toMatchObject(refusal)
  })

  it('is asked about when point or city change, not otherwise', async () => {
    const { id } = await created({ ...encarnacion, city: 'Encarnación' })
    await ok(change(id, { title: 'Otro título' }))
    expect(await ask(change(id, { city: 'Asunción' }))).toMatchObject({ code: 'location_suspect' })
    await ok(change(id, { city: 'Asunción', confirmLocation: true }))
    await ok(change(id, { title: 'Y otro', city: 'asuncion' }))
    expect(await ask(change(id, { latitude: -27.34 }))).toMatchObject({ code: 'location_suspect' })
    await ok(change(id, { latitude: null, longitude: null }))
  })
})
