import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { compareStore } from '#client/compare/compare.store.ts'
import { localFavorites } from '#client/favorites/favorites.local.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { findToast, openPage, recordNavigation, words } from '#tests/components/render.tsx'
import { calculation, currentUser, favorite, listing } from '#tests/components/samples.ts'
import { deferred, errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'

const { compare, compareResult: w, fieldLabels, core, errors, listings: listingWords, auth } = words.es
const villa = listing({ id: 'a', title: 'Casa en Villa Morra', priceUSD: '120000', area: '150' })
const tower = listing({
  id: 'b',
  title: 'Depto en Centro',
  priceUSD: '60000',
  area: '50',
  propertyType: 'apartment',
  neighborhood: 'Centro',
  bedrooms: 1,
})
const bare = listing({ id: 'c', title: 'Depósito', priceUSD: '90000', area: null, propertyType: 'warehouse' })
const all = [villa, tower, bare]
const analysis = {
  summary: 'El depto es el más barato.',
  bestValue: 'La casa de Villa Morra cuesta $800 por m².',
  considerations: ['El depósito no dice su superficie.'],
}
const user = currentUser()
const heading = (name: string) => screen.queryByRole('heading', { name })
const cards = () => screen.getAllByRole('article')
const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const cellsOf = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  const noVerdict = {
    transactionType: 'sale',
    pricePerSqm: null,
    reason: 'no_comparables',
    standing: null,
  } as const
  stubEndpoint(pricesApi.listing, noVerdict)
})

function stubFavorites(ids = all.map(({ id }) => id)) {
  stubEndpoint(favoritesApi.list, () => ids.map(favorite))
  stubEndpoint(listingsApi.batch, ({ body }) => all.filter(({ id }) => body.ids.includes(id)))
}

async function openSelection(options: Parameters<typeof openPage>[1] = { user }) {
  stubFavorites()
  localFavorites.set(options.user ? [] : all.map(({ id }) => id))
  compareStore.set(['b', 'a'])
  const page = await openPage('/compare', options)
  await screen.findByText(compare.bar(2, 5))
  return page
}

async function openLink(ids: string, options: Parameters<typeof openPage>[1] = { user }) {
  stubEndpoint(listingsApi.batch, ({ body }) =>
    body.ids.flatMap((id) => all.find((one) => one.id === id) ?? []),
  )
  const page = await openPage(`/compare?ids=${ids}`, options)
  await waitFor(() => expect(screen.queryByText(core.loading)).not.toBeInTheDocument())
  return page
}

it('compares the selection: pending, then the result with its own address', async () => {
  const answer = deferred<typeof aiApi.compare>({ properties: [tower, villa], analysis, source: 'local' })
  const received = stubEndpoint(aiApi.compare, () => answer.promise)
  const { person } = await openSelection()
  await person.click(screen.getByRole('button', { name: 'Comparar 2 Propiedades' }))
  expect(button('Generando Comparación...')).toHaveAttribute('aria-disabled', 'true')
  answer.release()
  await waitFor(() => expect(heading(w.analysis)).toBeInTheDocument())
  expect(location.pathname + location.search).toBe('/compare?ids=b,a')
  expect(received.map(({ body }) => body.propertyIds)).toEqual([['b', 'a']])
  const [first, second] = cards()
  expect(first).toHaveTextContent(`${w.rank(1)}`)
  expect(first).toHaveTextContent('Depto en Centro')
  expect(first).toHaveTextContent('$1,200.00 por m²')
  expect(second).toHaveTextContent('Casa en Villa Morra')
  expect(screen.getByText(analysis.summary)).toBeInTheDocument()
  expect(screen.getByText(analysis.bestValue)).toBeInTheDocument()
  expect(screen.getByText(analysis.considerations[0] ?? '')).toBeInTheDocument()
  expect(screen.getByText(w.sources.local)).toBeInTheDocument()

  await person.click(button('Nueva Comparación'))
  await screen.findByText(compare.selection(0, 5))
  expect([location.search, compareStore.get()]).toEqual(['', []])
})

