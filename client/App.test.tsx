import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '#shared/auth.ts'
import { languageTable } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { inboxApi } from '#shared/inquiries/inbox.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { alternativesApi } from '#shared/search/alternatives.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { signInFailures } from '#shared/signInFailures.ts'
import { suspensionsApi } from '#shared/suspensions.ts'
import { inquirySummary } from '#tests/components/inquiries.ts'
import { findToast, openSite, recordNavigation, words } from '#tests/components/render.tsx'
import { currentUser, favorite } from '#tests/components/samples.ts'
import { errorResponse, networkError, pageResponse, stubEndpoint } from '#tests/components/server.ts'
import { languageStore } from './core/chooseLanguage.ts'
import { favoritesQuery } from './favorites/favorites.api.ts'
import { localFavorites } from './favorites/favorites.local.ts'
import { loadPage } from './loadPage.ts'

const { auth, currency, layout: w, about } = words.es
const user = currentUser()
const tabs = () => screen.getAllByRole('navigation', { name: w.mainNavigation })[0] ?? document.body
const title = () => screen.findByRole('heading', { level: 1 })

describe('the frame around the pages', () => {
  it('shows the exchange rate on pages with prices only', async () => {
    stubEndpoint(listingsApi.search, pageResponse([]))
    stubEndpoint(listingsApi.facets, { total: 0, totalIsCapped: false, facets: {} })
    stubEndpoint(alternativesApi.find, { searches: [], nearest: [] })
    stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: true })
    for (const [path, isThere] of [
      ['/search', true],
      ['/favorites', false],
      ['/contact', false],
    ] as const) {
      const { unmount } = await openSite(path)
      expect(screen.queryAllByRole('complementary', { name: currency.label })).toHaveLength(isThere ? 1 : 0)
      unmount()
    }
  })

  it('links to the main tabs and marks the current one', async () => {
    await Promise.all([loadPage('favorites'), loadPage('compare')])
    const { person } = await openSite('/terms')
    expect(tabs().querySelectorAll('[aria-current]')).toHaveLength(0)
    for (const [name, path] of [
      [w.tabs.favorites, '/favorites'],
      [w.tabs.compare, '/compare'],
    ] as const) {
      await person.click(within(tabs()).getByRole('link', { name }))
      expect(location.pathname).toBe(path)
      await waitFor(() => expect(tabs().querySelectorAll('[aria-current]')).toHaveLength(1))
      expect(within(tabs()).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
  })

  it('shows the number of favorites', async () => {
    localFavorites.set(['a', 'b'])
    await openSite('/terms')
    expect(within(tabs()).getByRole('link', { name: /^Favoritos/ })).toHaveTextContent(w.favoritesCount(2))
  })

  it('credits the sources of places and rates', async () => {
    await openSite('/terms')
    const footer = within(screen.getByRole('contentinfo'))
    for (const name of ['GeoNames', '© OpenStreetMap contributors', 'DolarPy', 'Rates By Exchange Rate API'])
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/))
  })
})

describe('a failed sign-in', () => {
  it.each(signInFailures)('shows a message and removes the reason from the URL: %s', async (trouble) => {
    await openSite(`/terms?signIn=${trouble}&lang=es`)
    await findToast(auth.troubles[trouble].title, auth.troubles[trouble].text)
    expect(location.search).toBe('?lang=es')
  })

  it('of a suspended account says why, for as long as it takes to read, and where to write', async () => {
    stubEndpoint(suspensionsApi.reason, { reason: 'Avisos falsos.' })
    stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: true })
    const { person } = await openSite('/terms?signIn=suspended&account=rosa.mark')
    const dialog = await screen.findByRole('dialog', { name: auth.troubles.suspended.title })
    expect(location.search).toBe('')
    expect(await within(dialog).findByText('Avisos falsos.')).toBeVisible()
    await person.click(within(dialog).getByRole('link', { name: auth.suspension.contact }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(location.pathname).toBe('/contact'))
  })

  it('of a suspended account whose reason cannot be read still says so', async () => {
    stubEndpoint(suspensionsApi.reason, errorResponse('not_found'))
    const { person } = await openSite('/terms?signIn=suspended&account=rosa.mark')
    const dialog = await screen.findByRole('dialog', { name: auth.troubles.suspended.title })
    expect(dialog).toHaveTextContent(auth.troubles.suspended.text)
    const [, close] = within(dialog).getAllByRole('button', { name: words.es.core.close })
    if (close) await person.click(close)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  it('shows nothing for an unknown reason', async () => {
    await openSite('/terms?signIn=%3Cb%3E')
    expect(screen.queryByText(auth.troubles.failed.title)).not.toBeInTheDocument()
  })
})

it.each(['/', '/terms', '/nowhere'])('%s leads to publishing', async (path) => {
  stubEndpoint(currencyApi.rate, networkError)
  stubEndpoint(listingsApi.featured, [])
  await openSite(path)
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: auth.publish })).toHaveAttribute('href', '/publish')
})

