import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { findToast, openPage, recordNavigation, words } from '#tests/components/render.tsx'
import { currentUser, favorite, listing } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  networkError,
  type ReceivedRequest,
  stubEndpoint,
} from '#tests/components/server.ts'
import { localFavorites } from './favorites.local.ts'

const { auth, core, errors, favorites: w } = words.es
const user = currentUser()
const [one, two, three] = ['one', 'two', 'three'].map((id) => listing({ id, title: `Casa ${id}` })) as [
  Listing,
  Listing,
  Listing,
]
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const button = (name: string) => screen.getByRole('button', { name })
const favoriteButton = ({ title }: Listing) => button(w.save(title))
const remove = ({ title }: Listing) => button(w.removeOf(title))

let batches: ReceivedRequest<typeof listingsApi.batch>[]
beforeEach(() => {
  batches = stubEndpoint(listingsApi.batch, ({ body }) =>
    [one, two, three].filter(({ id }) => body.ids.includes(id)),
  )
})

describe('the favorites of a visitor', () => {
  const open = (ids: string[]) => {
    localFavorites.set(ids)
    return openPage('/favorites')
  }

  it('link to the search and to sign-in when there are none', async () => {
    await open([])
    expect(screen.getByRole('heading', { name: w.empty })).toBeInTheDocument()
    expect(screen.getByText(`${w.emptyText} ${w.hint}`)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: w.explore })).toHaveAttribute('href', '/search')
    expect(screen.getByRole('link', { name: auth.title })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Ffavorites&lang=es',
    )
    expect(batches).toEqual([])
  })

  it('are listed newest first, with a note that they are saved in this browser', async () => {
    await open(['two', 'one'])
    await waitFor(() => expect(titles()).toEqual(['Casa two', 'Casa one']))
    expect(screen.getByText(w.count(2))).toBeInTheDocument()
    expect(screen.getByText(w.hint)).toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: w.compare }))
      expect(link).toHaveAttribute('href', '/compare')
  })

  it('cannot be compared when there is only one', async () => {
    await open(['one'])
    expect(await screen.findByText(w.count(1))).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: w.compare })).not.toBeInTheDocument()
  })

  it('are removed at once, and restored in place by undo', async () => {
    const { person } = await open(['one', 'two'])
    await waitFor(() => expect(titles()).toHaveLength(2))
    await person.click(remove(one))
    expect(titles()).toEqual(['Casa two'])
    const toast = await findToast(w.removed, w.removedText)
    await person.click(within(toast).getByRole('button', { name: w.undo }))
    await waitFor(() => expect(titles()).toContain('Casa one'))
    expect(localFavorites.get()).toContain('one')
    expect(batches).toHaveLength(1)
  })

  it('are removed with the keyboard, which goes on at the next', async () => {
    const { person } = await open(['one', 'two'])
    await waitFor(() => expect(titles()).toHaveLength(2))
    remove(one).focus()
    await person.keyboard('{Enter}')
    expect(titles()).toEqual(['Casa two'])
    expect(remove(two)).toHaveFocus()
  })

  it('show the empty state and undo when the last one is removed', async () => {
    const { person } = await open(['one'])
    await waitFor(() => expect(titles()).toHaveLength(1))
    await person.click(favoriteButton(one))
    expect(await screen.findByRole('heading', { name: w.empty })).toBeInTheDocument()
    await findToast(w.removed, w.removedText)
  })

  it('that no longer exist are dropped', async () => {
    await open(['one', 'nowhere'])
    await waitFor(() => expect(localFavorites.get()).toEqual(['one']))
    expect(screen.getByText(w.count(1))).toBeInTheDocument()
  })

  it.each([
    [[listing({ ...one, status: 'closed' })], 1],
    [[listing({ ...one, status: 'closed' }), listing({ ...two, status: 'reserved' })], 2],
  ])('that are not available are counted (%#) and removed together', async (unavailable, count) => {
    stubEndpoint(listingsApi.batch, [...unavailable, three])
    const { person } = await open([...unavailable.map(({ id }) => id), 'three'])
    expect(await screen.findByText(w.unavailable(count))).toBeInTheDocument()
    await person.click(button(w.removeUnavailable(count)))
    await waitFor(() => expect(localFavorites.get()).toEqual(['three']))
    expect(screen.queryByText(w.unavailable(count))).not.toBeInTheDocument()
  })

  it('show skeletons while loading', async () => {
    const pending = deferred<typeof listingsApi.batch>([one, two])
    stubEndpoint(listingsApi.batch, () => pending.promise)
    const { container } = await open(['one', 'two'])
    expect(container.querySelectorAll('[aria-busy=true] > div')).toHaveLength(2)
    pending.release()
    await waitFor(() => expect(titles()).toHaveLength(2))
  })

  it('load again on request after an error', async () => {
    stubEndpoint(listingsApi.batch, errorResponse('unavailable'))
    const { person } = await open(['one'])
    await screen.findByText(errors.codes.unavailable)
    stubEndpoint(listingsApi.batch, [one])
    await person.click(button(core.retry))
    await waitFor(() => expect(titles()).toEqual(['Casa one']))
  })
})

