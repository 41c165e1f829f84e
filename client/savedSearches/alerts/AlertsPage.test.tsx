import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import { fill, findToast, openPage, openSite, words } from '#tests/components/render.tsx'
import { currentUser, listing, savedSearch } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  networkError,
  pageResponse,
  stubEndpoint,
} from '#tests/components/server.ts'

const { auth, core, errors, savedSearches: w } = words.es
const user = currentUser()
const button = (name: string) => screen.getByRole('button', { name })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the alerts of a user', () => {
  it('say what each asks for, how often it tells and how much is new', async () => {
    stubEndpoint(savedSearchesApi.list, [
      savedSearch({
        newCount: 3,
        search: 'amenities=pool&city=Luque&maxPrice=150000&propertyType=house&searchQuery=quincho',
      }),
      savedSearch({ id: 'search000002', name: 'Otra', frequency: 'never', status: 'paused' }),
    ])
    await openPage('/alerts', { user })
    const [one, two] = await screen.findAllByRole('listitem')
    expect(one).toHaveTextContent('«quincho» · Casa · Luque · Hasta $150,000 · Piscina')
    expect(one).toHaveTextContent(w.news(3))
    expect(one).toHaveTextContent(`${w.frequencies.daily} · ${w.withDrops}`)
    expect(two).toHaveTextContent(w.paused)
    expect(two).toHaveTextContent(`${w.frequencies.never} · sin novedades`)
    expect(screen.getByText(w.count(2))).toBeInTheDocument()
    expect(screen.queryByText(w.byLink)).not.toBeInTheDocument()
  })

  it('that a mail leads to, is marked', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({}), savedSearch({ id: 'search000002', name: 'Otra' })])
    await openPage('/alerts?#search000002', { user })
    const [one, two] = await screen.findAllByRole('listitem')
    expect(two).toHaveAttribute('aria-current', 'true')
    expect(one).not.toHaveAttribute('aria-current')
  })

  it('ask what is new before they say that it was seen, and open the search', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ newCount: 1 })])
    const order: string[] = []
    stubEndpoint(savedSearchesApi.news, () => {
      order.push('news')
      return []
    })
    stubEndpoint(savedSearchesApi.seen, () => {
      order.push('seen')
      return undefined
    })
    const { person } = await openPage('/alerts', { user })
    await person.click(await screen.findByRole('link', { name: 'Casas en venta en Luque' }))
    expect(location.pathname + location.search).toBe(
      '/search?city=Luque&propertyType=house&transactionType=sale',
    )
    await waitFor(() => expect(order).toEqual(['news', 'seen']))
    await waitFor(() => expect(screen.queryByText(w.news(1))).not.toBeInTheDocument())
  })

  it('mark what is new and cheaper in the results', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ newCount: 2 })])
    stubEndpoint(savedSearchesApi.seen, undefined)
    stubEndpoint(savedSearchesApi.news, [
      { listingId: 'fresh', kind: 'new', priceUSDBefore: null, at: '2026-11-20T12:00:00.000Z' },
      { listingId: 'cheaper', kind: 'price_drop', priceUSDBefore: '90000', at: '2026-11-20T12:00:00.000Z' },
    ])
    stubEndpoint(
      listingsApi.search,
      pageResponse(['fresh', 'cheaper', 'known'].map((id) => listing({ id, title: id }))),
    )
    stubEndpoint(listingsApi.facets, { total: 0, totalIsCapped: false, facets: {} })
    stubEndpoint(favoritesApi.list, [])
    const { person } = await openSite('/alerts', { user })
    await person.click(await screen.findByRole('link', { name: 'Casas en venta en Luque' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    // Each card loads its mark by itself.
    await waitFor(() => {
      const cards = screen.getAllByRole('article')
      expect(cards[0]).toHaveTextContent(w.markNew)
      expect(cards[1]).toHaveTextContent(w.markDropFrom('$90,000'))
    })
    expect(screen.getAllByRole('article')[2]).not.toHaveTextContent(w.markNew)
  })

  it('stay new where what is new could not be asked', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ newCount: 1 })])
    const asked = stubEndpoint(savedSearchesApi.news, networkError)
    const { person } = await openPage('/alerts', { user })
    await person.click(await screen.findByRole('link', { name: 'Casas en venta en Luque' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByText(w.news(1))).toBeInTheDocument()
  })

  it('are paused and resumed', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque' })])
    const calls = stubEndpoint(savedSearchesApi.change, ({ body }) =>
      savedSearch({ name: 'Luque', status: body.status ?? 'active' }),
    )
    const { person } = await openPage('/alerts', { user })
    await person.click(await screen.findByRole('button', { name: w.pauseOf('Luque') }))
    await findToast(w.pausedDone, w.pausedDoneText('Luque'))
    await person.click(button(w.resumeOf('Luque')))
    await findToast(w.resumedDone, w.resumedDoneText('Luque'))
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'paused' }, { status: 'active' }])
  })

  it('are renamed', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque' })])
    stubEndpoint(savedSearchesApi.change, ({ body }) => savedSearch({ name: body.name ?? '' }))
    const { person } = await openPage('/alerts', { user })
    await person.click(await screen.findByRole('button', { name: w.editOf('Luque') }))
    const dialog = within(await screen.findByRole('dialog', { name: w.editTitle }))
    await fill(person, dialog.getByLabelText(w.name), 'Cerca de mamá')
    await person.click(dialog.getByRole('button', { name: core.save }))
    await waitFor(() => expect(names()).toEqual(['Cerca de mamá']))
  })

  it('are deleted after a confirmation, and go on at the count', async () => {
    stubEndpoint(savedSearchesApi.list, [
      savedSearch({ name: 'Luque' }),
      savedSearch({ id: 'search000002', name: 'Otra' }),
    ])
    const calls = stubEndpoint(savedSearchesApi.remove, undefined)
    const { person } = await openPage('/alerts', { user })
    await person.click(await screen.findByRole('button', { name: w.removeOf('Luque') }))
    const dialog = within(await screen.findByRole('dialog', { name: w.removeTitle }))
    await person.click(dialog.getByRole('button', { name: core.cancel }))
    expect(calls).toEqual([])
    await person.click(await screen.findByRole('button', { name: w.removeOf('Luque') }))
    await person.click(await screen.findByRole('button', { name: w.remove }))
    await findToast(w.removedDone)
    expect(names()).toEqual(['Otra'])
    expect(screen.getByText(w.count(1))).toHaveFocus()
  })

  it('stay with a message when a change fails', async () => {
    stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque' })])
    stubEndpoint(savedSearchesApi.change, networkError)
    const { person } = await openPage('/alerts', { user })
    await person.click(await screen.findByRole('button', { name: w.pauseOf('Luque') }))
    await findToast(core.error, w.changeFailed)
    expect(button(w.pauseOf('Luque'))).toBeInTheDocument()
  })

  it('say so when there are none', async () => {
    stubEndpoint(savedSearchesApi.list, [])
    await openPage('/alerts', { user })
    expect(await screen.findByRole('heading', { name: w.empty })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: w.explore })).toHaveAttribute('href', '/search')
  })

  it('show that they load, and load again after an error', async () => {
    const pending = deferred<typeof savedSearchesApi.list>(errorResponse('unavailable'))
    stubEndpoint(savedSearchesApi.list, () => pending.promise)
    const { container, person } = await openPage('/alerts', { user })
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
    pending.release()
    await screen.findByText(errors.codes.unavailable)
    stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque' })])
    await person.click(button(core.retry))
    await waitFor(() => expect(names()).toEqual(['Luque']))
  })

  it('say which places are unknown by now, and what can no longer be read', async () => {
    stubEndpoint(savedSearchesApi.list, [
      savedSearch({ search: 'city=Luque&neighborhood=Barrio Perdido' }),
      savedSearch({ id: 'search000002', search: 'city=Luque&bedrooms=muchos' }),
    ])
    await openPage('/alerts', { user })
    expect(await screen.findByText(w.unknownPlaces('Barrio Perdido'))).toBeInTheDocument()
    expect(screen.getByText(w.unreadable)).toBeInTheDocument()
  })
})

