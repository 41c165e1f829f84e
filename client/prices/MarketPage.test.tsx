import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlaceMarket, PlaceTypes } from '#shared/prices/placeMarket.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { calculation } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { core, market: w, neighborhoods } = words.es
const measuredAt = '2026-11-21T12:00:00.000Z'
const place = { city: 'Asunción', neighborhood: 'Villa Morra' }

const sale: PlaceMarket = {
  ...place,
  propertyType: 'apartment',
  transactionType: 'sale',
  n: 24,
  leftOut: 2,
  medianPrice: 130_000,
  medianPricePerSqm: 1760,
  p25PricePerSqm: 1500,
  p75PricePerSqm: 2000,
  interval: [1600, 1900],
  grossYieldPercent: 6.8,
  medianDaysOnMarket: 45,
  underOfferPercent: 4,
  months: [
    { month: '2026-09', n: 20, medianPricePerSqm: 1600 },
    { month: '2026-10', n: 22, medianPricePerSqm: 1700 },
    { month: '2026-11', n: 24, medianPricePerSqm: 1760 },
  ],
  measuredAt,
}
const rent: PlaceMarket = {
  ...sale,
  transactionType: 'rent',
  n: 3,
  medianPrice: 700,
  medianPricePerSqm: 9.97,
  interval: null,
  months: [],
}
const types: PlaceTypes = {
  ...place,
  rows: [
    { propertyType: 'apartment', transactionType: 'sale', n: 24, medianPricePerSqm: 1760 },
    { propertyType: 'house', transactionType: 'sale', n: 8, medianPricePerSqm: 1200 },
    { propertyType: 'apartment', transactionType: 'rent', n: 3, medianPricePerSqm: 9.97 },
  ],
  measuredAt,
}

function around(medians: Record<string, number>): NeighborhoodPrices {
  const row = (median: number) => {
    const { scope: _, ...stats } = calculation().marketStats
    const marketStats = { ...stats, medianPricePerSqm: median }
    return { city: 'Asunción', enough: true, confidence: 'high' as const, leftOut: 0, marketStats }
  }
  return {
    propertyType: 'apartment',
    transactionType: 'sale',
    date: measuredAt,
    neighborhoods: Object.entries(medians).map(([neighborhood, median]) => ({
      neighborhood,
      ...row(median),
    })),
    cities: [row(1600)],
  }
}

const marketOf = (kind: string | undefined) => (kind === 'rent' ? rent : sale)

async function open(path = '/mercado/asuncion/villa-morra') {
  stubEndpoint(pricesApi.placeTypes, types)
  const calls = stubEndpoint(pricesApi.market, ({ query }) => marketOf(query.transactionType))
  stubEndpoint(
    pricesApi.neighborhoods,
    around({ Centro: 1000, 'Las Carmelitas': 2000, 'Villa Morra': 1760, Recoleta: 1500 }),
  )
  const rendered = await openPage(path)
  await screen.findByRole('heading', { level: 2, name: new RegExp(w.kinds.sale) })
  return { ...rendered, calls }
}
const card = (kind: 'sale' | 'rent') => screen.getByRole('region', { name: new RegExp(`^${w.kinds[kind]}`) })

describe('the market of a place', () => {
  it('is shown for sale and for rent, with the listings that it is made of', async () => {
    await open()
    expect(
      screen.getByRole('heading', { level: 1, name: w.placeTitle('Villa Morra, Asunción') }),
    ).toBeVisible()
    expect(document.title).toBe('Departamentos en Villa Morra, Asunción: precios y mercado · Óga')
    expect(card('sale')).toHaveTextContent('$1,760')
    expect(card('sale')).toHaveTextContent('$1,600 a $1,900')
    expect(card('sale')).toHaveTextContent('$130,000')
    expect(card('sale')).not.toHaveTextContent(neighborhoods.few)
    expect(within(card('sale')).getByRole('link')).toHaveAttribute(
      'href',
      '/search?city=Asunci%C3%B3n&neighborhood=Villa+Morra&propertyType=apartment&transactionType=sale',
    )
    expect(card('rent')).toHaveTextContent('$9.97')
    expect(card('rent')).toHaveTextContent(neighborhoods.few)
  })

  it('says what our figures say of it', async () => {
    await open()
    const facts = await screen.findByRole('region', { name: w.know })
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      w.facts.dearer('10,0\u00a0%', 'Asunción'),
      w.facts.rank(2, 4),
      w.facts.yield('6,8\u00a0%'),
      w.facts.days(45, '45'),
      w.facts.underOffer('4\u00a0%'),
      w.facts.risen('10,0\u00a0%', 'septiembre de 2026'),
    ])
  })

  it('is a line of months, once there are two', async () => {
    await open()
    const line = screen.getByRole('region', { name: w.months.sale })
    expect(within(line).getByRole('img')).toHaveAccessibleName(
      w.read('septiembre de 2026', '$1,600', 'noviembre de 2026', '$1,760'),
    )
    expect(screen.queryByRole('region', { name: w.months.rent })).not.toBeInTheDocument()
  })

  it('leads to the other types, the other neighbourhoods and the city', async () => {
    await open()
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^Casas/)).toBe('/mercado/asuncion/villa-morra?propertyType=house')
    expect(hrefOf('Las Carmelitas')).toBe('/mercado/asuncion/las-carmelitas?propertyType=apartment')
    expect(hrefOf(w.wholeCity('Asunción'))).toBe('/mercado/asuncion')
    expect(hrefOf('Luque')).toBe('/mercado/luque')
    expect(screen.queryByRole('link', { name: 'Villa Morra' })).not.toBeInTheDocument()
  })

  it('is of the type in the address', async () => {
    const { calls } = await open('/mercado/asuncion/villa-morra?propertyType=house')
    expect(calls.map(({ query }) => query?.propertyType)).toEqual(['house', 'house'])
    expect(screen.getByRole('link', { name: /^Casas/ })).toHaveAttribute('aria-current', 'page')
  })

  it('is missing where we know no such place', async () => {
    stubEndpoint(pricesApi.placeTypes, errorResponse('not_found'))
    await openPage('/mercado/atlantis')
    expect(await screen.findByRole('heading', { level: 1, name: w.missing })).toBeVisible()
  })

  it('loads again on request after an error', async () => {
    stubEndpoint(pricesApi.placeTypes, errorResponse('unavailable'))
    const { person } = await openPage('/mercado/asuncion')
    const retry = await screen.findByRole('button', { name: core.retry })
    stubEndpoint(pricesApi.placeTypes, types)
    stubEndpoint(pricesApi.market, ({ query }) => marketOf(query.transactionType))
    stubEndpoint(pricesApi.neighborhoods, around({}))
    await person.click(retry)
    expect(await screen.findByRole('region', { name: new RegExp(w.kinds.sale) })).toBeVisible()
  })
})
