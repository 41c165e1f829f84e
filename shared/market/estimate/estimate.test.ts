import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantile } from '#shared/market/market.ts'
import { calibrate, type Estimate, estimatePrice } from './estimate.ts'
import type { Facts } from './facts.ts'
import { fitMarket, type PricedListing } from './fit.ts'
import { effectiveNumber, weightedQuantiles } from './weighted.ts'

let made = 0
const listing = (perSqm: number, overrides: Partial<PricedListing> = {}): PricedListing => {
  const { area = 100 } = overrides
  const common = { place: 'villa morra', isOwnCity: true, isOwnType: true, facts: {} }
  return { id: `l${made++}`, price: perSqm * area, area, ...common, ...overrides }
}
const listings = (perSqm: readonly number[], overrides: Partial<PricedListing> = {}) =>
  perSqm.map((one) => listing(one, overrides))

function estimate(
  market: readonly PricedListing[],
  subject: { area?: number; place?: string; facts?: Facts; id?: string } = {},
): Estimate | undefined {
  const fitted = fitMarket(market)
  return (
    fitted && estimatePrice(calibrate(fitted), { area: 100, place: 'villa morra', facts: {}, ...subject })
  )
}

const usual = [1400, 1500, 1600, 1700, 1800]
/** Without chance: residuals that repeat. */
const noise = (at: number) => 1 + 0.12 * Math.sin(at * 2.4)
/** A price per m² that falls as the area grows: by a fifth where it doubles. */
const falling = (count: number, facts?: (at: number) => Facts, factor: (facts: Facts) => number = () => 1) =>
  Array.from({ length: count }, (_, at) => {
    const area = 40 + ((at * 37) % 160)
    const known = facts?.(at) ?? {}
    return listing(2000 * (area / 100) ** -0.32 * noise(at) * factor(known), { area, facts: known })
  })