describe('the alerts without a session', () => {
  it('offer to sign in, and say that the link of a mail works as well', async () => {
    await openPage('/alerts')
    expect(screen.getByText(w.signInText)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: auth.title })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Falerts&lang=es',
    )
  })

  it('offer it as well where the session has expired', async () => {
    stubEndpoint(savedSearchesApi.list, errorResponse('not_signed_in'))
    await openPage('/alerts', { user })
    expect(await screen.findByRole('heading', { name: w.signIn })).toBeInTheDocument()
  })

  it('are those of a mail’s link, which goes with every call', async () => {
    const lists = stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque' })])
    const changes = stubEndpoint(savedSearchesApi.change, savedSearch({ status: 'paused' }))
    const { person } = await openPage('/alerts?token=secret')
    expect(await screen.findByText(w.byLink)).toBeInTheDocument()
    await person.click(button(w.pauseOf('Luque')))
    await findToast(w.pausedDone)
    expect([...lists, ...changes].map(({ query }) => query.token)).toEqual(['secret', 'secret'])
  })

  it('end at once, and what was active is taken up again', async () => {
    stubEndpoint(savedSearchesApi.list, [
      savedSearch({ name: 'Luque' }),
      savedSearch({ id: 'search000002', name: 'Otra', status: 'paused' }),
    ])
    const ends = stubEndpoint(savedSearchesApi.unsubscribe, { status: 'paused' })
    const changes = stubEndpoint(savedSearchesApi.change, savedSearch({ name: 'Luque' }))
    const { person } = await openPage('/alerts?token=secret')
    await person.click(await screen.findByRole('button', { name: w.stopAll }))
    expect(await screen.findByText(w.stoppedText)).toBeInTheDocument()
    expect(ends.map(({ query }) => query.token)).toEqual(['secret'])
    await person.click(button(w.resumeAll))
    await findToast(w.resumedAll)
    expect(changes.map(({ params, body }) => [params.id, body.status])).toEqual([['search000001', 'active']])
    expect(screen.getByText(w.byLink)).toBeInTheDocument()
  })

  it('say that a link no longer works', async () => {
    stubEndpoint(savedSearchesApi.list, errorResponse('not_found'))
    await openPage('/alerts?token=old')
    expect(await screen.findByText(w.tokenGone)).toBeInTheDocument()
  })
})

