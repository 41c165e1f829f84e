import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ExchangeDay } from '#shared/currency/currency.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { exchangeRate } from '#tests/components/samples.ts'
import { stubEndpoint } from '#tests/components/server.ts'
import { RateDialog } from './RateDialog.tsx'

const w = words.es.currencyDetail

function day(date: string, rate: number, houses: Partial<ExchangeDay> = {}): ExchangeDay {
  return {
    day: date,
    rate,
    buy: rate - 30,
    sell: rate + 35,
    source: 'dolarpy',
    updatedAt: `${date}T15:00:00.000Z`,
    ...houses,
  }
}

async function openRate(days: ExchangeDay[]) {
  stubEndpoint(currencyApi.rate, exchangeRate())
  stubEndpoint(currencyApi.history, days)
  const rendered = renderAt(<RateDialog open onOpenChange={() => undefined} />)
  const chart = await screen.findByRole('img')
  return { ...rendered, chart }
}

const lines = (chart: HTMLElement) =>
  [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'))

describe('the rate history', () => {
  it('has a text alternative, lines, and a table', async () => {
    const { chart, person } = await openRate([day('2026-11-01', 7400), day('2026-11-03', 7420)])
    expect(chart).toHaveAccessibleName(expect.stringMatching(/entre Gs\.\s7\.400 y Gs\.\s7\.420/))
    expect(lines(chart)).toHaveLength(3)
    await person.click(screen.getByText(w.asTable))
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DíaCompraVentaCambio',
      expect.stringMatching(/^3 nov\.?Gs\.\s7\.390Gs\.\s7\.455Gs\.\s7\.420$/),
      expect.stringMatching(/^1 nov\.?Gs\.\s7\.370Gs\.\s7\.435Gs\.\s7\.400$/),
    ])
  })

  it('draws the line across days without a rate', async () => {
    const { chart } = await openRate([
      day('2026-11-01', 7400),
      day('2026-11-02', 7400),
      day('2026-11-05', 7400),
    ])
    const xs = (lines(chart)[1] ?? '').match(/(?<=[ML,C])[\d.]+(?=,)/g)?.map(Number) ?? []
    expect([xs[0], xs.at(-1)]).toEqual([1.5, 98.5])
    expect(xs).toContain(25.75)
  })

  it('is a single line without buy and sell rates, and a dot for a single day', async () => {
    const { chart } = await openRate([day('2026-11-01', 7400, { buy: null, sell: null })])
    expect(lines(chart)).toHaveLength(1)
    expect(chart.querySelectorAll('circle')).toHaveLength(1)
    expect(screen.queryByText(w.legend)).not.toBeInTheDocument()
  })

  it('shows the values of a day while the pointer is on it', async () => {
    const { chart } = await openRate([day('2026-11-01', 7400), day('2026-11-03', 7420)])
    const plot = chart.parentElement
    if (!plot) throw new Error('The chart stands in nothing')
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 176))
    fireEvent.pointerMove(plot, { clientX: 260 })
    expect(plot).toHaveTextContent(/3 nov\.?Venta: Gs\.\s7\.455Cambio: Gs\.\s7\.420Compra: Gs\.\s7\.390/)
    fireEvent.pointerMove(plot, { clientX: 120 })
    expect(plot).toHaveTextContent(/1 nov\.?Venta: Gs\.\s7\.435/)
    fireEvent.pointerLeave(plot)
    expect(plot).not.toHaveTextContent('Venta')
  })
})