describe('the account', () => {
  it('lets a visitor sign in and return to this page', async () => {
    await openSite('/terms?lang=es')
    expect(screen.getByRole('link', { name: new RegExp(auth.title) })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fterms%3Flang%3Des&lang=es',
    )
  })

  it.each([
    [auth.profile, '/profile'],
    [auth.properties, '/my-properties'],
    [auth.prices, '/price-dashboard'],
    [auth.publish, '/publish'],
    [auth.settings, '/settings'],
  ])('links to %s', async (name, path) => {
    stubEndpoint(favoritesApi.list, [])
    stubEndpoint(currencyApi.rate, networkError)
    const { person } = await openSite('/terms', { user })
    await person.click(await screen.findByRole('button', { name: auth.account('Ana Benítez') }))
    expect(screen.getByText('ana@demo.oga')).toBeInTheDocument()
    const go = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
    await person.click(screen.getByRole('menuitem', { name }))
    expect(go.mock.calls.map(([, , address]) => address)).toEqual([path])
  })

  it('signs out', async () => {
    stubEndpoint(favoritesApi.list, [])
    const urls = recordNavigation()
    const { person } = await openSite('/terms', { user })
    await person.click(await screen.findByRole('button', { name: auth.account('Ana Benítez') }))
    await person.click(screen.getByRole('menuitem', { name: auth.signOut }))
    await waitFor(() => expect(urls).toEqual(['/api/logout']))
  })
})

describe('a session that is over', () => {
  const signedOut = errorResponse('not_signed_in')
  const signInLink = () => screen.findByRole('link', { name: new RegExp(auth.title) })
  const elsewhere = (id: string) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'oga.session', newValue: id })))
  beforeEach(() => {
    stubEndpoint(favoritesApi.list, [])
    stubEndpoint(inboxApi.responseTime, { medianMinutes: null, answers: 0, asOf: '2026-11-22T12:00:00.000Z' })
    stubEndpoint(inboxApi.unread, { received: 0, sent: 0 })
  })

  it.each([
    ['by signing out in another tab', () => elsewhere('')],
    ['by a refused call', (client: QueryClient) => act(() => client.refetchQueries(favoritesQuery))],
  ])('%s ends in this tab, which offers to sign in and return', async (_, end) => {
    stubEndpoint(inboxApi.list, [inquirySummary()])
    const urls = recordNavigation()
    const { person, client } = await openSite('/inbox?status=new', { user })
    expect(await screen.findByText('Rosa Giménez')).toBeVisible()
    const own = [authApi.user, favoritesApi.list, inboxApi.list, inboxApi.responseTime, inboxApi.unread]
    for (const endpoint of own) stubEndpoint(endpoint, signedOut)
    await end(client)
    expect(await screen.findByRole('heading', { name: auth.ended })).toBeVisible()
    expect(screen.queryByText('Rosa Giménez')).not.toBeInTheDocument()
    const inquiries = client.getQueryCache().findAll({ queryKey: ['api', 'inquiries'] })
    await waitFor(() => expect(inquiries.filter(({ state }) => state.data !== undefined)).toEqual([]))
    expect(await signInLink()).toBeVisible()
    await person.click(screen.getByRole('button', { name: auth.title }))
    expect(new URL(urls[0] ?? '', location.href).searchParams.get('returnTo')).toBe('/inbox?status=new')
  })

  it('stays when the server cannot say so', async () => {
    await openSite('/terms', { user })
    const asked = stubEndpoint(authApi.user, networkError)
    elsewhere('')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findByRole('button', { name: auth.account('Ana Benítez') })).toBeVisible()
  })

  it('begins here after signing in in another tab', async () => {
    stubEndpoint(authApi.user, user)
    await openSite('/terms')
    expect(await signInLink()).toBeVisible()
    elsewhere(user.id)
    expect(await screen.findByRole('button', { name: auth.account('Ana Benítez') })).toBeVisible()
  })
})

