import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingsApi } from '#shared/listings/listings.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { address, answerSearches, chip, openSearch } from '#tests/components/search.ts'
import { answer, failure, held, offline, page } from '#tests/components/server.ts'

const { core, errors, listings, search: w } = words.es
const results = () => screen.getByRole('list', { name: w.results })
const cards = () => within(results()).getAllByRole('article')
const found = (text: string) => screen.findByText(text)

beforeEach(() => {
  answerSearches()
})

describe('the results', () => {
  const some = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => listing({ id: `l${from + at}`, title: `Casa ${from + at}` }))

  it('are shown in their shape until they are there', async () => {
    const answering = held<typeof listingsApi.search>(page(some(2)))
    answer(listingsApi.search, () => answering.promise)
    const { container } = await openPage('/search')
    expect(screen.getByText(w.searching)).toBeInTheDocument()
    expect(container.querySelectorAll('[aria-busy=true] > *')).toHaveLength(6)
    answering.release()
    await found('2 propiedades encontradas')
    expect(cards()).toHaveLength(2)
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
  })

  it.each([
    [1, false, '1 propiedad encontrada'],
    [1250, false, '1.250 propiedades encontradas'],
    [1000, true, w.foundMany('1.000')],
  ])('of which there are %d (or more: %s) say so', async (total, totalIsCapped, text) => {
    answer(listingsApi.search, page(some(1), { total, totalIsCapped }))
    await openSearch()
    expect(await found(text)).toBeInTheDocument()
  })

  it('of the last search stay while the next one runs', async () => {
    const { person, container } = await openSearch()
    const answering = held<typeof listingsApi.search>(page(some(3)))
    answer(listingsApi.search, () => answering.promise)
    await person.click(chip('Casa'))
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(cards()).toHaveLength(1)
    answering.release()
    await found('3 propiedades encontradas')
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('that cannot be had say so, and come on request', async () => {
    answer(listingsApi.search, failure('unavailable'))
    const { person } = await openSearch()
    expect(await screen.findByRole('heading', { name: core.somethingWrong })).toBeInTheDocument()
    expect(screen.getByText(errors.codes.unavailable)).toBeInTheDocument()
    answer(listingsApi.search, page(some(1)))
    await person.click(screen.getByRole('button', { name: core.retry }))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })

  it('come further on request; those that do not leave the others standing', async () => {
    const pages = { '': page(some(2), { total: 5, next: 'b' }), b: offline }
    answer(listingsApi.search, ({ query }) => (query.cursor ? pages.b : pages['']))
    const { person } = await openSearch()
    expect(await found(listings.shown('2', '5'))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: listings.more }))
    expect(await found(listings.moreFailed)).toBeInTheDocument()
    expect(cards()).toHaveLength(2)
    answer(listingsApi.search, ({ query }) => {
      expect(query).toMatchObject({ cursor: 'b', limit: 24 })
      return page(some(3, 2), { total: 5 })
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
  ])('of %s: none, with what might help', async (query, proposals, left) => {
    answer(listingsApi.search, page([]))
    const { person } = await openSearch(query)
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    for (const text of [w.noneFilters, w.noneWords, w.noneNear])
      expect(within(main).queryAllByText(text)).toHaveLength(proposals.includes(text) ? 1 : 0)
    await person.click(within(main).getByRole('button', { name: w.clearFilters }))
    expect(address()).toEqual(left)
  })

  it('of a text: none, and the text can be taken off', async () => {
    answer(listingsApi.search, page([]))
    const { person } = await openSearch('?searchQuery=castillo')
    const main = (await screen.findByRole('heading', { name: w.none })).parentElement ?? document.body
    expect(within(main).getByRole('button', { name: w.clearFilters })).toBeDisabled()
    await person.click(within(main).getByRole('button', { name: w.clearText }))
    expect(address()).toEqual({})
  })

  it('stand as it was chosen, also the next time', async () => {
    const { person, unmount } = await openSearch()
    await person.click(screen.getByRole('button', { name: w.list }))
    expect(screen.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
    unmount()
    await openSearch()
    expect(screen.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: w.grid })).toHaveAttribute('aria-pressed', 'false')
  })
})
