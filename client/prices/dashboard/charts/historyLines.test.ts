import { describe, expect, it } from 'vitest'
import { linesOf } from './historyLines.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const moment = (since: string, pricePerSqm: number | null, marketAvgPricePerSqm: number | null) => ({
  since: `2026-${since}T00:00:00Z`,
  priceUSD: 100_000,
  pricePerSqm,
  marketAvgPricePerSqm,
})

describe('the lines of a history', () => {
  it('have the changes of the price and the market up to today', () => {
    const history = [moment('03-01', 1250, 1200), moment('04-01', 1250, 1230), moment('05-01', 1125, null)]
    const lines = linesOf({ history, marketAvgPricePerSqm: 1260 }, now)
    expect(lines?.own.map(({ amount }) => amount)).toEqual([1250, 1125])
    expect(lines?.market.map(({ amount }) => amount)).toEqual([1200, 1230, 1260])
    expect(lines?.market.at(-1)?.time).toBe(now)
    expect(lines?.from).toBe(Date.parse('2026-03-01T00:00:00Z'))
  })

  it('omit the market when it is unknown', () => {
    const lines = linesOf({ history: [moment('03-01', 1250, null)], marketAvgPricePerSqm: null }, now)
    expect(lines).toMatchObject({ own: [{ amount: 1250 }], market: [] })
  })

  it('are none without an area', () => {
    const history = [moment('03-01', null, 1200)]
    expect(linesOf({ history, marketAvgPricePerSqm: 1200 }, now)).toBeUndefined()
  })
})
