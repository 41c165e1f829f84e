import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recentStore } from '#client/listings/recent.ts'
import { languages } from '#shared/core/language.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { clustersApi } from '#shared/search/clusters.ts'
import { stubGeolocation } from '#tests/components/geolocation.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  networkError,
  pageResponse,
  stubEndpoint,
} from '#tests/components/server.ts'

const { core, errors, home: w } = words.es
const some = (count: number) =>
  Array.from({ length: count }, (_, at) => listing({ id: `l${at}`, title: `Casa ${at}` }))
const region = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  region(name)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

beforeEach(() => {
  stubEndpoint(listingsApi.trending, some(2))
  stubEndpoint(listingsApi.featured, some(4))
  stubEndpoint(listingsApi.investment, {
    count: 0,
    medianRoi: null,
    medianOccupancy: null,
    medianDailyRate: null,
  })
})

it.each(languages)('the entry points of the home page: %s', async (language) => {
  const { home: w, listings } = words[language]
  await openPage('/home', { language })
  expect(screen.getByRole('heading', { level: 1, name: w.welcome })).toBeInTheDocument()
  expect(screen.getByText(w.subtitle)).toBeInTheDocument()
  const leads = [
    [`${w.buy} ${w.buyText}`, '/search?transactionType=sale'],
    [`${w.rent} ${w.rentText}`, '/search?transactionType=rent'],
    [`${w.viewAll} : ${w.trending}`, '/search?sortBy=views&sortOrder=desc'],
    [`${w.viewAll} : ${w.featured}`, '/search?featured=true'],
    [w.investment.open, '/search?sortBy=roi'],
    [`${w.near.open} : ${w.near.title}`, '/search'],
  ] as const
  for (const [name, address] of leads)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  expect(region(w.investment.title).getByText(w.investment.disclaimer)).toBeInTheDocument()
  const near = region(w.near.title)
  for (const text of [w.near.sale('23'), w.near.rent('41')]) expect(near.getByText(text)).toBeInTheDocument()
  expect(near.getByRole('img', { name: w.near.map })).toBeInTheDocument()
  expect(near.getByRole('button', { name: w.near.detect })).toBeInTheDocument()
  expect(within(screen.getByRole('search')).getByLabelText(listings.searchLabel)).toBeInTheDocument()
})

describe('the sections of the home page', () => {
  it('show their listings: of the featured the first three, at the fallback rate', async () => {
    await openPage('/home')
    await waitFor(() => expect(titles(w.featured)).toEqual(['Casa 0', 'Casa 1', 'Casa 2']))
    await waitFor(() => expect(titles(w.trending)).toEqual(['Casa 0', 'Casa 1']))
    expect(region(w.featured).getAllByText('Gs. 949.760.000').length).toBeGreaterThan(0)
  })

  it.each([
    [w.trending, listingsApi.trending],
    [w.featured, listingsApi.featured],
  ] as const)('fail independently and load again on request: %s', async (name, endpoint) => {
    stubEndpoint(endpoint, errorResponse('unavailable'))
    const { person } = await openPage('/home')
    await waitFor(() => expect(region(name).getByText(errors.codes.unavailable)).toBeInTheDocument())
    const other = name === w.trending ? w.featured : w.trending
    await waitFor(() => expect(titles(other).length).toBeGreaterThan(0))
    stubEndpoint(endpoint, some(1))
    await person.click(region(name).getByRole('button', { name: core.retry }))
    await waitFor(() => expect(titles(name)).toEqual(['Casa 0']))
  })

  it.each([
    [w.trending, listingsApi.trending],
    [w.featured, listingsApi.featured],
  ] as const)('have an empty state: %s', async (name, endpoint) => {
    stubEndpoint(endpoint, [])
    await openPage('/home')
    expect(await region(name).findByRole('heading', { name: w.noListings })).toBeInTheDocument()
  })

  it('show skeletons while loading', async () => {
    const pending = deferred<typeof listingsApi.featured>(some(3))
    stubEndpoint(listingsApi.featured, () => pending.promise)
    await openPage('/home')
    expect(region(w.featured).getByRole('status', { name: core.loading })).toBeInTheDocument()
    pending.release()
    await waitFor(() => expect(titles(w.featured)).toHaveLength(3))
  })

  it.each([
    [{ count: 12, medianRoi: 8.25, medianOccupancy: 70, medianDailyRate: 45 }, ['8,3 %', '70 %', '$45']],
    [{ count: 1, medianRoi: null, medianOccupancy: null, medianDailyRate: null }, ['–']],
  ])('show the investment figures of listings (%#)', async (figures, texts) => {
    stubEndpoint(listingsApi.investment, figures)
    await openPage('/home')
    const live = await screen.findByRole('region', { name: w.investment.live })
    const note = w.investment.liveText(figures.count, String(figures.count))
    expect(await within(live).findByText(note)).toBeInTheDocument()
    for (const text of texts) expect(within(live).getAllByText(text).length).toBeGreaterThan(0)
  })

  it('mark the fixed investment figures as reference', async () => {
    await openPage('/home')
    const fixed = within(screen.getByRole('region', { name: w.investment.reference }))
    for (const text of ['8.5%', '75%', '$850']) expect(fixed.getByText(text)).toBeInTheDocument()
  })

  it('omit the investment figures when they cannot be loaded', async () => {
    stubEndpoint(listingsApi.investment, networkError)
    await openPage('/home')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: w.investment.live })).not.toBeInTheDocument(),
    )
  })
})

