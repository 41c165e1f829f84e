import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { fold } from '#shared/core/text.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type Amenity, amenities } from '#shared/listings/listingTypes.ts'
import { amenityWords } from '#shared/search/sentence/amenities.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing, insertListings } from '#tests/support/listings.ts'
import { sentenceHomes } from '#tests/support/sentenceHomes.ts'
import { formsOf } from './amenityForms.ts'
import { refreshTerms } from './suggestions/terms.service.ts'
import { terms } from './suggestions/terms.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, sentenceHomes)
  await refreshTerms(app.context.db)
})
afterAll(() => app.close())

async function titlesOf(searchQuery: string, more: Record<string, string> = {}): Promise<string[]> {
  const answer = await app.fetch(`/api/listings?${new URLSearchParams({ searchQuery, ...more })}`)
  expect(answer.status).toBe(200)
  const found: Listing[] = await answer.json()
  expect(answer.headers.get('x-total-count')).toBe(String(found.length))
  return found.map((one) => one.title)
}

async function isPlainText(searchQuery: string): Promise<boolean> {
  const answer = await app.fetch(`/api/listings?${new URLSearchParams({ searchQuery })}`)
  return answer.headers.get('x-plain-text') === 'true'
}

describe('search sentences', () => {
  const cases: [sentence: string, titles: string[]][] = [
    ['villa mora', ['Departamento moderno', 'Casa señorial']],
    [
      'departamento asuncion',
      [
        'Departamento moderno',
        'Departamento grande',
        'Departamento para alquilar',
        'Monoambiente a estrenar',
      ],
    ],
    ['dept villa morra', ['Departamento moderno']],
    ['VILLA MORRA departamento', ['Departamento moderno']],
    ['casa con piscina luque', ['Casa con jardín']],
    ['terreno san bernardino', ['Terreno junto al lago']],
    ['oficina', ['Oficina ejecutiva']],
    ['office space', ['Oficina ejecutiva']],
    ['apartment for rent 2 bedrooms', ['Departamento para alquilar']],
    ['alquiler mcal lopez', ['Oficina ejecutiva']],
    ['ykua sati', ['Departamento para alquilar']],
    ['depto 2 dormitorios hasta 120 mil', ['Departamento moderno']],
    ['casa 3 dorm con quincho', ['Casa con jardín']],
    ['coworking centro', ['Escritorios compartidos']],
    ['house under 200k in lambare', ['Casa sencilla']],
    ['alquiler menos de 4 millones', ['Departamento para alquilar', 'Escritorios compartidos']],
    ['penthose', ['Penthouse con vista']],
    ['habitaciones', ['Casa sencilla']],
    ['galerias', ['Casa sencilla']],
    ['gleria', ['Casa sencilla']],
    ['JARDÍN', ['Casa con jardín']],
    ['avenida mariscal estigarribia', ['Casa de alquiler', 'Escritorios compartidos']],
    ['señorial', ['Casa señorial']],
    ['seño', ['Casa señorial']],
    ['xyzzyq', []],
    ['casas en venta sin piscina', ['Casa sencilla', 'Casa señorial', 'Dúplex en condominio']],
    ['casas en venta que no sean en lambaré ni luque', ['Casa señorial', 'Dúplex en condominio']],
    ['departamentos en asuncion menos villa morra ni carmelitas en venta', ['Monoambiente a estrenar']],
    ['alquiler que no sea oficina ni coworking', ['Casa de alquiler', 'Departamento para alquilar']],
    ['penthouse que no sea en planta baja', ['Penthouse con vista']],
  ]

  it.each(cases)('%s finds what it means and nothing else', async (sentence, titles) => {
    expect((await titlesOf(sentence)).sort()).toEqual([...titles].sort())
  })

  it.each([
    ['monoambiente', 'Monoambiente a estrenar', 4],
    ['duplex', 'Dúplex en condominio', 5],
    ['departamento luminoso', 'Departamento moderno', 4],
    ['casa sencilla con galería', 'Casa sencilla', 5],
    ['casas señoriales en asunción', 'Casa señorial', 2],
    ['bright apartment', 'Departamento moderno', 4],
    ['studio in recoleta', 'Monoambiente a estrenar', 1],
  ])(
    '%s shows first the listings with the unknown words, then the other matches',
    async (sentence, title, total) => {
      const titles = await titlesOf(sentence)
      expect(titles[0]).toBe(title)
      expect(titles).toHaveLength(total)
    },
  )

  it.each(['casas en paraguay', 'clasipar casas usadas', 'inmobiliaria casas', 'casas pequeñas baratas'])(
    '%s finds every house, whatever its other words',
    async (sentence) => {
      expect((await titlesOf(sentence)).sort()).toEqual((await titlesOf('casas')).sort())
    },
  )

  it('finds everything when the text does not describe a home', async () => {
    expect(await titlesOf('inmobiliaria en Paraguay')).toHaveLength(sentenceHomes.length)
  })

  it('shows the cheapest first when the text asks for it, unless an order is given', async () => {
    const falling = { sortBy: 'price', sortOrder: 'desc' }
    const cheapest = ['Casa sencilla', 'Dúplex en condominio', 'Casa con jardín', 'Casa señorial']
    expect(await titlesOf('casas baratas en venta')).toEqual(cheapest)
    expect(await titlesOf('casas económicas en venta')).toEqual(cheapest)
    expect(await titlesOf('casas baratas en venta', falling)).toEqual(cheapest.toReversed())
  })

  it('shows the cheapest with the words, then the cheapest of the others', async () => {
    expect(await titlesOf('casas baratas en venta, galería señorial')).toEqual([
      'Casa sencilla',
      'Casa señorial',
      'Dúplex en condominio',
      'Casa con jardín',
    ])
  })

  it('finds an amenity that is only written in the description', async () => {
    expect(await titlesOf('departamento con balcón')).toEqual(['Departamento moderno'])
    expect(await titlesOf('departamento con balcon', { amenities: 'gym' })).toEqual([])
    expect(await titlesOf('departamento con piscina', { amenities: 'gym' })).toEqual(['Departamento grande'])
  })

  it('finds an amenity that is only written by any of its synonyms', async () => {
    const said = amenities.map((code) => ({ code, forms: amenityWords(code) }))
    const written = (code: Amenity) => formsOf({ code, text: '' })[1]
    const ids = await insertListings(
      app.context.db,
      said.map(({ code }) => ({
        title: `Muestra ${code}`,
        propertyType: 'house',
        city: 'Yaguarón',
        neighborhood: 'Centro',
        description: `La casa tiene ${written(code)}.`,
      })),
    )
    const asked = said.map(({ code, forms }) => [code, forms.at(-1)] as const)
    for (const [code, form] of [...asked, ['pool', 'alberca'], ['furnished', 'furnished']] as const)
      expect([form, await titlesOf(`yaguaron con ${form}`)]).toEqual([form, [`Muestra ${code}`]])
    expect(await titlesOf('yaguaron con piscina y gimnasio')).toEqual([])
    await app.context.db.update(listings).set({ status: 'closed' }).where(inArray(listings.id, ids))
  })

  it('for a home to rent finds no room of one, unless it says so', async () => {
    const rental = { city: 'Altos', transactionType: 'rent', propertyType: 'apartment' } as const
    const ids = await insertListings(app.context.db, [
      { ...rental, title: 'Entero' },
      { ...rental, title: 'Suelta', roomOnly: true },
    ])
    expect(await titlesOf('departamento en alquiler en altos')).toEqual(['Entero'])
    expect((await titlesOf('alquiler en altos')).sort()).toEqual(['Entero', 'Suelta'])
    expect(await titlesOf('pieza en alquiler en altos')).toContain('Suelta')
    expect(await titlesOf('departamento compartido en alquiler en altos')).toContain('Suelta')
    expect((await titlesOf('departamento en alquiler en altos', { roomOnly: 'true' })).sort()).toEqual([
      'Suelta',
    ])
    await app.context.db.update(listings).set({ status: 'closed' }).where(inArray(listings.id, ids))
  })

  it('says where nothing is as it means, and its words alone were found', async () => {
    const ids = await insertListings(app.context.db, [
      {
        city: 'Nueva Italia',
        propertyType: 'land',
        title: 'Loteo',
        description: 'En venta, ideal para una casa.',
      },
    ])
    expect(await titlesOf('casa en venta en nueva italia')).toEqual(['Loteo'])
    expect(await isPlainText('casa en venta en nueva italia')).toBe(true)
    expect(await isPlainText('terreno en venta en nueva italia')).toBe(false)
    await app.context.db.update(listings).set({ status: 'closed' }).where(inArray(listings.id, ids))
  })

  it('by its words alone finds nothing of the other transaction', async () => {
    const [sale, rental] = ['En alquiler la casa ronda los US$ 510 por mes.', 'La casa no está en venta.']
    const ids = await insertListings(app.context.db, [
      { city: 'Yaguarón', title: 'Inversión', description: sale },
      { city: 'Ypané', title: 'Residencia', transactionType: 'rent', description: rental },
    ])
    expect(await titlesOf('casa en alquiler en yaguarón')).toEqual([])
    expect(await titlesOf('casa en venta en yaguarón')).toEqual(['Inversión'])
    expect(await titlesOf('casa en venta en ypané')).toEqual([])
    expect(await titlesOf('casa en alquiler en ypané')).toEqual(['Residencia'])
    await app.context.db.update(listings).set({ status: 'closed' }).where(inArray(listings.id, ids))
  })

  it('filters by the price of a night, the seats and the return', async () => {
    const place = { city: 'Itá', neighborhood: 'Centro', propertyType: 'house' as const }
    const stay = { ...place, allowsShortTerm: true, transactionType: 'rent' as const }
    const ids = await insertListings(app.context.db, [
      { ...stay, title: 'Casa de paso', pricePerNight: '45.00', capacity: 4 },
      { ...stay, title: 'Casa de lujo', pricePerNight: '95.50', capacity: 12 },
      { ...place, title: 'Casa rentable', estimatedRoi: '6.55' },
      { ...place, title: 'Casa menos rentable', estimatedRoi: '5.10' },
      { ...place, title: 'Oficina chica', propertyType: 'office', capacity: 4 },
      { ...place, title: 'Oficina amplia', propertyType: 'office', capacity: 14 },
      { ...place, title: 'Oficina ubicua', propertyType: 'virtual_office', capacity: 14 },
    ])
    const cases: [text: string, titles: string[], filters?: Record<string, string>][] = [
      ['casa en ita hasta 60 dólares la noche', ['Casa de paso']],
      ['casa en ita más de 60 usd por noche', ['Casa de lujo']],
      ['casa temporaria para 10 personas en ita', ['Casa de lujo']],
      [
        'casas en ita con mejor roi',
        ['Casa rentable', 'Casa menos rentable', 'Casa de lujo', 'Casa de paso'],
      ],
      ['casa en ita roi over 6.5%', ['Casa rentable']],
      ['casa en ita roi over 6.6%', []],
      ['oficina para 10 personas en ita', ['Oficina amplia']],
      ['en ita', ['Casa de lujo'], { minPricePerNight: '46', maxPricePerNight: '96' }],
      ['en ita', ['Oficina ubicua'], { capacity: '14', propertyType: 'virtual_office' }],
      ['en ita', ['Casa rentable'], { minRoi: '6.55' }],
    ]
    for (const [text, titles, filters] of cases) {
      const found = await titlesOf(text, filters)
      expect([text, found.toSorted()]).toEqual([text, titles.toSorted()])
    }
    expect((await titlesOf('casas en ita con mejor roi'))[0]).toBe('Casa rentable')
    await app.context.db.update(listings).set({ status: 'closed' }).where(inArray(listings.id, ids))
  })

  it('corrects luqe to Luque, and finds the rentals there', async () => {
    expect(await titlesOf('luqe')).toEqual(['Casa con jardín'])
    expect(await titlesOf('alquiler fernado dela mora')).toEqual(['Casa de alquiler'])
  })

  it('prefers an explicit filter to an understood one', async () => {
    expect(await titlesOf('casa en luque', { city: 'Lambaré' })).toEqual(['Casa sencilla'])
    expect(await titlesOf('casa', { propertyType: 'land' })).toEqual(['Terreno junto al lago'])
  })

  it('takes an amount for a rent where rent is chosen beside the text', async () => {
    const rent = { transactionType: 'rent' }
    expect(await titlesOf('departamento hasta 3.700 mil', rent)).toEqual(['Departamento para alquilar'])
    expect(await titlesOf('departamento hasta 900 mil', rent)).toEqual([])
  })

  it('ignores unknown words without matches when the rest was understood, but never a filter', async () => {
    expect(await titlesOf('terreno xyzzyq')).toEqual(['Terreno junto al lago'])
    expect(await titlesOf('xyzzyq', { propertyType: 'land' })).toEqual([])
  })

  it('ranks listings with all words before those with some, and the title before the description', async () => {
    const [first, ...others] = await titlesOf('xyzzyq ejecutiva vista', {})
    expect([first, ...others].sort()).toEqual(['Oficina ejecutiva', 'Penthouse con vista'])
    expect((await titlesOf('balcon moderno'))[0]).toBe('Departamento moderno')
  })

  it('with an explicit order, uses words as a filter', async () => {
    expect(await titlesOf('departamento', { sortBy: 'price', sortOrder: 'asc' })).toEqual([
      'Departamento para alquilar',
      'Monoambiente a estrenar',
      'Departamento moderno',
      'Departamento grande',
    ])
  })

  it('pages through ranked results without repeating or missing any', async () => {
    const whole = await titlesOf('lago vista estrenar sencilla ejecutiva')
    const paged: string[] = []
    let path: string | undefined = `/api/listings?${new URLSearchParams({
      searchQuery: 'lago vista estrenar sencilla ejecutiva',
      limit: '2',
    })}`
    while (path !== undefined) {
      const answer: Response = await app.fetch(path)
      const found: Listing[] = await answer.json()
      paged.push(...found.map((one) => one.title))
      path = answer.headers.get('link')?.match(/^<(.+)>; rel="next"$/)?.[1]
    }
    expect(whole.length).toBeGreaterThan(2)
    expect(paged).toEqual(whole)
  })
})

