import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PriceAnalysis } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { core, dashboard: w, errors, prices } = words.es
const user = currentUser()

function analysis(id: string, overrides: Partial<PriceAnalysis> = {}): PriceAnalysis {
  return {
    id,
    listingId: `listing-${id}`,
    neighborhood: 'Villa Morra',
    city: 'Asunción',
    propertyType: 'apartment',
    transactionType: 'sale',
    listingTitle: `Depto ${id}`,
    listingPriceUSD: 165_000,
    listingArea: 85,
    listingPricePerSqm: 1941.18,
    marketAvgPricePerSqm: 2024.17,
    marketMinPricePerSqm: 1400,
    marketMaxPricePerSqm: 2900,
    marketMedianPricePerSqm: 2005.5,
    priceDifferencePercent: -4.1,
    comparableProperties: 24,
    scope: 'neighborhood',
    createdAt: '2026-11-20T12:00:00.000Z',
    ...overrides,
  }
}

async function open(analyses: PriceAnalysis[], query = '') {
  stubEndpoint(pricesApi.user, analyses)
  stubEndpoint(pricesApi.trend, errorResponse('unavailable'))
  const rendered = await openPage(`/price-dashboard${query}`, { user })
  await screen.findByRole('region', { name: w.summary, hidden: true })
  return rendered
}
const figure = (name: string) => screen.getByText(name).parentElement
const cards = () => within(screen.getByRole('list', { name: w.recent })).getAllByRole('article')

describe('the summary', () => {
  it('counts the analyses by side and shows their mean', async () => {
    await open([
      analysis('a', { priceDifferencePercent: 10 }),
      analysis('b', { priceDifferencePercent: -4 }),
      analysis('c', { priceDifferencePercent: 6.4 }),
      analysis('d', { priceDifferencePercent: 0 }),
    ])
    for (const [name, text] of [
      [w.total, '4'],
      [w.above, '2'],
      [w.below, '1'],
      [w.average, '3,1 %'],
    ] as const)
      expect(figure(name)).toHaveTextContent(text)
    expect(figure(w.average)).toHaveTextContent(w.sides.above)
  })

  it('shows a dash without analyses', async () => {
    await open([])
    expect(figure(w.average)).toHaveTextContent(`${w.average}–${w.sides.none}`)
  })
})

describe('the analyses', () => {
  it('are shown as ten cards', async () => {
    await open(Array.from({ length: 12 }, (_, at) => analysis(`n${at}`)))
    expect(cards()).toHaveLength(10)
    expect(screen.getByText(w.shown(10, 12))).toBeInTheDocument()
    for (const text of ['$165,000', 'Villa Morra, Asunción', w.against('$1,941.18 por m²', '$2,024.17')])
      expect(cards()[0]).toHaveTextContent(text)
  })

  it.each([
    [12.34, prices.above('12,3 %')],
    [-4.06, prices.below('4,1 %')],
    [0.01, prices.even],
  ])('show their distance from the market: %d', async (priceDifferencePercent, text) => {
    await open([analysis('a', { priceDifferencePercent })])
    expect(cards()[0]).toHaveTextContent(text)
  })

  it('open a panel that links to the property and is stored in the URL', async () => {
    const { person } = await open([analysis('a'), analysis('b')])
    await person.click(screen.getByRole('button', { name: 'Depto b' }))
    const panel = within(screen.getByRole('dialog', { name: 'Depto b' }))
    expect(location.search).toBe('?analysis=b')
    const market = panel.getByRole('region', { name: w.market })
    for (const text of ['$1,941.18', '$1,400.00', '$2,024.17', '$2,900.00', '24'])
      expect(within(market).getByText(text)).toBeInTheDocument()
    expect(panel.getByRole('button', { name: w.pdf })).toBeDisabled()
    expect(panel.getByRole('link', { name: w.property })).toHaveAttribute('href', '/property/listing-b')
    expect(await panel.findByText(w.trendFailed)).toBeInTheDocument()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('')
  })

  it('open from the URL, with a message for an unknown one', async () => {
    await open([analysis('a')], '?analysis=gone')
    expect(screen.getByRole('dialog', { name: w.missing })).toHaveTextContent(w.missingText)
  })

  it('have an empty state with links to publishing and to the calculator', async () => {
    const { person } = await open([])
    expect(screen.getByRole('heading', { name: w.empty })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: w.publish })).toHaveAttribute('href', '/publish')
    await person.click(screen.getByRole('tab', { name: w.calculator }))
    expect(screen.getByRole('link', { name: w.openCalculator })).toHaveAttribute('href', '/price-calculator')
  })

  it('load again on request after an error', async () => {
    stubEndpoint(pricesApi.user, errorResponse('unavailable'))
    const { person } = await openPage('/price-dashboard', { user })
    expect(await screen.findByText(errors.codes.unavailable)).toBeInTheDocument()
    stubEndpoint(pricesApi.user, [analysis('a')])
    await person.click(screen.getByRole('button', { name: core.retry }))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })
})
