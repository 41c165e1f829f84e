import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatUSD } from '#shared/core/money.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { field, openPage, words } from '#tests/components/render.tsx'
import { calculation } from '#tests/components/samples.ts'
import { deferred, errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { core, errors, listings, neighborhoods: w, prices } = words.es
type Row = NeighborhoodPrices['neighborhoods'][number]

function row(
  neighborhood: string,
  city: string,
  median: number,
  overrides: Partial<Row['marketStats']> = {},
): Row {
  const { scope: _, ...stats } = calculation().marketStats
  const marketStats = {
    ...stats,
    medianPricePerSqm: median,
    p25PricePerSqm: median - 100,
    p75PricePerSqm: median + 100,
    ...overrides,
  }
  const enough = marketStats.sampleSize >= 5
  return { neighborhood, city, enough, confidence: 'high', leftOut: 0, marketStats }
}

const all = [
  row('Centro', 'Asunción', 1000, { sampleSize: 30 }),
  row('Villa Morra', 'Asunción', 2000, { sampleSize: 3 }),
  row('Ñu Guazú', 'Luque', 1500, { p75PricePerSqm: 2500 }),
]
const market: NeighborhoodPrices = {
  propertyType: 'apartment',
  transactionType: 'sale',
  date: '2026-11-21T12:00:00.000Z',
  neighborhoods: all,
  cities: [{ ...row('', 'Asunción', 1600), leftOut: 2 }, { ...row('', 'Luque', 1500, { sampleSize: 2 }) }],
}

async function open(query = '') {
  const calls = stubEndpoint(pricesApi.neighborhoods, market)
  const rendered = await openPage(`/prices${query}`)
  await screen.findByRole('table')
  return { ...rendered, calls }
}
const urlParams = () => Object.fromEntries(new URLSearchParams(location.search))
const names = () => screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent)
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) })
const sort = (name: string) => within(heading(name)).getByRole('button')

