import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MyListing, publishingApi } from '#shared/listings/publishing.ts'
import { findToast, openPage, type Person, words } from '#tests/components/render.tsx'
import { currentUser, listing, myListing } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  networkError,
  pageResponse,
  stubEndpoint,
} from '#tests/components/server.ts'
import type { State } from './state.ts'

const { core, errors, mine: w } = words.es
const user = currentUser()
const today = Date.parse('2026-11-21T12:00:00Z')
const inDays = (days: number) => new Date(today + days * 86_400_000).toISOString()

const fieldsOfState: Record<State, Partial<MyListing>> = {
  active: { status: 'active', expiresAt: inDays(30) },
  reserved: { status: 'reserved' },
  pending: { status: 'pending' },
  draft: { status: 'draft', publishedAt: null },
  paused: { status: 'draft' },
  rejected: { status: 'draft', rejectionReason: 'Faltan fotos.' },
  expired: { status: 'expired' },
  closed: { status: 'closed' },
}
const own = (state: State, overrides: Partial<MyListing> = {}) =>
  myListing({ id: state, title: `Casa ${state}`, ...fieldsOfState[state], ...overrides })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open(listings: MyListing[], address = '/my-properties') {
  stubEndpoint(publishingApi.mine, pageResponse(listings))
  const rendered = await openPage(address, { user })
  await waitFor(() => expect(screen.queryByText(w.loading)).not.toBeInTheDocument())
  return rendered
}
const cards = () => within(screen.getByRole('list', { name: w.list })).getAllByRole('article')
const card = (title: string) => cards().find((one) => one.textContent?.includes(title)) ?? document.body
const titles = () => cards().map((one) => within(one).getByRole('heading').textContent)

async function choose(person: Person, title: string, action: string) {
  await person.click(screen.getByRole('button', { name: w.of(w.moreActions, title) }))
  await person.click(await screen.findByRole('menuitem', { name: action }))
}

describe('an own listing', () => {
  const { actions: a } = w
  const rest = [a.edit, a.view, a.prices]
  it.each<[State, string | undefined, string | undefined, string[]]>([
    [
      'active',
      undefined,
      undefined,
      [a.view, a.prices, a.poster, a.renew, a.reserve, a.pause, a.close, a.remove],
    ],
    ['reserved', a.reactivate, undefined, [...rest, a.close, a.pause, a.remove]],
    ['pending', undefined, w.pendingText, [a.view, a.pause, a.remove]],
    ['draft', a.activate, undefined, [...rest, a.remove]],
    ['paused', a.reactivate, undefined, [...rest, a.close, a.remove]],
    ['rejected', undefined, w.rejection('Faltan fotos.'), [a.activate, a.view, a.remove]],
    ['expired', a.renew, w.expiredText, [...rest, a.close, a.remove]],
    ['closed', a.reactivate, undefined, [...rest, a.remove]],
  ])(
    'that is %s shows its state and its actions, the most likely first',
    async (state, first, note, others) => {
      const { person } = await open([own(state)])
      const one = within(card('Casa'))
      expect(one.getByText(w.statuses[state])).toBeInTheDocument()
      if (note) expect(card('Casa')).toHaveTextContent(note)
      const buttons = one.getAllByRole('button').map((button) => button.textContent)
      expect(buttons).toEqual([...(first ? [`${first}: Casa ${state}`] : []), ''])
      await person.click(one.getByRole('button', { name: w.of(w.moreActions, `Casa ${state}`) }))
      const items = await screen.findAllByRole('menuitem')
      expect(items.map((item) => item.textContent)).toEqual(others)
    },
  )

  it.each([
    [30, 'vence en 30 días', undefined],
    [1, 'vence mañana', w.actions.renew],
    [0, 'vence hoy', w.actions.renew],
  ])('that expires in %d days says so, and can be renewed in time', async (days, text, first) => {
    await open([own('active', { expiresAt: inDays(days) })])
    expect(card('Casa')).toHaveTextContent(text)
    const renewals = within(card('Casa')).queryAllByRole('button', {
      name: new RegExp(`^${w.actions.renew}`),
    })
    expect(renewals).toHaveLength(first ? 1 : 0)
  })

  it('shows views, favorites and inquiries', async () => {
    await open([own('active', { views: 1250, favoritesCount: 1, inquiriesCount: 3 })])
    for (const text of ['1.250 visitas', '1 favorito', '3 consultas'])
      expect(within(card('Casa')).getByText(text)).toBeInTheDocument()
  })
})