describe('the favorites of a user', () => {
  const open = (ids: string[]) => {
    stubEndpoint(favoritesApi.list, ids.map(favorite))
    return openPage('/favorites', { user })
  }

  it('link to the search but not to sign-in when there are none', async () => {
    await open([])
    expect(await screen.findByText(w.emptyText)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: auth.title })).not.toBeInTheDocument()
  })

  it('are removed and restored in the account', async () => {
    const removals = stubEndpoint(favoritesApi.remove, { listingId: 'one', favoritesCount: 0 })
    const additions = stubEndpoint(favoritesApi.add, { ...favorite('one'), favoritesCount: 1 })
    const { person } = await open(['one', 'two'])
    await waitFor(() => expect(titles()).toEqual(['Casa one', 'Casa two']))
    expect(screen.queryByText(w.hint)).not.toBeInTheDocument()
    await person.click(remove(one))
    expect(titles()).toEqual(['Casa two'])
    const toast = await findToast(w.removed, w.removedText)
    expect(removals.map(({ body }) => body)).toEqual([{ userId: 'ana', listingId: 'one' }])
    await person.click(within(toast).getByRole('button', { name: w.undo }))
    await waitFor(() => expect(additions).toHaveLength(1))
    expect(titles()).toContain('Casa one')
  })

  it('say what they cost when they were marked, and which are no longer offered', async () => {
    const [cheaper, same, dearer, closed] = [
      listing({ id: 'cheaper', priceUSD: '110400' }),
      listing({ id: 'same', priceUSD: '150300' }),
      listing({ id: 'dearer', priceUSD: '165000' }),
      listing({ id: 'closed', priceUSD: '90000', status: 'closed' }),
    ]
    stubEndpoint(favoritesApi.list, [
      { ...favorite('cheaper'), priceUSDThen: '120000.00' },
      favorite('same'),
      favorite('dearer'),
      favorite('closed'),
    ])
    stubEndpoint(listingsApi.batch, [cheaper, same, dearer, closed])
    await openPage('/favorites', { user })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    const cards = screen.getAllByRole('article')
    expect(cards[0]).toHaveTextContent('Antes $120,000 · bajó 8 %')
    expect(cards[1]).not.toHaveTextContent('Antes')
    expect(cards[2]).toHaveTextContent('Antes $150,000 · subió 10 %')
    expect(cards[3]).toHaveTextContent(words.es.favoriteNews.statuses.closed)
    expect(cards[3]).not.toHaveTextContent('Antes')
  })

  it.each([
    ['the server', errorResponse('unavailable')],
    ['the network', networkError],
  ])('are restored with a message when %s fails to remove them', async (_, response) => {
    stubEndpoint(favoritesApi.remove, response)
    const { person } = await open(['one'])
    await waitFor(() => expect(titles()).toHaveLength(1))
    await person.click(remove(one))
    await findToast(core.error, w.removeFailed)
    expect(titles()).toEqual(['Casa one'])
    expect(favoriteButton(one)).toHaveAttribute('aria-pressed', 'true')
  })

  it('lead to sign-in when the session has expired', async () => {
    stubEndpoint(favoritesApi.remove, errorResponse('not_signed_in'))
    const urls = recordNavigation()
    const { person } = await open(['one'])
    await waitFor(() => expect(titles()).toHaveLength(1))
    await person.click(favoriteButton(one))
    await findToast(auth.expired, auth.expiredText)
    await waitFor(() => expect(urls).toEqual(['/api/login?returnTo=%2Ffavorites&lang=es']))
  })

  it('load again on request after an error', async () => {
    stubEndpoint(favoritesApi.list, errorResponse('unavailable'))
    const { person } = await openPage('/favorites', { user })
    await screen.findByText(errors.codes.unavailable)
    stubEndpoint(favoritesApi.list, [favorite('one')])
    await person.click(button(core.retry))
    await waitFor(() => expect(titles()).toEqual(['Casa one']))
  })
})