describe('suggestions', () => {
  async function suggested(query: string): Promise<string[]> {
    const answer = await app.fetch(`/api/search/suggestions?${new URLSearchParams({ query })}`)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it.each([
    ['vil', 'Villa Morra'],
    ['VILLA MÓ', 'Villa Morra'],
    ['morra', 'Villa Morra'],
    ['vila mora', 'Villa Morra'],
    ['ykua', 'Ycuá Satí'],
    ['san ber', 'San Bernardino'],
    ['lam', 'Lambaré'],
    ['dep', 'Departamento'],
    ['apart', 'Apartment'],
    ['penth', 'Penthouse'],
    ['escrit', 'Escritorios compartidos'],
  ])('%s suggests %s', async (query, expected) => {
    expect(await suggested(query)).toContain(expected)
  })

  it.each([
    ['luqe', 'Luque'],
    ['lambre', 'Lambaré'],
    ['san bernad', 'San Bernardino'],
    ['hosue', 'House'],
    ['ofisina', 'Oficina'],
    ['carmelitaz', 'Carmelitas'],
  ])('%s, a typo, suggests %s', async (query, expected) => {
    expect((await suggested(query))[0]).toBe(expected)
  })

  it('puts terms that start with the text before those with a word that does', async () => {
    for (const typed of ['ca', 'casa', 'mo', 'de', 'co', 'ma', 'lo', 'es']) {
      const begins = (await suggested(typed)).map((one) => (fold(one).startsWith(typed) ? 0 : 1))
      expect([typed, begins]).toEqual([typed, begins.toSorted()])
    }
  })

  it('puts names that start with the text before places with such an alias', async () => {
    const ids = await insertListings(app.context.db, [
      ...Array.from({ length: 3 }, () => ({ title: 'Lote', neighborhood: 'Villa Universitaria' })),
      { title: 'Solar', city: 'Fernando de la Mora', neighborhood: 'Zona Norte' },
      { title: 'Sitio', city: 'Ciudad del Este', neighborhood: 'Km 4' },
    ])
    await refreshTerms(app.context.db)
    const offers = await suggested('zo')
    expect(offers).toContain('Zona Norte')
    expect(offers.slice(0, 1)).not.toContain('Villa Universitaria')
    expect((await suggested('cde'))[0]).toBe('Ciudad del Este')
    await app.context.db.update(listings).set({ status: 'closed' }).where(inArray(listings.id, ids))
  })

  it('finds something for every suggestion, even after the last listing of a kind has closed', async () => {
    const gone = {
      title: 'Cabaña Irrepetible',
      propertyType: 'warehouse',
      city: 'Itauguá',
      neighborhood: 'Guayaibity',
    } as const
    const id = await insertListing(app.context.db, gone)
    await refreshTerms(app.context.db)
    const kinds = ['cabañ', 'depos', 'wareh', 'itaug', 'itagua', 'guayai']
    for (const typed of kinds) expect([typed, await suggested(typed)]).not.toEqual([typed, []])
    await app.context.db.update(listings).set({ status: 'closed' }).where(eq(listings.id, id))
    for (const typed of kinds) expect([typed, await suggested(typed)]).toEqual([typed, []])

    const all = await app.context.db.select({ key: terms.key }).from(terms)
    const typed = [...new Set(all.flatMap(({ key }) => [key.slice(0, 2), key.slice(0, 3), key.slice(0, 6)]))]
    const offers = new Set<string>()
    // More at once are refused on a busy machine.
    for (let at = 0; at < typed.length; at += 8)
      for (const one of (await Promise.all(typed.slice(at, at + 8).map(suggested))).flat()) offers.add(one)
    expect(offers.size).toBeGreaterThan(30)
    for (const one of offers) expect([one, (await titlesOf(one)).length]).not.toEqual([one, 0])
  })

  it('returns at most 8 distinct suggestions, and none below two characters', async () => {
    const many = await suggested('ca')
    expect(many.length).toBeLessThanOrEqual(8)
    expect(new Set(many).size).toBe(many.length)
    for (const short of ['', ' ', 'c', '.', "c'"]) expect(await suggested(short)).toEqual([])
    expect(await suggested('%%')).toEqual([])
    expect((await app.fetch('/api/search/suggestions')).status).toBe(200)
  })
})
