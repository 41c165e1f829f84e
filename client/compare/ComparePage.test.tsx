import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { localFavorites } from '#client/favorites/favorites.local.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser, favorite, listing } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { compareStore } from './compare.store.ts'

const { compare: w, core, errors, listings } = words.es
const six = Array.from({ length: 6 }, (_, at) => listing({ id: `l${at}`, title: `Casa ${at}` }))
const choice = (at: number) => screen.getByRole('button', { name: `Casa ${at}` })
const isChosen = (at: number, chosen: boolean) =>
  expect(choice(at)).toHaveAttribute('aria-pressed', String(chosen))
const card = (at: number) => choice(at).closest('article') ?? document.body

async function open(favorites: readonly Listing[], options: Parameters<typeof openPage>[1] = {}) {
  stubEndpoint(listingsApi.batch, [...favorites])
  localFavorites.set(favorites.map(({ id }) => id))
  const rendered = await openPage('/compare', options)
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(favorites.length))
  return rendered
}

it('without favorites the page links to the search', async () => {
  await open([])
  expect(screen.getByRole('heading', { name: w.empty })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: w.explore })).toHaveAttribute('href', '/search')
})

it('one favorite needs another, which the search may find', async () => {
  await open(six.slice(0, 1))
  expect(screen.getByText(w.oneMore, { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: w.explore })).toHaveAttribute('href', '/search')
})

describe('with two or more favorites', () => {
  it('up to five can be chosen', async () => {
    const { person } = await open(six)
    expect(screen.getByText(w.selection(0, 5))).toBeInTheDocument()
    await person.click(choice(0))
    expect(within(card(0)).getByText(w.selected)).toBeInTheDocument()
    expect(screen.queryByText(w.bar(1, 5))).not.toBeInTheDocument()
    for (const at of [1, 2, 3, 4]) await person.click(choice(at))
    expect(screen.getByText(w.selection(5, 5))).toBeInTheDocument()
    expect(screen.getByText(w.bar(5, 5))).toBeInTheDocument()
    await person.click(choice(5))
    await findToast(w.limit, w.limitText)
    isChosen(5, false)
    await person.click(choice(0))
    isChosen(0, false)
    expect(screen.getByText(w.bar(4, 5))).toBeInTheDocument()
  })

  it('the choice is restored at the next visit, and can be cleared', async () => {
    compareStore.set(['l1', 'l2', 'not-a-favorite'])
    const { person } = await open(six.slice(0, 3))
    isChosen(0, false)
    isChosen(1, true)
    expect(screen.getByText(w.bar(2, 5))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.clear }))
    expect(screen.getByText(w.selection(0, 5))).toBeInTheDocument()
    expect(compareStore.get()).toEqual([])
  })
})

it('a favorite shows its price in both currencies, the user’s own first', async () => {
  await open([listing({ id: 'l0', title: 'Casa 0', transactionType: 'rent', priceUSD: '650' })])
  expect(card(0)).toHaveTextContent(`$650 ${listings.perMonth}Gs. 4.823.000${listings.perMonth}`)
  expect(card(0)).toHaveTextContent('Villa Morra, Asunción')
})

it('an unavailable favorite says so', async () => {
  await open([listing({ id: 'l0', title: 'Casa 0', status: 'closed' })])
  expect(within(card(0)).getByText(listings.unavailable)).toBeInTheDocument()
})

it('favorites load again on request after an error', async () => {
  stubEndpoint(listingsApi.batch, errorResponse('unavailable'))
  localFavorites.set(['l0'])
  const { person } = await openPage('/compare')
  await screen.findByText(errors.codes.unavailable)
  stubEndpoint(listingsApi.batch, six.slice(0, 1))
  await person.click(screen.getByRole('button', { name: core.retry }))
  await waitFor(() => isChosen(0, false))
})

it('a user who prefers guaraníes sees them large', async () => {
  stubEndpoint(favoritesApi.list, [favorite('l0')])
  stubEndpoint(listingsApi.batch, six.slice(0, 1))
  await openPage('/compare', { user: currentUser({ currency: 'PYG' }) })
  await waitFor(() => expect(card(0)).toHaveTextContent('Gs. 949.760.000$128,000'))
})
