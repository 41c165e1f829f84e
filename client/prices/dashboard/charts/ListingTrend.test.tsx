import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ListingTrend as Trend } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { stubEndpoint } from '#tests/components/server.ts'
import { ListingTrend } from './ListingTrend.tsx'

const w = words.es.dashboard

const trend: Trend = {
  listingId: 'casa-1',
  transactionType: 'sale',
  pricePerSqm: 1500,
  cheaper: 4,
  scope: 'city',
  marketAvgPricePerSqm: 1300,
  distribution: [
    { from: 1000, to: 1200, count: 3 },
    { from: 1200, to: 1400, count: 0 },
    { from: 1400, to: 1600, count: 2 },
  ],
  history: [
    { since: '2026-03-01T00:00:00.000Z', priceUSD: 160_000, pricePerSqm: 1600, marketAvgPricePerSqm: 1250 },
    { since: '2026-05-01T00:00:00.000Z', priceUSD: 150_000, pricePerSqm: 1500, marketAvgPricePerSqm: 1280 },
  ],
}

function show(overrides: Partial<Trend> = {}) {
  stubEndpoint(pricesApi.trend, { ...trend, ...overrides })
  return renderAt(<ListingTrend listingId="casa-1" />)
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the distribution of comparables', () => {
  it('is drawn as bars with a text alternative and the own price marked, and listed as a table', async () => {
    const { person } = show()
    const part = await section(w.distribution)
    const chart = part.getByRole('img')
    expect(chart).toHaveAccessibleName(
      `${w.distributionRead('$1,000.00', '$1,600.00', '$1,000.00', '$1,200.00', 3)} ${w.ownRead('$1,500.00')}`,
    )
    expect(chart.querySelectorAll('rect')).toHaveLength(3)
    await person.click(part.getByText(w.asTable))
    const row = part.getByRole('row', { name: new RegExp(w.ownMark) })
    expect(row).toHaveTextContent('$1,400.00')
  })

  it('has no mark without an area', async () => {
    show({ pricePerSqm: null, cheaper: null, history: [] })
    const part = await section(w.distribution)
    expect(part.getByRole('img').querySelector('circle')).toBeNull()
  })
})

describe('the price history', () => {
  it('is drawn as steps beside the market, with a legend, and listed newest first', async () => {
    const { person } = show()
    const part = await section(w.history)
    const chart = part.getByRole('img')
    expect(chart).toHaveAccessibleName(expect.stringContaining('de $1,600.00 a $1,500.00 hoy'))
    expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      w.historyOwn,
      w.historyMarket,
    ])
    const [market, own] = [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
    expect(market?.match(/[ML]/g)).toHaveLength(3)
    expect(own?.match(/[ML]/g)).toHaveLength(5)
    await person.click(part.getByText(w.asTable))
    expect(part.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringContaining(w.price),
      expect.stringMatching(/^Hoy\$150,000/),
      expect.stringMatching(/2026\$150,000/),
      expect.stringMatching(/2026\$160,000/),
    ])
  })

  it('is one line without a market', async () => {
    const history = trend.history.map((moment) => ({ ...moment, marketAvgPricePerSqm: null }))
    show({ marketAvgPricePerSqm: null, history })
    const part = await section(w.history)
    expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([w.historyOwn])
  })

  it('says that the area is missing', async () => {
    show({
      pricePerSqm: null,
      history: [
        { since: '2026-03-01T00:00:00.000Z', priceUSD: 1, pricePerSqm: null, marketAvgPricePerSqm: null },
      ],
    })
    const part = await section(w.history)
    expect(part.getByText(w.noArea)).toBeInTheDocument()
    expect(part.queryByRole('img')).toBeNull()
  })
})
