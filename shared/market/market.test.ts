import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  confidenceOf,
  leaveOut,
  type MarketSummary,
  priceDifference,
  quantile,
  summarize,
  toCents,
  verdictOf,
} from './market.ts'

const runs = { numRuns: 1000 }
const cents = fc.integer({ min: 1, max: 1_000_000 })
const sample = fc.array(cents, { minLength: 1, maxLength: 60 })
const dollars = (values: number[]) => values.map((value) => value / 100)

/** Exact, rounded half away from zero. */
function divided(numerator: bigint, denominator: bigint): number {
  const positive = numerator < 0n ? -numerator : numerator
  const rounded = (positive * 2n + denominator) / (denominator * 2n)
  return Number(numerator < 0n ? -rounded : rounded)
}

/** Counts, in quarters of a hundredth of a cent. */
function quartile(values: number[], k: number): bigint {
  const ranked = (rank: number): bigint =>
    BigInt(
      values.find((value) => {
        const less = values.filter((other) => other < value).length
        return less <= rank && rank < less + values.filter((other) => other === value).length
      }) ?? 0,
    )
  const position = (values.length - 1) * k
  const rank = Math.floor(position / 4)
  const rest = BigInt(position % 4)
  return ranked(rank) * (4n - rest) + (rest === 0n ? 0n : ranked(rank + 1) * rest)
}

describe('summarize', () => {
  it.each([
    [[1500], { sampleSize: 1, min: 1500, p25: 1500, median: 1500, p75: 1500, max: 1500, avg: 1500 }],
    [[1700, 1500], { sampleSize: 2, min: 1500, p25: 1550, median: 1600, p75: 1650, max: 1700, avg: 1600 }],
    [
      [1500, 900, 1100, 1000],
      { sampleSize: 4, min: 900, p25: 975, median: 1050, p75: 1200, max: 1500, avg: 1125 },
    ],
    [
      [1000, 1800, 1400, 1200, 1600],
      { sampleSize: 5, min: 1000, p25: 1200, median: 1400, p75: 1600, max: 1800, avg: 1400 },
    ],
    [[10, 9, 100], { sampleSize: 3, min: 9, p25: 9.5, median: 10, p75: 55, max: 100, avg: 119 / 3 }],
  ])('of %j, is what it is on paper', (prices, expected) => {
    expect(summarize(prices)).toEqual(expected)
  })

  it('of nothing, is undefined', () => {
    expect(summarize([])).toBeUndefined()
    expect(quantile([], 0.5)).toBeNaN()
  })

  it('of any sample, agrees to the cent with whole numbers', () => {
    fc.assert(
      fc.property(sample, (values) => {
        const summary = summarize(dollars(values))
        const sum = values.reduce((total, value) => total + BigInt(value), 0n)
        expect(summary?.sampleSize).toBe(values.length)
        for (const [k, name] of [
          [0, 'min'],
          [1, 'p25'],
          [2, 'median'],
          [3, 'p75'],
          [4, 'max'],
        ] as const)
          expect(toCents(summary?.[name] ?? 0)).toBe(divided(quartile(values, k), 4n) / 100)
        expect(toCents(summary?.avg ?? 0)).toBe(divided(sum, BigInt(values.length)) / 100)
      }),
      runs,
    )
  })
})

describe('leaveOut', () => {
  const usual = [1400, 1450, 1500, 1550, 1600, 1650, 1700]

  it('given guaraníes typed as dollars, calls them a slip, however few there are', () => {
    expect(leaveOut([1500, 1600, 1550 * 7400])).toEqual([null, null, 'slip'])
    expect(leaveOut([1500, 1600, 1550 / 7400])).toEqual([null, null, 'slip'])
  })

  it('given two that cannot both be right, believes neither', () => {
    expect(leaveOut([1500, 1500 * 7400])).toEqual(['slip', 'slip'])
  })

  it('given a slip, judges the others as if it were not there', () => {
    const others = [...usual, 2400, 800]
    expect(leaveOut([...others, 11_000_000])).toEqual([...leaveOut(others), 'slip'])
  })

  it('given one far above and one far below in a sample of 8 or more, leaves them out', () => {
    expect(leaveOut([...usual, 3200, 600])).toEqual([...usual.map(() => null), 'high', 'low'])
  })

  it('given fewer than 8, leaves out slips only', () => {
    expect(leaveOut([1400, 1450, 1500, 1550, 1600, 1650, 3200])).toEqual(Array(7).fill(null))
  })

  it('given flats that all ask the same, keeps a neighbour that asks a fifth more', () => {
    expect(leaveOut([...Array(10).fill(1500), 1800])).toEqual(Array(11).fill(null))
    expect(leaveOut([...Array(10).fill(1500), 1900]).at(-1)).toBe('high')
  })

  it('given what is no price, calls it a slip', () => {
    expect(leaveOut([1500, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])).toEqual([
      null,
      ...Array(4).fill('slip'),
    ])
    expect(leaveOut([])).toEqual([])
  })

  it('given any sample, agrees with the rule written in ratios', () => {
    fc.assert(
      fc.property(sample, (values) => {
        const reasons = leaveOut(values)
        const expected = byRatios(values)
        reasons.forEach((reason, index) => {
          if (expected[index] !== 'edge') expect(reason).toBe(expected[index])
        })
      }),
      runs,
    )
  })

  it('given any sample, does not depend on order or currency', () => {
    fc.assert(
      fc.property(sample, fc.integer({ min: 2, max: 9999 }), (values, rate) => {
        const reasons = leaveOut(values)
        expect(leaveOut(values.toReversed())).toEqual(reasons.toReversed())
        const clear = byRatios(values).every((reason) => reason !== 'edge')
        if (clear) expect(leaveOut(values.map((value) => value * rate))).toEqual(reasons)
      }),
      runs,
    )
  })
})