it('an expired session is said, and leads to the sign-in after a moment; the selection stays', async () => {
  stubEndpoint(aiApi.compare, errorResponse('not_signed_in'))
  const opened = recordNavigation()
  const { person } = await openSelection({})
  await person.click(button(compare.compare(2)))
  await findToast('Sesión Expirada', 'Tu sesión ha expirado. Iniciando sesión nuevamente...')
  await waitFor(() => expect(opened).toEqual(['/api/login?returnTo=%2Fcompare&lang=es']))
  expect(compareStore.get()).toEqual(['b', 'a'])
})

it.each([
  ['the server fails', errorResponse('internal')],
  ['there is no connection', networkError],
  ['a listing is gone', errorResponse('invalid')],
])('if %s, a message says so and the selection stays', async (_, response) => {
  stubEndpoint(aiApi.compare, response)
  const { person } = await openSelection()
  await person.click(button(compare.compare(2)))
  await findToast('Error', 'No se pudo generar la comparación. Intenta nuevamente.')
  expect(button(compare.compare(2))).toBeEnabled()
  expect(screen.getByText(compare.bar(2, 5))).toBeInTheDocument()
})

it('who has left the page is not brought back by the answer', async () => {
  const answer = deferred<typeof aiApi.compare>({ properties: [tower, villa], analysis, source: 'local' })
  stubEndpoint(aiApi.compare, () => answer.promise)
  const { person, unmount } = await openSelection()
  await person.click(button(compare.compare(2)))
  unmount()
  answer.release()
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.search).toBe('')
})

it('compares what they cost and earn, where any states it, and where each stands in its market', async () => {
  const rented: Listing = {
    ...{ ...villa, expectedMonthlyRent: '700', monthlyExpenses: '85', estimatedROI: '6.5' },
    maintenanceFee: { amount: '350000', currency: 'PYG', includes: [] },
  }
  const furnished = { ...tower, amenities: ['furnished' as const] }
  stubEndpoint(listingsApi.batch, () => [rented, furnished])
  stubEndpoint(pricesApi.listing, ({ params }) =>
    params.id === 'a'
      ? {
          transactionType: 'sale' as const,
          pricePerSqm: 800,
          reason: null,
          standing: { ...calculation(), estimateDifference: -8.4 },
        }
      : errorResponse('internal'),
  )
  await openPage('/compare?ids=a,b', {})
  await waitFor(() => expect(cellsOf(w.market)).toEqual(['8,4\u00a0% bajo el mercado', w.unknown]))
  expect(cellsOf(w.rent)).toEqual([w.expectedRent('$700'), w.unknown])
  expect(cellsOf(w.expenses)).toEqual(['$85', w.unknown])
  expect(cellsOf(w.return)).toEqual(['6,5\u00a0%', w.unknown])
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(names.length)
  expect(cellsOf(listingWords.amenities.furnished)).toEqual([w.unknown, w.yes])
  expect(screen.queryByRole('row', { name: new RegExp(`^${listingWords.amenities.pets}`) })).toBeNull()
})

it('the result shows bars, differing rows, type labels and highlights', async () => {
  stubEndpoint(aiApi.compare, { properties: all, analysis, source: 'model' })
  const { person } = await openLink('a,b,c')
  await screen.findByText(w.sources.model)
  expect(cards().map((one) => within(one).queryByText(w.noArea) !== null)).toEqual([false, false, true])
  expect(cards()[2]).toHaveTextContent('$90,000.00 por m²')

  const bars = within(screen.getByRole('region', { name: w.prices }))
  const widths = bars
    .getAllByRole('listitem')
    .map((bar) => bar.querySelectorAll('rect')[1]?.getAttribute('width'))
  expect(widths).toEqual(['100%', '50%', '75%'])
  expect(screen.queryByText(w.mixed)).not.toBeInTheDocument()

  expect(cellsOf(fieldLabels.propertyType)).toEqual(['Casa', 'Departamento', 'Depósito'])
  expect(cellsOf(fieldLabels.area)).toEqual(['150 m²', '50 m²', w.unknown])
  expect(cellsOf(w.location)).toEqual(['Villa Morra, Asunción', 'Centro, Asunción', 'Villa Morra, Asunción'])
  expect(cellsOf(fieldLabels.allowsShortTerm)).toEqual([w.no, w.no, w.no])
  expect(within(row(fieldLabels.bedrooms)).getByText(w.differs, { exact: false })).toBeInTheDocument()
  expect(within(row(fieldLabels.bathrooms)).queryByText(w.differs, { exact: false })).not.toBeInTheDocument()
  await person.click(button(w.onlyDifferences))
  expect(screen.queryByRole('row', { name: new RegExp(fieldLabels.bathrooms) })).not.toBeInTheDocument()
  expect(screen.getByText(w.same)).toBeInTheDocument()

  const highlight = (name: string) => screen.getByText(name).closest('div')
  expect(highlight(w.lowestPrice)).toHaveTextContent('$60,0002Propiedad 2')
  expect(highlight(w.largestArea)).toHaveTextContent('150 m²')
  expect(highlight(w.lowestPricePerSqm)).toHaveTextContent('$800.00 por m²')
  expect(screen.getAllByRole('link', { name: 'Volver a Favoritos' })).toHaveLength(2)
})