describe('an action', () => {
  it.each<[State, string, keyof typeof w.done, MyListing['status'], State]>([
    ['active', w.actions.reserve, 'reserve', 'reserved', 'reserved'],
    ['active', w.actions.pause, 'pause', 'draft', 'paused'],
    ['active', w.actions.close, 'close', 'closed', 'closed'],
    ['rejected', w.actions.activate, 'activate', 'active', 'active'],
  ])('%s, %s: is applied at once, sent, and confirmed', async (state, action, done, status, then) => {
    const pending = deferred<typeof publishingApi.change>({ ...listing(), status })
    const calls = stubEndpoint(publishingApi.change, () => pending.promise)
    const { person } = await open([own(state)])
    await choose(person, `Casa ${state}`, action)
    await waitFor(() => expect(within(card('Casa')).getByText(w.statuses[then])).toBeInTheDocument())
    expect(card('Casa')).toHaveAttribute('aria-busy', 'true')
    stubEndpoint(publishingApi.mine, pageResponse([own(then, { id: state, title: `Casa ${state}` })]))
    pending.release()
    await findToast(...w.done[done])
    expect(calls.map(({ params, body }) => [params.id, body])).toEqual([[state, { status }]])
  })

  it('can be the main button', async () => {
    stubEndpoint(publishingApi.renew, own('active', { id: 'expired' }))
    const { person } = await open([own('expired')])
    stubEndpoint(publishingApi.mine, pageResponse([own('active')]))
    await person.click(within(card('Casa')).getByRole('button', { name: new RegExp(`^${w.actions.renew}`) }))
    await findToast(...w.done.renew)
  })

  it('may need approval', async () => {
    stubEndpoint(publishingApi.change, own('pending', { id: 'draft' }))
    const { person } = await open([own('draft')])
    stubEndpoint(publishingApi.mine, pageResponse([own('pending')]))
    await person.click(
      within(card('Casa')).getByRole('button', { name: new RegExp(`^${w.actions.activate}`) }),
    )
    await findToast(...w.done.waits)
  })

  it.each([
    [
      'a message of the server',
      errorResponse('conflict', { text: 'Otra pestaña la cambió.' }),
      'Otra pestaña la cambió.',
    ],
    ['a network error', networkError, w.failed],
  ])('is rolled back when it fails because of %s', async (_, response, text) => {
    stubEndpoint(publishingApi.change, response)
    const { person } = await open([own('active')])
    stubEndpoint(publishingApi.mine, networkError)
    await choose(person, 'Casa active', w.actions.reserve)
    await findToast(core.error, text)
    expect(within(card('Casa')).getByText(w.statuses.active)).toBeInTheDocument()
  })

  it.each([
    [w.actions.edit, '/publish/draft'],
    [w.actions.view, '/property/draft'],
    [w.actions.prices, '/price-dashboard'],
  ])('%s leads to %s', async (action, path) => {
    const { person } = await open([own('draft')])
    await choose(person, 'Casa draft', action)
    expect(location.pathname).toBe(path)
  })
})

