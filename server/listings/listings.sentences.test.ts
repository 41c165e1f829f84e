import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '#shared/listings.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'
import { refreshTerms } from './terms.service.ts'

/** Titles are the names by which the cases below call them. */
const offered: NewListing[] = [
  {
    title: 'Departamento moderno',
    propertyType: 'apartment',
    priceUsd: '115000.00',
    bedrooms: 2,
    description: 'Luminoso, con balcón y cochera.',
  },
  {
    title: 'Departamento grande',
    propertyType: 'apartment',
    neighborhood: 'Carmelitas',
    priceUsd: '210000.00',
    bedrooms: 3,
    amenities: ['pool', 'gym'],
  },
  {
    title: 'Departamento para alquilar',
    propertyType: 'apartment',
    transactionType: 'rent',
    neighborhood: 'Ycuá Satí',
    priceUsd: '480.00',
    bedrooms: 2,
  },
  {
    title: 'Monoambiente a estrenar',
    propertyType: 'apartment',
    neighborhood: 'Recoleta',
    priceUsd: '62000.00',
    bedrooms: 1,
  },
  {
    title: 'Casa con jardín',
    propertyType: 'house',
    city: 'Luque',
    state: 'Central',
    neighborhood: 'Centro',
    priceUsd: '160000.00',
    bedrooms: 3,
    amenities: ['pool', 'quincho', 'garden'],
  },
  {
    title: 'Casa sencilla',
    propertyType: 'house',
    city: 'Lambaré',
    state: 'Central',
    neighborhood: 'Centro',
    priceUsd: '95000.00',
    bedrooms: 3,
    description: 'Cerca de todo, con galería y una habitación de servicio.',
  },
  {
    title: 'Casa señorial',
    propertyType: 'house',
    neighborhood: 'Villa Morra',
    priceUsd: '650000.00',
    bedrooms: 5,
  },
  {
    title: 'Dúplex en condominio',
    propertyType: 'house',
    neighborhood: 'Mburucuyá',
    priceUsd: '140000.00',
    bedrooms: 3,
  },
  {
    title: 'Terreno junto al lago',
    propertyType: 'land',
    city: 'San Bernardino',
    state: 'Cordillera',
    neighborhood: 'Centro',
    priceUsd: '45000.00',
  },
  {
    title: 'Oficina ejecutiva',
    propertyType: 'office',
    transactionType: 'rent',
    neighborhood: 'Mariscal López',
    priceUsd: '900.00',
  },
  {
    title: 'Escritorios compartidos',
    propertyType: 'coworking',
    transactionType: 'rent',
    neighborhood: 'Centro',
    priceUsd: '120.00',
  },
  {
    title: 'Penthouse con vista',
    propertyType: 'penthouse',
    neighborhood: 'Las Lomas',
    priceUsd: '520000.00',
    bedrooms: 4,
  },
  {
    title: 'Casa de alquiler',
    propertyType: 'house',
    transactionType: 'rent',
    city: 'Fernando de la Mora',
    state: 'Central',
    neighborhood: 'Zona Norte',
    priceUsd: '850.00',
    bedrooms: 3,
    address: 'Avda. Mcal. Estigarribia 1234',
  },
]

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await insertListings(app.context.db, offered)
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
    ['monoambiente', ['Monoambiente a estrenar']],
    ['duplex', ['Dúplex en condominio']],
    ['alquiler menos de 4 millones', ['Departamento para alquilar', 'Escritorios compartidos']],
    ['penthose', ['Penthouse con vista']],
    ['habitaciones', ['Casa sencilla']],
    ['galerias', ['Casa sencilla']],
    ['gleria', ['Casa sencilla']],
    ['JARDÍN', ['Casa con jardín']],
    ['avenida mariscal estigarribia', ['Casa de alquiler']],
    ['señorial', ['Casa señorial']],
    ['seño', ['Casa señorial']],
    ['xyzzyq', []],
  ]

  it.each(cases)('%s finds what it means and nothing else', async (sentence, titles) => {
    expect((await titlesOf(sentence)).sort()).toEqual([...titles].sort())
  })

  it('keeps a filter that was given over one that was understood', async () => {
    expect(await titlesOf('casa en luque', { city: 'Lambaré' })).toEqual(['Casa sencilla'])
    expect(await titlesOf('casa', { propertyType: 'land' })).toEqual(['Terreno junto al lago'])
  })

  it('drops words that come to nothing where the rest was understood, but never a filter', async () => {
    expect(await titlesOf('terreno xyzzyq')).toEqual(['Terreno junto al lago'])
    expect(await titlesOf('xyzzyq', { propertyType: 'land' })).toEqual([])
  })

  it('ranks what has all of the words before what has some, and the title before the description', async () => {
    const [first, ...others] = await titlesOf('xyzzyq ejecutiva vista', {})
    expect([first, ...others].sort()).toEqual(['Oficina ejecutiva', 'Penthouse con vista'])
    expect((await titlesOf('balcon moderno'))[0]).toBe('Departamento moderno')
  })

  it('sorts by what is asked, the words then being a filter', async () => {
    expect(await titlesOf('departamento', { sortBy: 'price', sortOrder: 'asc' })).toEqual([
      'Departamento para alquilar',
      'Monoambiente a estrenar',
      'Departamento moderno',
      'Departamento grande',
    ])
  })

  it('gives ranked results page by page without loss or doubles', async () => {
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

  it('gives at most 8, all different, and none below two characters', async () => {
    const many = await suggested('ca')
    expect(many.length).toBeLessThanOrEqual(8)
    expect(new Set(many).size).toBe(many.length)
    for (const short of ['', ' ', 'c', '.', "c'"]) expect(await suggested(short)).toEqual([])
    expect(await suggested('%%')).toEqual([])
    expect((await app.fetch('/api/search/suggestions')).status).toBe(200)
  })
})
