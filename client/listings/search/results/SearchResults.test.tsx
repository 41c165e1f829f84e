import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listings.ts'
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

const { core, errors, listings, search: w } = words.es
const results = () => screen.getByRole('list', { name: w.results })
const cards = () => within(results()).getAllByRole('article')
const found = (text: string) => screen.findByText(text)

beforeEach(() => {
  stubSearch()
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
    expect(cards()).toHaveLength(2)
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

  it('stay while the next search loads', async () => {
    const { person, container } = await openSearch()
    const pending = deferred<typeof listingsApi.search>(pageResponse(some(3)))
    stubEndpoint(listingsApi.search, () => pending.promise)
    await person.click(chip('Casa'))
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(cards()).toHaveLength(1)
    pending.release()
    await found('3 propiedades encontradas')
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
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
    await person.click(screen.getByRole('button', { name: listings.more }))
    expect(await found(listings.moreFailed)).toBeInTheDocument()
    expect(cards()).toHaveLength(2)
    stubEndpoint(listingsApi.search, ({ query }) => {
      expect(query).toMatchObject({ cursor: 'b', limit: 24 })
      return pageResponse(some(3, 2), { total: 5 })
    })
    await person.click(screen.getByRole('button', { name: core.retry }))
    expect(await found(listings.allShown)).toBeInTheDocument()
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(
      some(5).map(({ title }) => title),
    )
  })

  it.each([
    ['?searchQuery=casa&minArea=900', [w.noneFilters, w.noneWords, w.noneNear], { searchQuery: 'casa' }],
    ['?featured=true', [w.noneFilters, w.noneNear], {}],
  ])('of %s are empty, with suggestions', async (query, suggested, left) => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    const { person } = await openSearch(query)
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    for (const text of [w.noneFilters, w.noneWords, w.noneNear])
      expect(within(main).queryAllByText(text)).toHaveLength(suggested.includes(text) ? 1 : 0)
    await person.click(within(main).getByRole('button', { name: w.clearFilters }))
    expect(urlParams()).toEqual(left)
  })

  it('are empty for a text, which can be cleared', async () => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    const { person } = await openSearch('?searchQuery=castillo')
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    expect(within(main).getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(within(main).getByRole('button', { name: w.clearText }))
    expect(urlParams()).toEqual({})
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
