import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setTrouble } from '#client/offline/offlineState.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { type Alternative, alternativesApi } from '#shared/search/alternatives.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { chip, openSearch, stubSearch, urlParams } from '#tests/components/search.ts'
import {
  deferred,
  errorResponse,
  networkError,
  pageResponse,
  stubEndpoint,
} from '#tests/components/server.ts'

const { alternatives: less, core, errors, listings, search: w } = words.es
const results = () => screen.getByRole('list', { name: w.results })
const cards = () => within(results()).getAllByRole('article')
const found = (text: string) => screen.findByText(text)

beforeEach(() => {
  stubSearch()
  stubEndpoint(alternativesApi.find, { searches: [], nearest: [] })
})

describe('the results', () => {
  const some = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => listing({ id: `l${from + at}`, title: `Casa ${from + at}` }))

  it('show skeletons while loading', async () => {
    const pending = deferred<typeof listingsApi.search>(pageResponse(some(2)))
    stubEndpoint(listingsApi.search, () => pending.promise)
    const { container } = await openPage('/search')
    expect(screen.getByText(w.searching)).toBeInTheDocument()
    expect(container.querySelectorAll('[aria-busy=true] > *')).toHaveLength(6)
    pending.release()
    await found('2 propiedades encontradas')
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
  })

  it.each([
    [1, false, '1 propiedad encontrada'],
    [1250, false, '1.250 propiedades encontradas'],
    [1000, true, w.foundMany('1.000')],
  ])('show their total: %d (capped: %s)', async (total, totalIsCapped, text) => {
    stubEndpoint(listingsApi.search, pageResponse(some(1), { total, totalIsCapped }))
    await openSearch()
    expect(await found(text)).toBeInTheDocument()
  })

  it('say how many near-duplicates a listing has, on each page, with a link to them', async () => {
    stubEndpoint(listingsApi.search, ({ query }) =>
      query.cursor === undefined
        ? pageResponse(some(2), { total: 12, next: 'b', nearDuplicates: '1;count=7' })
        : pageResponse(some(2, 2), { total: 12, nearDuplicates: '0;count=1' }),
    )
    const { person } = await openSearch()
    const link = await screen.findByRole('link', { name: 'y 7 iguales' })
    expect(link.closest('li')).toHaveTextContent('Casa 1')
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://any')
    const { city, neighborhood, propertyType } = listing()
    expect(Object.fromEntries(searchParams)).toMatchObject({ city, neighborhood, propertyType })
    await person.click(await screen.findByRole('link', { name: listings.more }))
    const other = await screen.findByRole('link', { name: 'y 1 igual' })
    expect(other.closest('li')).toHaveTextContent('Casa 2')
  })

  describe('with words that were not understood', () => {
    it('say where those with the words end, on the page where they do', async () => {
      stubEndpoint(listingsApi.search, ({ query }) =>
        query.cursor === undefined
          ? pageResponse(some(3), {
              total: 1340,
              next: 'b',
              rankedBy: 'shopping pileta',
              sections: [
                { name: 'all', at: 0, count: 2 },
                { name: 'some', at: 2, count: 4 },
              ],
            })
          : pageResponse(some(5, 3), {
              total: 1340,
              rankedBy: 'shopping pileta',
              sections: [{ name: 'others', at: 3 }],
            }),
      )
      const { person } = await openSearch()
      expect(await found(w.withWords('shopping pileta', '2', '1.338'))).toBeInTheDocument()
      await person.click(await screen.findByRole('link', { name: listings.more }))
      const line = w.withSomeWords('shopping pileta', '4', '1.334')
      expect(await found(line)).toBeInTheDocument()
      const list = screen.getByRole('list', { name: `${w.results}: ${line}` })
      expect(within(list).getAllByRole('article')).toHaveLength(2)
      expect(cards()).toHaveLength(2)
    })

    it('say so where none has them', async () => {
      const sections = [
        { name: 'all', at: 0, count: 0 },
        { name: 'others', at: 0 },
      ]
      const options = { total: 10_000, totalIsCapped: true, rankedBy: 'helipuerto', sections }
      stubEndpoint(listingsApi.search, pageResponse(some(2), options))
      await openSearch()
      expect(await found(w.withoutWords('helipuerto', '+10.000'))).toBeInTheDocument()
    })

    it('say nothing where all have them', async () => {
      const options = { rankedBy: 'shopping', sections: [{ name: 'all', at: 0, count: 2 }] }
      stubEndpoint(listingsApi.search, pageResponse(some(2), options))
      await openSearch()
      await waitFor(() => expect(cards()).toHaveLength(2))
      expect(screen.queryByText(/otras que coinciden/)).toBeNull()
    })
  })

  it('say so where they have the words of the text alone', async () => {
    stubEndpoint(listingsApi.search, pageResponse(some(2), { isPlainText: true }))
    await openSearch()
    expect(await found(w.byTextAlone)).toBeInTheDocument()
    const list = screen.getByRole('list', { name: `${w.results}: ${w.byTextAlone}` })
    expect(within(list).getAllByRole('article')).toHaveLength(2)
  })

  it('stay while the next search loads', async () => {
    const { person, container } = await openSearch()
    const pending = deferred<typeof listingsApi.search>(pageResponse(some(3)))
    stubEndpoint(listingsApi.search, () => pending.promise)
    await person.click(chip('Casa'))
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(cards()).toHaveLength(1)
    pending.release()
    await found('3 propiedades encontradas')
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull())
  })

  it('stay without a connection, and give way once there is one', async () => {
    const { person, container, client } = await openSearch()
    stubEndpoint(listingsApi.search, networkError)
    await person.click(chip('Casa'))
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull())
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(cards()).toHaveLength(1)
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(screen.getByText(core.noConnection)).toBeVisible()
    act(() => setTrouble('offline'))
    // The bar above the page says so.
    expect(screen.queryByText(core.noConnection)).not.toBeInTheDocument()
    act(() => setTrouble(undefined))
    stubEndpoint(listingsApi.search, pageResponse(some(3)))
    act(() => void dispatchEvent(new Event('online')))
    await found('3 propiedades encontradas')
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull())
  })

  it('show an error and load again on request', async () => {
    stubEndpoint(listingsApi.search, errorResponse('unavailable'))
    const { person } = await openSearch()
    expect(await screen.findByRole('heading', { name: core.somethingWrong })).toBeInTheDocument()
    expect(screen.getByText(errors.codes.unavailable)).toBeInTheDocument()
    stubEndpoint(listingsApi.search, pageResponse(some(1)))
    await person.click(screen.getByRole('button', { name: core.retry }))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })

  it('load more on request; a failed page leaves the others', async () => {
    const pages = { '': pageResponse(some(2), { total: 5, next: 'b' }), b: networkError }
    stubEndpoint(listingsApi.search, ({ query }) => (query.cursor ? pages.b : pages['']))
    const { person } = await openSearch()
    expect(await found(listings.shown('2', '5'))).toBeInTheDocument()
    await person.click(screen.getByRole('link', { name: listings.more }))
    expect(await found(listings.moreFailed)).toBeInTheDocument()
    expect(cards()).toHaveLength(2)
    stubEndpoint(listingsApi.search, ({ query }) => {
      expect(query).toMatchObject({ cursor: 'b', limit: 24 })
      return pageResponse(some(3, 2), { total: 5 })
    })
    await person.click(screen.getByRole('link', { name: core.retry }))
    expect(await found(listings.allShown)).toBeInTheDocument()
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(
      some(5).map(({ title }) => title),
    )
  })

  it.each([
    ['?searchQuery=casa&minArea=900', { searchQuery: 'casa' }],
    ['?featured=true', {}],
  ])('of %s are empty, and its filters can be cleared', async (query, left) => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    const { person } = await openSearch(query)
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    await person.click(within(main).getByRole('button', { name: w.clearFilters }))
    expect(urlParams()).toEqual(left)
  })

  it('that are empty lead on: to searches that ask for less, and to the nearest listings', async () => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    const proposals: [Partial<Alternative>, name: string, address: string][] = [
      [{ field: 'maxPrice', total: 14, query: { city: 'Luque' } }, 'Sin el precio máximo: 14', '?city=Luque'],
      [{ change: 'neighbors', field: 'neighborhood', total: 6 }, 'En barrios vecinos: 6', ''],
      [
        {
          change: 'neighbors',
          field: 'neighborhood',
          and: { change: 'drop', field: 'maxPrice', value: '90000' },
          query: { city: 'Asunción' },
        },
        'En barrios vecinos, sin el precio máximo: 1',
        '?city=Asunci%C3%B3n',
      ],
      [{ change: 'lower', field: 'bedrooms', value: '2' }, 'Desde 2 dormitorios: 1', ''],
      [{ change: 'widen', field: 'near', value: '15' }, 'A menos de 15 km: 1', ''],
      [{ change: 'widen', field: 'city', value: 'Central' }, 'En todo el departamento Central: 1', ''],
      [{ change: 'widen', field: 'neighborhood', value: 'Luque' }, 'En toda la ciudad de Luque: 1', ''],
      [{ field: 'amenities', value: 'pool' }, 'Aunque no tenga piscina: 1', ''],
      [{ field: 'exceptAmenities', value: 'pool' }, 'Aunque tenga piscina: 1', ''],
      [{ field: 'exceptPropertyType', value: 'land' }, 'También terreno: 1', ''],
      [{ field: 'exceptCity', value: 'Luque' }, 'También en Luque: 1', ''],
      [{ field: 'searchQuery', value: 'castillo' }, 'Sin el texto «castillo»: 1', ''],
      [
        { change: 'main', field: null, query: { propertyType: 'house,condo', neighborhood: 'Villa Morra' } },
        'Casas, condominios en Villa Morra: 1',
        '?neighborhood=Villa+Morra&propertyType=house,condo',
      ],
      [
        { change: 'kind', field: null, query: { propertyType: 'house', transactionType: 'rent' } },
        'Casas en alquiler en todo el país: 1',
        '?propertyType=house&transactionType=rent',
      ],
      [
        { change: 'all', field: null, total: 10_000, totalIsCapped: true },
        'Todas las propiedades: más de 10.000',
        '',
      ],
    ]
    const one: Alternative = {
      change: 'drop',
      field: 'city',
      value: null,
      query: {},
      total: 1,
      totalIsCapped: false,
    }
    const asked = stubEndpoint(alternativesApi.find, {
      searches: proposals.map(([differences]) => ({ ...one, ...differences })),
      nearest: [listing({ title: 'Casa parecida' })],
    })
    await openSearch('?city=Luque&maxPrice=90000&sortBy=price')
    const links = within(await screen.findByRole('navigation', { name: less.title })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      proposals.map(([, name, address]) => [name, `/search${address}`]),
    )
    expect(asked.map(({ query }) => query)).toEqual([{ city: ['Luque'], maxPrice: 90_000 }])
    const nearest = within(await screen.findByRole('region', { name: less.nearest }))
    expect(nearest.getByRole('heading', { name: 'Casa parecida' })).toBeInTheDocument()
  })

  it('that are empty stay plain when nothing can be proposed', async () => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    stubEndpoint(alternativesApi.find, errorResponse('unavailable'))
    await openSearch('?city=Luque')
    await screen.findByRole('heading', { name: w.none })
    await waitFor(() => expect(screen.queryByLabelText(less.looking)).not.toBeInTheDocument())
    expect(screen.queryByRole('navigation', { name: less.title })).not.toBeInTheDocument()
    const main = screen.getByRole('heading', { name: w.none }).parentElement ?? document.body
    expect(within(main).getByRole('button', { name: w.clearFilters })).toBeEnabled()
  })

  it('are empty for a text, which can be cleared', async () => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    const { person } = await openSearch('?searchQuery=castillo')
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    expect(within(main).getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(within(main).getByRole('button', { name: w.clearText }))
    expect(urlParams()).toEqual({})
  })

  it('give the focus to the field when a text is cleared with the keyboard', async () => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    const { person } = await openSearch('?searchQuery=castillo')
    const clear = await screen.findByRole('button', { name: w.clearText })
    clear.focus()
    await person.keyboard('{Enter}')
    expect(urlParams()).toEqual({})
    expect(screen.getByLabelText(words.es.listings.searchLabel)).toHaveFocus()
  })

  it('have the chosen layout, also on the next visit', async () => {
    const { person, unmount } = await openSearch()
    await person.click(screen.getByRole('button', { name: w.list }))
    expect(screen.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
    unmount()
    await openSearch()
    expect(screen.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: w.grid })).toHaveAttribute('aria-pressed', 'false')
  })
})