it('a rent beside a sale says so', async () => {
  const rent = listing({ id: 'r', title: 'Alquiler', transactionType: 'rent', priceUSD: '500' })
  stubEndpoint(listingsApi.batch, [villa, rent])
  await openPage('/compare?ids=a,r')
  await screen.findByText(w.mixed)
  expect(cards()[1]).toHaveTextContent(`$500 ${listingWords.perMonth}`)
  expect(cards()[1]).toHaveTextContent(/por m² al mes/)
  expect(screen.queryByText(w.lowestPrice)).not.toBeInTheDocument()
})

it('calls a flat without a bedroom a studio', async () => {
  const studio = listing({ id: 's', title: 'Depto', propertyType: 'apartment', bedrooms: 0, area: '38.50' })
  stubEndpoint(listingsApi.batch, [tower, studio])
  await openPage('/compare?ids=b,s')
  await screen.findByRole('row', { name: new RegExp(`^${fieldLabels.bedrooms}`) })
  expect(cellsOf(fieldLabels.bedrooms)).toEqual(['1', 'Monoambiente'])
  expect(cellsOf(fieldLabels.area)).toEqual(['50 m²', '38,5 m²'])
})

it('a plot has a dash for rooms, and wins nothing over a flat', async () => {
  const plot = listing({
    ...{ id: 'p', title: 'Lote', propertyType: 'land', priceUSD: '20000', area: '600' },
    ...{ bedrooms: 0, bathrooms: 0, parkingSpaces: 0 },
  })
  stubEndpoint(listingsApi.batch, [tower, plot])
  await openPage('/compare?ids=b,p')
  await screen.findByText(w.noHighlights)
  for (const name of [w.lowestPrice, w.largestArea, w.lowestPricePerSqm])
    expect(screen.queryByText(name)).not.toBeInTheDocument()
  expect(cellsOf(fieldLabels.bedrooms)).toEqual(['1', `—${w.notApplicable}`])
  for (const name of [fieldLabels.bathrooms, fieldLabels.parkingSpaces])
    expect(cellsOf(name)[1]).toBe(`—${w.notApplicable}`)
})

it('a comparison without an analysis offers to ask again', async () => {
  stubEndpoint(aiApi.compare, { properties: [villa, tower], analysis: null, source: 'local' })
  const { person } = await openLink('a,b')
  await screen.findByText(w.analysisFailed)
  stubEndpoint(aiApi.compare, { properties: [villa, tower], analysis, source: 'local' })
  await person.click(button(core.retry))
  await screen.findByText(analysis.summary)
})

it('a visitor opens a shared link: without the analysis, with a way to sign in that returns to it', async () => {
  await openLink('a,b', {})
  expect(cards()).toHaveLength(2)
  expect(screen.getByText(w.signInFor)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: auth.title })).toHaveAttribute(
    'href',
    `/api/login?${new URLSearchParams({ returnTo: '/compare?ids=a,b', lang: 'es' })}`,
  )
})

it.each([
  ['x,y', w.gone],
  ['a', compare.tooFew],
  ['a,zz', w.gone],
])('the link of %j leads to the selection', async (ids, title) => {
  await openLink(ids)
  expect(heading(title)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: w.choose })).toHaveAttribute('href', '/compare')
})

