import { describe, expect, it } from 'vitest'
import { historyOf } from './history.ts'

const at = (moment: string) => new Date(`2026-${moment}Z`)

describe('historyOf', () => {
  it('of prices that were measured, gives each with its market, oldest first', () => {
    const asked = [
      { since: at('05-01T12:00'), priceUSD: 90_000 },
      { since: at('03-01T12:00'), priceUSD: 100_000 },
    ]
    const measured = [
      { at: at('05-01T12:00:01'), marketAvg: 1250 },
      { at: at('03-01T12:00:01'), marketAvg: 1200 },
    ]
    expect(historyOf(asked, measured, 80)).toEqual([
      {
        since: '2026-03-01T12:00:00.000Z',
        priceUSD: 100_000,
        pricePerSqm: 1250,
        marketAvgPricePerSqm: 1200,
      },
      { since: '2026-05-01T12:00:00.000Z', priceUSD: 90_000, pricePerSqm: 1125, marketAvgPricePerSqm: 1250 },
    ])
  })

  it('of a market measured while a price stood, gives one more entry for each day', () => {
    const asked = [{ since: at('03-01T12:00'), priceUSD: 100_000 }]
    const measured = ['04-01T12:00', '04-01T12:05', '04-09T00:00'].map((moment, index) => ({
      at: at(moment),
      marketAvg: 1200 + index,
    }))
    const history = historyOf(asked, measured, 80)
    expect(history.map(({ marketAvgPricePerSqm }) => marketAvgPricePerSqm)).toEqual([null, 1200, 1202])
    expect(history.every(({ priceUSD, pricePerSqm }) => priceUSD === 100_000 && pricePerSqm === 1250)).toBe(
      true,
    )
  })

  it('of two prices within a day, gives each its own market', () => {
    const asked = [
      { since: at('03-01T12:00'), priceUSD: 100_000 },
      { since: at('03-01T12:10'), priceUSD: 95_000 },
    ]
    const measured = [
      { at: at('03-01T12:00:01'), marketAvg: 1200 },
      { at: at('03-01T12:10:01'), marketAvg: 1300 },
    ]
    expect(historyOf(asked, measured, 80).map((moment) => moment.marketAvgPricePerSqm)).toEqual([1200, 1300])
  })

  it('without an area, knows no price for each square metre', () => {
    const [moment] = historyOf([{ since: at('03-01T12:00'), priceUSD: 100_000 }], [], null)
    expect(moment).toMatchObject({ priceUSD: 100_000, pricePerSqm: null, marketAvgPricePerSqm: null })
  })

  it('of nothing, gives nothing', () => {
    expect(historyOf([], [{ at: at('03-01T12:00'), marketAvg: 1 }], 80)).toEqual([])
  })
})