describe('the estimate', () => {
  it('of five alike is their median, in a range that holds half of those left out', () => {
    const found = estimate(listings(usual))
    expect(found).toMatchObject({
      price: 160_000,
      effectiveSampleSize: 5,
      confidence: 'low',
      corrections: [],
    })
    expect(found?.low).toBeLessThanOrEqual(150_000)
    expect(found?.high).toBeGreaterThanOrEqual(170_000)
  })

  it('needs the like of five: neither four, nor five of another size', () => {
    expect(estimate(listings(usual.slice(1)))).toBeUndefined()
    expect(estimate(listings(usual, { area: 400 }))).toBeUndefined()
    expect(estimate([])).toBeUndefined()
    expect(estimate(listings(usual), { id: undefined })).toBeDefined()
  })

  it('follows the size: small homes are not dear, large ones no bargains', () => {
    const market = falling(120)
    for (const area of [45, 100, 190]) {
      const usualPrice = 2000 * (area / 100) ** -0.32 * area
      expect(Math.abs((estimate(market, { area })?.price ?? 0) / usualPrice - 1)).toBeLessThan(0.1)
    }
  })

  it('takes a neighborhood of few for what lies between them and the city', () => {
    const market = [
      ...listings(
        Array.from({ length: 60 }, (_, at) => 1000 * noise(at)),
        { place: 'elsewhere' },
      ),
      ...listings([1950, 2000, 2050]),
    ]
    const near = estimate(market)?.price ?? 0
    expect(near).toBeGreaterThan(115_000)
    expect(near).toBeLessThan(190_000)
    expect(estimate(market, { place: 'unknown' })?.price ?? 0).toBeLessThan(near)
  })

  it('lets a like type lend with less weight than its own', () => {
    const lent = listings(
      Array.from({ length: 20 }, (_, at) => 1000 * noise(at)),
      { isOwnType: false },
    )
    expect(estimate(lent)?.price).toBeCloseTo(100_000, -4)
    const own = listings([1500, 1520, 1480, 1510, 1490])
    expect(estimate([...lent, ...own])?.price ?? 0).toBeGreaterThan(130_000)
  })

  it('corrects by facts that lower its error, and tells by how much', () => {
    const rooms = (at: number) => ({ bedrooms: 1 + (at % 3), amenities: (at * 5) % 7 })
    const market = falling(150, rooms, ({ bedrooms = 0 }) => 1.1 ** bedrooms)
    const plain = estimate(market)
    const more = estimate(market, { facts: { bedrooms: 3 } })
    expect(plain?.corrections).toEqual([])
    expect(more?.corrections).toEqual([{ fact: 'bedrooms', percent: expect.closeTo(10, -1) }])
    expect(more?.price ?? 0).toBeGreaterThan(plain?.price ?? 0)
  })

  it('adds for being new, and never takes off for it', () => {
    const unused = (at: number) => ({ unused: at % 3 === 0 ? 1 : 0 })
    const dearer = falling(150, unused, ({ unused: is = 0 }) => 1.15 ** is)
    const [added] = estimate(dearer, { facts: { unused: 1 } })?.corrections ?? []
    expect(added).toEqual({ fact: 'unused', percent: expect.closeTo(10, -1) })
    const cheaper = falling(150, unused, ({ unused: is = 0 }) => 0.85 ** is)
    expect(estimate(cheaper, { facts: { unused: 1 } })?.corrections).toEqual([])
  })

  it('gives a neighborhood with many listings the slope that its sizes show', () => {
    const inPlace = (place: string, slope: number) =>
      Array.from({ length: 150 }, (_, at) => {
        const area = 40 + ((at * 37) % 240)
        return listing(1500 * (area / 100) ** slope * noise(at), { place, area })
      })
    const market = [...inPlace('flat', 0), ...inPlace('steep', -0.5)]
    const ratio = (place: string) =>
      (estimate(market, { place, area: 240 })?.price ?? 0) /
      (estimate(market, { place, area: 60 })?.price ?? 1)
    expect(ratio('flat')).toBeGreaterThan(ratio('steep') * 1.25)
  })

  it('of a listing of the market counts the others alone', () => {
    const own = listing(9000)
    const market = [...falling(150), own]
    expect(estimate(market, { id: own.id })?.price).toBeCloseTo(estimate(falling(150))?.price ?? 0, -4)
  })

  it('of other cities is never sure', () => {
    const far = listings(
      Array.from({ length: 50 }, (_, at) => 1000 * noise(at)),
      { isOwnCity: false },
    )
    expect(estimate(far)?.confidence).toBe('low')
    expect(estimate(listings(Array.from({ length: 50 }, (_, at) => 1000 * noise(at))))?.confidence).toBe(
      'high',
    )
  })

  it('for any market and subject, is finite and lies in its range', () => {
    const some = fc.record({
      perSqm: fc.double({ min: 1, max: 1e5, noNaN: true }),
      area: fc.double({ min: 0.01, max: 9e8, noNaN: true }),
      isOwnType: fc.boolean(),
      place: fc.constantFrom('a', 'b', 'c'),
    })
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 30 }),
        fc.double({ min: 0.01, max: 9e8, noNaN: true }),
        (rows, area) => {
          const found = estimate(
            rows.map(({ perSqm, ...row }) => listing(perSqm, row)),
            { area, place: 'a' },
          )
          if (!found) return
          expect(Number.isFinite(found.price)).toBe(true)
          expect(found.low).toBeLessThanOrEqual(found.price)
          expect(found.high).toBeGreaterThanOrEqual(found.price)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('weighted quantiles', () => {
  it('of equal weights are those of the values', () => {
    const values = Float64Array.from([3, 5, 8, 13, 21, 34])
    const order = Uint32Array.from(values.keys())
    const shares = [0.1, 0.25, 0.5, 0.75, 0.9]
    const found = weightedQuantiles(
      values,
      values.map(() => 0.3),
      order,
      shares,
    )
    for (const [at, share] of shares.entries()) expect(found[at]).toBeCloseTo(quantile(values, share), 9)
  })

  it('pass over what weighs nothing', () => {
    const values = Float64Array.from([1, 2, 1000])
    expect(
      weightedQuantiles(values, Float64Array.from([1, 1, 0]), Uint32Array.from([0, 1, 2]), [0.5, 1]),
    ).toEqual([1.5, 2])
  })

  it('count listings by the evenness of their weights', () => {
    expect(effectiveNumber(Float64Array.from([1, 1, 1, 1]))).toBe(4)
    expect(effectiveNumber(Float64Array.from([1, 0, 0]))).toBe(1)
    expect(effectiveNumber(new Float64Array(3))).toBe(0)
  })
})