it('the search starts from the home page', async () => {
  const { person } = await openPage('/home')
  const box = screen.getByRole('combobox', { name: words.es.listings.searchLabel })
  await person.click(box)
  await person.paste('casa con quincho')
  await person.keyboard('{Enter}')
  expect(location.pathname + location.search).toBe('/search?searchQuery=casa+con+quincho')
})

describe('listings near the user', () => {
  const near = () => region(w.near.title)
  const detect = () => near().getByRole('button', { name: w.near.detect })
  // The map asks by itself, sooner or later.
  beforeEach(() => void stubEndpoint(clustersApi.find, []))

  it('are an example until the browser gives a location', async () => {
    stubGeolocation({ latitude: -25.29401, longitude: -57.57349 })
    const counts = stubEndpoint(listingsApi.search, ({ query }) =>
      pageResponse(some(1), { total: query.transactionType === 'sale' ? 1250 : 7 }),
    )
    const { person } = await openPage('/home')
    expect(near().getByText(w.near.sale('23'))).toBeInTheDocument()
    await person.click(detect())
    const sale = await near().findByRole('link', { name: w.near.sale('1.250') })
    expect(sale).toHaveAttribute('href', '/search?near=-25.294,-57.573,10&transactionType=sale')
    expect(await near().findByRole('link', { name: w.near.rent('7') })).toBeInTheDocument()
    expect(await near().findByText(/cerca de .+, Asunción$/)).toBeInTheDocument()
    expect(counts.map(({ query }) => query.near)).toEqual([
      { latitude: -25.294, longitude: -57.573, km: 10 },
      { latitude: -25.294, longitude: -57.573, km: 10 },
    ])
    expect(near().getByRole('button', { name: w.near.again })).toBeInTheDocument()
  })

  it.each([
    [1, w.near.deniedText],
    [2, w.near.failed],
  ] as const)('show why the browser gives no location (%d)', async (code, text) => {
    stubGeolocation({ code })
    const { person } = await openPage('/home')
    await person.click(detect())
    expect(near().getByText(text)).toBeInTheDocument()
    expect(near().getByText(w.near.sale('23'))).toBeInTheDocument()
    expect(detect()).toBeEnabled()
  })

  it('show that the browser does not support it', async () => {
    vi.stubGlobal('navigator', { userAgent: 'old' })
    const { person } = await openPage('/home')
    await person.click(detect())
    expect(near().getByText(w.near.unsupported)).toBeInTheDocument()
  })

  it('are counted again on request after an error', async () => {
    stubGeolocation({ latitude: -25.294, longitude: -57.573 })
    stubEndpoint(listingsApi.search, errorResponse('unavailable'))
    const { person } = await openPage('/home')
    await person.click(detect())
    expect(await near().findByText(errors.codes.unavailable)).toBeInTheDocument()
    stubEndpoint(listingsApi.search, pageResponse(some(1), { total: 7 }))
    await person.click(near().getByRole('button', { name: core.retry }))
    expect(await near().findByRole('link', { name: w.near.sale('7') })).toBeInTheDocument()
  })
})

describe('recently viewed listings', () => {
  it('are shown, the last first, until cleared', async () => {
    recentStore.set(['l1', 'l0'])
    stubEndpoint(listingsApi.batch, ({ body }) => body.ids.map((id) => listing({ id, title: `Visto ${id}` })))
    const { person } = await openPage('/home')
    await waitFor(() => expect(titles(w.recent)).toEqual(['Visto l1', 'Visto l0']))
    await person.click(region(w.recent).getByRole('button', { name: w.clearRecentLabel }))
    expect(screen.queryByRole('region', { name: w.recent })).not.toBeInTheDocument()
    expect(recentStore.get()).toEqual([])
  })

  it('are omitted when there are none or they cannot be loaded', async () => {
    recentStore.set(['l1'])
    stubEndpoint(listingsApi.batch, networkError)
    await openPage('/home')
    await waitFor(() => expect(titles(w.featured)).toHaveLength(3))
    expect(screen.queryByRole('region', { name: w.recent })).not.toBeInTheDocument()
  })
})