describe('a deletion', () => {
  const dialog = () => screen.findByRole('dialog', { name: w.removeTitle })
  const inDialog = async (name: string) => within(await dialog()).getByRole('button', { name })

  it('asks for confirmation, names the alternatives, and can be cancelled', async () => {
    const { person } = await open([own('active')])
    await choose(person, 'Casa active', w.actions.remove)
    expect(await dialog()).toHaveTextContent(w.removeText('Casa active'))
    expect(await dialog()).toHaveTextContent(w.removeInstead)
    await person.click(await inDialog(core.cancel))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(cards()).toHaveLength(1)
  })

  it('removes the listing from the list', async () => {
    const calls = stubEndpoint(publishingApi.remove, undefined)
    const { person } = await open([own('active'), own('paused')])
    await choose(person, 'Casa paused', w.actions.remove)
    expect(await dialog()).not.toHaveTextContent(w.removeInstead)
    stubEndpoint(publishingApi.mine, pageResponse([own('active')]))
    await person.click(await inDialog(w.actions.remove))
    await findToast(...w.done.remove)
    expect(calls.map(({ params }) => params.id)).toEqual(['paused'])
    await waitFor(() => expect(titles()).toEqual(['Casa active']))
    expect(screen.getByText(w.count(1, '1'))).toBeInTheDocument()
  })

  it('leaves the listing there when it fails', async () => {
    stubEndpoint(publishingApi.remove, errorResponse('unavailable'))
    const { person } = await open([own('active')])
    await choose(person, 'Casa active', w.actions.remove)
    await person.click(await inDialog(w.actions.remove))
    await findToast(core.error, errors.codes.unavailable)
    expect(await dialog()).toBeInTheDocument()
    await person.click(await inDialog(core.cancel))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })
})

describe('the list', () => {
  it('has a filter by state from four listings on', async () => {
    const some = [own('active'), own('draft'), own('expired'), own('active', { id: 'b', title: 'Casa b' })]
    const { person } = await open(some)
    const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
    expect(chip(w.all)).toHaveTextContent('4')
    expect(chip(w.statuses.active)).toHaveTextContent('2')
    expect(screen.queryByRole('button', { name: /^Cerrada/ })).not.toBeInTheDocument()
    await person.click(chip(w.statuses.active))
    expect(titles()).toEqual(['Casa active', 'Casa b'])
    await person.click(chip(w.statuses.active))
    expect(titles()).toHaveLength(4)
  })

  it('has no filter with fewer than four', async () => {
    await open([own('active'), own('draft')])
    expect(screen.queryByRole('group', { name: w.filter })).not.toBeInTheDocument()
    expect(screen.getByText(w.count(2, '2'))).toBeInTheDocument()
  })

  it('has an empty state', async () => {
    await open([])
    expect(screen.getByRole('heading', { name: w.empty })).toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: w.publish }))
      expect(link).toHaveAttribute('href', '/publish')
    expect(screen.getByRole('link', { name: w.emptyMore })).toHaveAttribute('href', '/price-calculator')
  })

  it('loads again on request after an error', async () => {
    stubEndpoint(publishingApi.mine, errorResponse('unavailable'))
    const { person } = await openPage('/my-properties', { user })
    await screen.findByText(errors.codes.unavailable)
    stubEndpoint(publishingApi.mine, pageResponse([own('active')]))
    await person.click(screen.getByRole('button', { name: core.retry }))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })

  it('loads more on request; a failed page leaves the others', async () => {
    stubEndpoint(publishingApi.mine, ({ query }) =>
      query.cursor ? networkError : pageResponse([own('active')], { total: 2, next: 'b' }),
    )
    const { person } = await openPage('/my-properties', { user })
    await person.click(await screen.findByRole('button', { name: w.more }))
    expect(await screen.findByText(w.moreFailed)).toBeInTheDocument()
    stubEndpoint(publishingApi.mine, pageResponse([own('paused')], { total: 2 }))
    await person.click(screen.getByRole('button', { name: core.retry }))
    await waitFor(() => expect(cards()).toHaveLength(2))
  })
})

describe('the renewal link of a reminder', () => {
  it('renews at once and is removed from the URL', async () => {
    const calls = stubEndpoint(publishingApi.renew, own('active'))
    await open([own('active')], '/my-properties?renew=active')
    await findToast(...w.done.renew)
    expect(calls.map(({ params }) => params.id)).toEqual(['active'])
    expect(location.search).toBe('')
  })

  it('shows why a listing cannot be renewed', async () => {
    stubEndpoint(publishingApi.renew, errorResponse('conflict', { text: errors.notRenewable }))
    await open([own('closed')], '/my-properties?renew=closed')
    await findToast(core.error, errors.notRenewable)
  })
})