describe('the link of a confirmation', () => {
  it('confirms the search and shows those of its address', async () => {
    const confirmations = stubEndpoint(savedSearchesApi.confirm, {
      savedSearch: savedSearch({ name: 'Luque' }),
      token: 'manage',
    })
    const lists = stubEndpoint(savedSearchesApi.list, [savedSearch({ name: 'Luque' })])
    await openPage('/alerts?confirm=mailed')
    expect(await screen.findByText(w.confirmedText('Luque'))).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Luque']))
    expect(confirmations.map(({ body }) => body.token)).toEqual(['mailed'])
    expect(lists.map(({ query }) => query.token)).toEqual(['manage'])
  })

  it.each(['not_found', 'invalid'] as const)('says what to do where it is too late (%s)', async (code) => {
    stubEndpoint(savedSearchesApi.confirm, errorResponse(code))
    await openPage('/alerts?confirm=old')
    expect(await screen.findByText(w.confirmGone)).toBeInTheDocument()
  })

  it('can be tried again', async () => {
    stubEndpoint(savedSearchesApi.confirm, networkError)
    const { person } = await openPage('/alerts?confirm=mailed')
    await screen.findByText(core.noConnection)
    stubEndpoint(savedSearchesApi.confirm, { savedSearch: savedSearch(), token: 'manage' })
    stubEndpoint(savedSearchesApi.list, [savedSearch()])
    await person.click(button(core.retry))
    expect(await screen.findByText(w.confirmed)).toBeInTheDocument()
  })
})