it('what is left of a link is compared', async () => {
  const received = stubEndpoint(aiApi.compare, { properties: [villa, tower], analysis, source: 'local' })
  await openLink('a,zz,b')
  await screen.findByText(w.missing(1))
  await screen.findByText(analysis.summary)
  expect(received.map(({ body }) => body.propertyIds)).toEqual([['a', 'b']])
})

it('an analysis that fails is asked for again; the comparison stands', async () => {
  stubEndpoint(aiApi.compare, errorResponse('unavailable'))
  const { person } = await openLink('a,b')
  await screen.findByText(w.analysisFailed)
  expect(cards()).toHaveLength(2)
  stubEndpoint(aiApi.compare, { properties: [villa, tower], analysis, source: 'local' })
  await person.click(button(core.retry))
  await screen.findByText(analysis.summary)
})

it('after the session has ended, the link offers to sign in', async () => {
  stubEndpoint(aiApi.compare, errorResponse('not_signed_in'))
  await openLink('a,b')
  await screen.findByText(w.signInFor)
})

it('listings that do not load are asked for again', async () => {
  stubEndpoint(listingsApi.batch, errorResponse('unavailable'))
  const { person } = await openPage('/compare?ids=a,b')
  await screen.findByText(errors.codes.unavailable)
  stubEndpoint(listingsApi.batch, [villa, tower])
  await person.click(button(core.retry))
  await waitFor(() => expect(cards()).toHaveLength(2))
})

it('the link can be copied, and the page printed', async () => {
  const { person } = await openLink('a,b', {})
  vi.stubGlobal('print', vi.fn())
  await person.click(button(w.share))
  await findToast(core.linkCopied, w.linkCopiedText)
  expect(await navigator.clipboard.readText()).toBe(location.href)
  await person.click(button(w.print))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: w.pdf })).toHaveAttribute('href', '/sheets/compare.pdf?ids=a,b')
})

it('measures to a place of the reader’s choice, which the address keeps', async () => {
  const exact = { latitude: -25.2929, longitude: -57.567, locationPrecision: 'exact' as const }
  const rough = { latitude: -25.3, longitude: -57.6, locationPrecision: 'approximate' as const }
  const nowhere = { latitude: null, longitude: null, locationPrecision: null }
  const placed = [
    listing({ ...villa, ...exact }),
    listing({ ...tower, ...rough }),
    listing({ ...bare, ...nowhere }),
  ]
  stubEndpoint(listingsApi.completions, [
    { text: 'Shopping del Sol', kind: 'shopping', city: 'Asunción' },
    { text: 'Sol de mañana', kind: 'title' },
  ])
  stubEndpoint(listingsApi.place, ({ query }) =>
    query.query === 'Shopping del Sol'
      ? {
          ...{ name: 'Shopping del Sol', kind: 'shopping' as const, city: 'Asunción', standIn: null },
          ...{ source: null, points: [{ latitude: -25.283, longitude: -57.567 }] },
        }
      : errorResponse('not_found'),
  )
  stubEndpoint(aiApi.compare, { properties: all, analysis, source: 'local' })
  stubEndpoint(listingsApi.batch, placed)
  const { person } = await openPage('/compare?ids=a,b,c', { user })
  const field = await screen.findByRole('combobox', { name: w.measureTo })
  expect(screen.queryByRole('row', { name: /^Distancia a/ })).toBeNull()
  await person.type(field, 'Torre Eiffel{Enter}')
  expect(await screen.findByText(w.unknownPlace('Torre Eiffel'))).toBeInTheDocument()
  await person.clear(screen.getByRole('combobox', { name: w.measureTo }))
  await person.type(screen.getByRole('combobox', { name: w.measureTo }), 'Shopping del Sol')
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(1))
  await person.click(button(w.measure))
  expect(await screen.findByText(w.measured('Shopping del Sol', 'Asunción'))).toBeInTheDocument()
  expect(cellsOf('Distancia a Shopping del Sol')).toEqual([
    w.km('1,1'),
    w.kmAbout('4,0'),
    `—${w.notApplicable}`,
  ])
  expect(new URLSearchParams(location.search).get('near')).toBe('Shopping del Sol')
  await person.click(button(w.measureNothing))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Distancia a/ })).toBeNull())
  expect(location.search).toBe('?ids=a,b,c')
})
