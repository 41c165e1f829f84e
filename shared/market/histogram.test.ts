import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histogram } from './histogram.ts'

const shape = (amounts: number[]) => histogram(amounts).map(({ from, to, count }) => [from, to, count])

describe('histogram', () => {
  it('of a small market, counts in round steps from a round start', () => {
    expect(shape([1412, 1430, 1480, 1555, 1600, 1690, 1802])).toEqual([
      [1400, 1450, 2],
      [1450, 1500, 1],
      [1500, 1550, 0],
      [1550, 1600, 1],
      [1600, 1650, 1],
      [1650, 1700, 1],
      [1700, 1750, 0],
      [1750, 1800, 0],
      [1800, 1850, 1],
    ])
  })

  it('of rents, keeps steps of less than a dollar exact', () => {
    const all = histogram([7.1, 7.35, 7.9, 8.15, 8.4, 9.05, 9.6])
    expect(all.map(({ from }) => from)).toEqual([6.8, 7.2, 7.6, 8, 8.4, 8.8, 9.2])
    expect(all.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('of a highest amount on an edge, counts it in the last step', () => {
    const all = histogram([1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800])
    expect(all.at(-1)).toEqual({ from: 1700, to: 1800, count: 2 })
  })

  it('of one and the same amount, gives one step around it', () => {
    expect(shape([1412, 1412, 1412])).toEqual([[1410, 1425, 3]])
    expect(shape([0, 0])).toEqual([[0, 0.01, 2]])
  })

  it('of nothing, gives nothing', () => {
    expect(histogram([])).toEqual([])
  })

  it('of whatever, counts everything once in steps of one width without a gap', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000_00 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 200 }), (many) => {
        const amounts = many.map((one) => one / 100)
        const all = histogram(amounts)
        expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(amounts.length)
        expect(all[0]?.from).toBeLessThanOrEqual(Math.min(...amounts))
        expect(all.at(-1)?.to).toBeGreaterThanOrEqual(Math.max(...amounts))
        for (const [index, step] of all.entries()) {
          if (index > 0) expect(step.from).toBe(all[index - 1]?.to)
        }
        expect(all.length).toBeLessThanOrEqual(14)
      }),
    )
  })

  it('of a market of some size, draws about 8 to 12 steps', () => {
    const amount = fc.integer({ min: 500_00, max: 3000_00 }).map((one) => one / 100)
    fc.assert(
      fc.property(fc.array(amount, { minLength: 5, maxLength: 300 }), (amounts) => {
        const range = Math.max(...amounts) - Math.min(...amounts)
        fc.pre(range > 10)
        const count = histogram(amounts).length
        expect(count >= 5 && count <= 14, `${count} steps`).toBe(true)
      }),
    )
  })
})
