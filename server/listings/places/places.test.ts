import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTerms } from '#server/listings/search/suggestions/terms.service.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Suggestion } from '#shared/listings/suggestion.ts'
import { type Alternatives, alternativesApi } from '#shared/search/alternatives.ts'
import { clustersApi } from '#shared/search/clusters.ts'
import { readPlaces } from '#shared/search/namedPlace.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, type NewListing } from '#tests/support/listings.ts'

const exact = (title: string, latitude: number, longitude: number, more: NewListing = {}): NewListing => ({
  ...{
    title,
    latitude,
    longitude,
    locationPrecision: 'exact',
    neighborhood: 'Manorá',
    propertyType: 'apartment',
  },
  ...more,
})
const capiata = { city: 'Capiatá', neighborhood: 'Centro', state: 'Central', propertyType: 'land' } as const
const homes: NewListing[] = [
  exact('A 300 metros', -25.2855, -57.5675),
  exact('A 1.500 metros', -25.2964, -57.5675),
  exact('Sobre España', -25.2872, -57.6),
  exact('Lejos', -25.34, -57.65),
  exact('Ruta 2, km 20', -25.356, -57.446, capiata),
  exact('Ruta 2, km 30', -25.393, -57.353, { ...capiata, city: 'Itauguá' }),
  {
    title: 'Sin punto',
    neighborhood: 'Bella Vista',
    latitude: null,
    longitude: null,
    propertyType: 'apartment',
  },
]

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, homes)
  await refreshTerms(app.context.db)
})
afterAll(() => app.close())

async function search(searchQuery: string, more: Record<string, string> = {}) {
  const answer = await app.fetch(`/api/listings?${new URLSearchParams({ searchQuery, ...more })}`)
  expect(answer.status).toBe(200)
  const found: Listing[] = await answer.json()
  expect(answer.headers.get('x-total-count')).toBe(`${found.length}`)
  return {
    titles: found.map(({ title }) => title).sort(),
    places: readPlaces(answer.headers.get('x-places')),
  }
}

describe('a search near what its text names', () => {
  it.each([
    ['depto cerca del shopping del sol', ['A 300 metros']],
    ['depto a 2 km del shopping del sol', ['A 1.500 metros', 'A 300 metros']],
    ['depto sobre avenida españa', ['A 300 metros', 'Sobre España']],
    ['terreno ruta 2 km 20', ['Ruta 2, km 20']],
    ['terreno sobre la ruta 2', ['Ruta 2, km 20', 'Ruta 2, km 30']],
    ['depto zona universidad americana', ['Sin punto']],
    ['depto en el gran asunción', ['A 1.500 metros', 'A 300 metros', 'Lejos', 'Sin punto', 'Sobre España']],
    ['depto cerca del shopping del sol o en la zona del congreso', ['A 300 metros']],
    ['depto entre el shopping del sol y san martin', ['A 300 metros']],
  ])('%j finds %j', async (text, titles) => {
    expect((await search(text)).titles).toEqual(titles)
  })

  it('says what it understood, and which filters that is', async () => {
    const { places } = await search('depto cerca del shopping del sol')
    expect(places).toEqual([
      {
        ...{ text: 'cerca del shopping del sol', kind: 'shopping', name: 'Shopping del Sol' },
        ...{ city: 'Asunción', km: 1 },
        filters: { near: { latitude: -25.283, longitude: -57.567, km: 1 } },
      },
    ])
    expect((await search('departamento en luque')).places).toEqual([])
  })

  it('yields to a distance of its own', async () => {
    const { titles } = await search('depto cerca del shopping del sol', { near: '-25.34,-57.65,1' })
    expect(titles).toEqual(['Lejos'])
  })

  it('is counted the same by facets and on the map', async () => {
    const query = new URLSearchParams({ searchQuery: 'depto a 2 km del shopping del sol' })
    const facets = await (await app.fetch(`/api/listings/facets?${query}`)).json()
    expect(facets.total).toBe(2)
    const clusters: { count: number }[] = await (await app.fetch(`${clustersApi.find.path}?${query}`)).json()
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  it('offers farther ones where nothing is near, without the words that are replaced', async () => {
    const query = new URLSearchParams({ searchQuery: 'depto cerca del bcp' })
    const found: Alternatives = await (await app.fetch(`${alternativesApi.find.path}?${query}`)).json()
    expect(found.searches).toContainEqual(
      expect.objectContaining({
        change: 'widen',
        field: 'near',
        query: { near: '-25.278,-57.583,3', searchQuery: 'depto' },
      }),
    )
  })

  it('is a page that knows so at its first paint', async () => {
    const page = await (
      await app.fetch(`/search?searchQuery=${encodeURIComponent('depto sobre españa')}`)
    ).text()
    expect(page).toContain('{"key":["sentence","depto sobre españa","7420","places"],')
    expect(page).toContain(
      '{"field":"place","value":{"text":"sobre españa","kind":"avenue","name":"Av. España"',
    )
  })
})

describe('suggestions', () => {
  const suggested = async (query: string): Promise<Suggestion[]> =>
    (await app.fetch(`/api/search/completions?${new URLSearchParams({ query })}`)).json()

  it.each([
    ['shopping del', { text: 'Shopping del Sol', kind: 'shopping', city: 'Asunción' }],
    ['delsol', { text: 'Shopping del Sol', kind: 'shopping', city: 'Asunción' }],
    ['españ', { text: 'Av. España', kind: 'avenue', city: 'Asunción' }],
    ['gran as', { text: 'Gran Asunción', kind: 'area' }],
    ['ruta 2', { text: 'Ruta 2', kind: 'route' }],
    ['bella', { text: 'Bella Vista', kind: 'neighborhood' }],
  ])('for %j bring what it is: %j', async (query, expected) => {
    expect(await suggested(query)).toContainEqual(expected)
    const texts = await (await app.fetch(`/api/search/suggestions?${new URLSearchParams({ query })}`)).json()
    expect(texts).toEqual((await suggested(query)).map(({ text }) => text))
  })

  it('find something, each', async () => {
    expect(await suggested('puente de la amistad')).toEqual([])
    for (const query of ['shopping', 'universidad', 'ruta', 'hospital', 'plaza', 'av'])
      for (const { text } of await suggested(query))
        expect([text, (await search(text)).titles]).not.toEqual([text, []])
  })
})