/** Without logarithms. `edge`: too close to decide. */
function byRatios(values: number[]): (string | null)[] {
  const near = (a: number, b: number) => Math.abs(a / b - 1) < 1e-9
  const root = (sorted: number[], p: number) => {
    const rank = (sorted.length - 1) * p
    const [a = 1, b = a] = sorted.slice(Math.floor(rank))
    return a * (b / a) ** (rank % 1)
  }
  const middle = root(
    values.toSorted((a, b) => a - b),
    0.5,
  )
  const plausible = values.filter((value) => value <= middle * 20 && value * 20 >= middle)
  const sorted = plausible.toSorted((a, b) => a - b)
  const [p25, p75] = [root(sorted, 0.25), root(sorted, 0.75)]
  const reach = Math.max((p75 / p25) ** 1.5, 1.25)
  return values.map((value) => {
    if (near(value, middle * 20) || near(value * 20, middle)) return 'edge'
    if (!plausible.includes(value)) return 'slip'
    if (plausible.length < 8) return null
    if (near(value * reach, p25) || near(value, p75 * reach)) return 'edge'
    if (value * reach < p25) return 'low'
    return value > p75 * reach ? 'high' : null
  })
}

describe('priceDifference', () => {
  it.each([
    [1100, 1000, 10],
    [920, 1000, -8],
    [1001.25, 1000, 0.13],
    [1000, 1000, 0],
    [1500, 0, 0],
    [1e11, 1e-11, 1_000_000],
  ])('of %d against %d, is %d %%', (price, reference, expected) => {
    expect(priceDifference(price, reference)).toBe(expected)
  })

  it('of any two prices, agrees to the cent with whole numbers', () => {
    fc.assert(
      fc.property(cents, cents, (price, reference) => {
        const exact = divided(BigInt(price - reference) * 10_000n, BigInt(reference)) / 100
        expect(priceDifference(price / 100, reference / 100)).toBe(Math.min(exact, 1_000_000))
      }),
      runs,
    )
  })
})

const flat: MarketSummary = {
  sampleSize: 30,
  min: 1000,
  p25: 1400,
  median: 1500,
  p75: 1600,
  max: 2000,
  avg: 1500,
}

describe('verdictOf', () => {
  it.each([
    [1399.99, 'below'],
    [1400, 'within'],
    [1600, 'within'],
    [1600.01, 'above'],
  ])('at %d in a market of 1,400 to 1,600, is %s', (price, verdict) => {
    expect(verdictOf(price, { low: 1400, high: 1600 })).toBe(verdict)
  })

  it('without an estimate, is none', () => {
    expect(verdictOf(1, undefined)).toBe('none')
  })
})

describe('confidenceOf', () => {
  it.each([
    [20, 1600, 'neighborhood', 'high'],
    [20, 1600, 'neighbors', 'high'],
    [20, 1600, 'city', 'medium'],
    [500, 1600, 'country', 'low'],
    [19, 1600, 'neighborhood', 'medium'],
    [8, 1600, 'neighborhood', 'medium'],
    [7, 1600, 'neighborhood', 'low'],
    [30, 2000, 'neighborhood', 'medium'],
    [30, 2400, 'neighborhood', 'low'],
  ] as const)('with %d comparables up to %d in the %s, is %s', (sampleSize, p75, scope, confidence) => {
    expect(confidenceOf({ ...flat, sampleSize, p75 }, scope)).toBe(confidence)
  })
})
