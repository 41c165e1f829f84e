import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recentStore } from '#client/listings/recent.ts'
import { listingsApi } from '#shared/listings/listings.ts'
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

describe('the parts of the home screen', () => {
  it('show what there is: of the featured the first three, at the reference rate', async () => {
    await openPage('/home')
    await waitFor(() => expect(titles(w.featured)).toEqual(['Casa 0', 'Casa 1', 'Casa 2']))
    await waitFor(() => expect(titles(w.trending)).toEqual(['Casa 0', 'Casa 1']))
    expect(region(w.featured).getAllByText('Gs. 949.760.000').length).toBeGreaterThan(0)
  })

  it.each([
    [w.trending, listingsApi.trending],
    [w.featured, listingsApi.featured],
  ] as const)('fail alone and come on another try: %s', async (name, endpoint) => {
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
  ] as const)('say that there is nothing: %s', async (name, endpoint) => {
    stubEndpoint(endpoint, [])
    await openPage('/home')
    expect(await region(name).findByRole('heading', { name: w.noListings })).toBeInTheDocument()
  })

  it('are on their way, until they are there', async () => {
    const answering = deferred<typeof listingsApi.featured>(some(3))
    stubEndpoint(listingsApi.featured, () => answering.promise)
    await openPage('/home')
    expect(region(w.featured).getByRole('status', { name: core.loading })).toBeInTheDocument()
    answering.release()
    await waitFor(() => expect(titles(w.featured)).toHaveLength(3))
  })

  it.each([
    [{ count: 12, medianRoi: 8.25, medianOccupancy: 70, medianDailyRate: 45 }, ['8,3 %', '70 %', '$45']],
    [{ count: 1, medianRoi: null, medianOccupancy: null, medianDailyRate: null }, ['–']],
  ])('say what listings earn by their own figures (%#)', async (figures, texts) => {
    stubEndpoint(listingsApi.investment, figures)
    await openPage('/home')
    const live = await screen.findByRole('region', { name: w.investment.live })
    const note = w.investment.liveText(figures.count, String(figures.count))
    expect(await within(live).findByText(note)).toBeInTheDocument()
    for (const text of texts) expect(within(live).getAllByText(text).length).toBeGreaterThan(0)
  })

  it('say nothing of what listings earn where that cannot be read', async () => {
    stubEndpoint(listingsApi.investment, networkError)
    await openPage('/home')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: w.investment.live })).not.toBeInTheDocument(),
    )
  })
})

it('a search begins there', async () => {
  const { person } = await openPage('/home')
  const box = screen.getByRole('combobox', { name: words.es.listings.searchLabel })
  await person.click(box)
  await person.paste('casa con quincho')
  await person.keyboard('{Enter}')
  expect(location.pathname + location.search).toBe('/search?searchQuery=casa+con+quincho')
})

describe('what is near', () => {
  const near = () => region(w.near.title)
  const detect = () => near().getByRole('button', { name: w.near.detect })

  it('is an example, until the browser says where it is', async () => {
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
  ] as const)('cannot be said where the browser does not tell (%d)', async (code, text) => {
    stubGeolocation({ code })
    const { person } = await openPage('/home')
    await person.click(detect())
    expect(near().getByText(text)).toBeInTheDocument()
    expect(near().getByText(w.near.sale('23'))).toBeInTheDocument()
    expect(detect()).toBeEnabled()
  })

  it('cannot be said by a browser that cannot tell', async () => {
    vi.stubGlobal('navigator', { userAgent: 'old' })
    const { person } = await openPage('/home')
    await person.click(detect())
    expect(near().getByText(w.near.unsupported)).toBeInTheDocument()
  })

  it('that cannot be counted is counted on another try', async () => {
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

describe('what was looked at', () => {
  it('is there again, the last first, until it is cleared', async () => {
    recentStore.set(['l1', 'l0'])
    stubEndpoint(listingsApi.batch, ({ body }) => body.ids.map((id) => listing({ id, title: `Visto ${id}` })))
    const { person } = await openPage('/home')
    await waitFor(() => expect(titles(w.recent)).toEqual(['Visto l1', 'Visto l0']))
    await person.click(region(w.recent).getByRole('button', { name: w.clearRecentLabel }))
    expect(screen.queryByRole('region', { name: w.recent })).not.toBeInTheDocument()
    expect(recentStore.get()).toEqual([])
  })

  it('is no part of the screen where that is nothing, or cannot be had', async () => {
    recentStore.set(['l1'])
    stubEndpoint(listingsApi.batch, networkError)
    await openPage('/home')
    await waitFor(() => expect(titles(w.featured)).toHaveLength(3))
    expect(screen.queryByRole('region', { name: w.recent })).not.toBeInTheDocument()
  })
})