describe('the language', () => {
  const english = languageTable.en
  const inEnglish = words.en.about.termsTitle
  const prefers = (language: string) =>
    vi.stubGlobal('navigator', Object.create(navigator, { languages: { value: [language] } }))
  const offer = () => screen.queryByText(english.offer?.text ?? '', { exact: false })

  it('changes the whole page, is stored, and drops the URL parameter', async () => {
    const { person } = await openSite('/terms?lang=es')
    await person.click(screen.getByRole('button', { name: `en ${english.name}` }))
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish })).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('en')
    expect(location.search).toBe('')
    expect(languageStore.get()).toBe('en')
    expect(screen.getByRole('button', { name: `en ${english.name}` })).toHaveAttribute('aria-pressed', 'true')
  })

  it('follows the choice made in another tab', async () => {
    await openSite('/terms')
    localStorage.setItem('oga.language', 'en')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'oga.language', newValue: 'en' })))
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish })).toBeInTheDocument()
  })

  it('is offered to a browser that prefers English', async () => {
    prefers('en-US')
    const { person } = await openSite('/terms')
    await person.click(screen.getByRole('link', { name: english.offer?.accept }))
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish })).toBeInTheDocument()
    expect(offer()).not.toBeInTheDocument()
  })

  it('is not offered again once declined', async () => {
    prefers('en-US')
    const { person, unmount } = await openSite('/terms')
    await person.click(screen.getByRole('button', { name: english.offer?.decline }))
    expect(offer()).not.toBeInTheDocument()
    unmount()
    await openSite('/terms')
    expect(offer()).not.toBeInTheDocument()
    expect((await title()).textContent).toBe(about.termsTitle)
  })

  it('is not offered to a browser that prefers Spanish', async () => {
    prefers('es-PY')
    await openSite('/terms')
    expect(offer()).not.toBeInTheDocument()
  })
})

describe('the favorites that a visitor saved in this browser', () => {
  it('are merged into the account at start', async () => {
    localFavorites.set(['a', 'b'])
    stubEndpoint(favoritesApi.list, [])
    const merges = stubEndpoint(favoritesApi.merge, [favorite('a'), favorite('b')])
    await openSite('/terms', { user })
    await waitFor(() => expect(localFavorites.get()).toEqual([]))
    expect(merges.map(({ body }) => body.listingIds)).toEqual([['a', 'b']])
    expect(within(tabs()).getByRole('link', { name: /^Favoritos/ })).toHaveTextContent(w.favoritesCount(2))
  })

  it.each([
    ['the network', networkError],
    ['the server', errorResponse('unavailable')],
  ])('stay when %s fails and are merged when the connection is back', async (_, response) => {
    localFavorites.set(['a', 'b'])
    stubEndpoint(favoritesApi.list, [])
    const merges = stubEndpoint(favoritesApi.merge, response)
    await openSite('/terms', { user })
    await waitFor(() => expect(merges).toHaveLength(1))
    expect(localFavorites.get()).toEqual(['a', 'b'])
    expect(within(tabs()).getByRole('link', { name: /^Favoritos/ })).toHaveTextContent(w.favoritesCount(2))
    stubEndpoint(favoritesApi.merge, [favorite('a'), favorite('b')])
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      expect(localFavorites.get()).toEqual([])
    })
  })
})