describe('prices by neighbourhood', () => {
  it('are sorted by descending price, mark small samples, and link to the listings', async () => {
    await open()
    expect(names()).toEqual(['Villa Morra', 'Ñu Guazú', 'Centro'])
    expect(heading(w.median)).toHaveAttribute('aria-sort', 'descending')
    const [dearest, next] = screen.getAllByRole('row').slice(1)
    expect(dearest).toHaveTextContent(w.few)
    expect(next).not.toHaveTextContent(w.few)
    expect(next).toHaveTextContent('$1,500')
    expect(screen.getByRole('link', { name: 'Centro' })).toHaveAttribute(
      'href',
      '/mercado/asuncion/centro?propertyType=apartment',
    )
    expect(screen.getByTitle(w.listings('Centro'))).toHaveAttribute(
      'href',
      '/search?city=Asunci%C3%B3n&neighborhood=Centro&propertyType=apartment&transactionType=sale',
    )
    expect(screen.getByText(new RegExp(`^${w.count(3)}`))).toBeInTheDocument()
  })

  it.each([
    [w.median, ['Centro', 'Ñu Guazú', 'Villa Morra'], { order: 'asc' }],
    [w.neighborhood, ['Centro', 'Ñu Guazú', 'Villa Morra'], { sort: 'neighborhood' }],
    [w.sample, ['Centro', 'Ñu Guazú', 'Villa Morra'], { sort: 'sample' }],
    [w.spread, ['Ñu Guazú', 'Centro', 'Villa Morra'], { sort: 'spread' }],
  ])('can be sorted by %s', async (column, order, query) => {
    const { person } = await open()
    await person.click(sort(column))
    expect(urlParams()).toMatchObject(query)
    expect(names()).toEqual(order)
  })

  it('reverse when the same column is clicked again', async () => {
    const { person } = await open('?sort=neighborhood')
    expect(heading(w.neighborhood)).toHaveAttribute('aria-sort', 'ascending')
    await person.click(sort(w.neighborhood))
    expect(urlParams()).toEqual({ sort: 'neighborhood', order: 'desc' })
    expect(heading(w.neighborhood)).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(['Villa Morra', 'Ñu Guazú', 'Centro'])
  })

  it('of one city are shown below its summary', async () => {
    const { person } = await open()
    expect(screen.getAllByText('Luque').length).toBeGreaterThan(1)
    await person.selectOptions(field(w.city), 'Asunción')
    expect(urlParams()).toEqual({ city: 'Asunción' })
    expect(names()).toEqual(['Villa Morra', 'Centro'])
    const city = screen.getByRole('region', { name: `Asunción: ${w.wholeCity}` })
    expect(city).toHaveTextContent('$1,600 por m²')
    expect(city).toHaveTextContent(prices.leftOutCount(2))
    await person.selectOptions(field(w.city), 'Luque')
    expect(screen.getByRole('region', { name: `Luque: ${w.wholeCity}` })).toHaveTextContent(w.few)
  })

  it('of another type are loaded while the previous ones stay', async () => {
    const { person, calls, container } = await open()
    const pending = deferred<typeof pricesApi.neighborhoods>({ ...market, transactionType: 'rent' })
    const next = stubEndpoint(pricesApi.neighborhoods, () => pending.promise)
    await person.selectOptions(field(w.kind), prices.kinds.rent)
    await waitFor(() => expect(next).toHaveLength(1))
    expect(next[0]?.query).toEqual({ transactionType: 'rent' })
    expect(names()).toHaveLength(3)
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
    pending.release()
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull())
    expect(calls).toHaveLength(1)
    stubEndpoint(pricesApi.neighborhoods, market)
    await person.selectOptions(field(w.type), listings.types.house)
    expect(urlParams()).toEqual({ transactionType: 'rent', propertyType: 'house' })
    await person.selectOptions(field(w.type), listings.types.apartment)
    expect(urlParams()).toEqual({ transactionType: 'rent' })
  })

  it('have a range only where listings differ', async () => {
    const single = row('Jara', 'Asunción', 1200, { p25PricePerSqm: 1200, p75PricePerSqm: 1200 })
    stubEndpoint(pricesApi.neighborhoods, { ...market, neighborhoods: [...all, single] })
    await openPage('/prices')
    const range = (low: number, high: number) => w.from(formatUSD(low), formatUSD(high))
    expect((await screen.findAllByText(range(900, 1100))).length).toBeGreaterThan(0)
    expect(screen.queryByText(range(1200, 1200))).not.toBeInTheDocument()
  })

  it('of rents have cents', async () => {
    const rents = row('Laurelty', 'Luque', 4.46, { p25PricePerSqm: 4.2, p75PricePerSqm: 4.8 })
    stubEndpoint(pricesApi.neighborhoods, { ...market, transactionType: 'rent', neighborhoods: [rents] })
    await openPage('/prices?transactionType=rent')
    expect(await screen.findByText('$4.46')).toBeInTheDocument()
    expect(screen.getAllByText(w.from('$4.20', '$4.80')).length).toBeGreaterThan(0)
  })

  it('use defaults for an invalid URL', async () => {
    const { calls } = await open('?sort=colour&order=up&propertyType=castle')
    expect(calls[0]?.query).toEqual({})
    expect(names()[0]).toBe('Villa Morra')
  })

  it('of a type without listings have an empty state that clears the filters', async () => {
    stubEndpoint(pricesApi.neighborhoods, { ...market, neighborhoods: [], cities: [] })
    const { person } = await openPage('/prices?propertyType=warehouse&city=Areguá')
    expect(await screen.findByRole('heading', { name: w.none })).toBeInTheDocument()
    expect(field(w.city)).toHaveDisplayValue('Areguá')
    stubEndpoint(pricesApi.neighborhoods, market)
    await person.click(screen.getByRole('button', { name: w.clear }))
    expect(urlParams()).toEqual({})
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('load again on request after an error', async () => {
    stubEndpoint(pricesApi.neighborhoods, errorResponse('unavailable'))
    const { person } = await openPage('/prices')
    expect(await screen.findByText(errors.codes.unavailable)).toBeInTheDocument()
    stubEndpoint(pricesApi.neighborhoods, market)
    await person.click(screen.getByRole('button', { name: core.retry }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })
})
