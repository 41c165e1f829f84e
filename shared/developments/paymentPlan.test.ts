import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingPercent, paymentsOf, planProblem } from './paymentPlan.ts'

const plan = { downPercent: 30, buildingPercent: 50, instalments: 24, deliveryPercent: 20 }

describe('a payment plan', () => {
  it.each([
    [{}, 0, undefined],
    [{ deliveryPercent: 15 }, 5, 'not_hundred'],
    [{ deliveryPercent: 30.5 }, -10.5, 'not_hundred'],
    [{ downPercent: 33.33, buildingPercent: 33.33, deliveryPercent: 33.34 }, 0, undefined],
    [{ instalments: 0 }, 0, 'no_instalments'],
    [{ downPercent: 80, buildingPercent: 0 }, 0, 'idle_instalments'],
    [{ downPercent: 100, buildingPercent: 0, instalments: 0, deliveryPercent: 0 }, 0, undefined],
  ])('%j lacks %s and is %s', (change, missing, problem) => {
    expect(missingPercent({ ...plan, ...change })).toBe(missing)
    expect(planProblem({ ...plan, ...change })).toBe(problem)
  })

  it('of a price in dollars is paid in three parts', () => {
    expect(paymentsOf(62_000, plan)).toEqual({
      down: 18_600,
      instalment: 1291.67,
      instalments: 24,
      building: 31_000.08,
      delivery: 12_399.92,
    })
  })

  it('always adds up to the price', () => {
    const percents = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    const cases = fc.record({
      percents,
      instalments: fc.integer({ min: 1, max: 480 }),
      price: fc.integer({ min: 1, max: 1_000_000_000 }),
      decimals: fc.constantFrom(0, 2),
    })
    fc.assert(
      fc.property(cases, ({ percents: [one, other], instalments, price, decimals }) => {
        const [downPercent, upTo] = one < other ? [one, other] : [other, one]
        const buildingPercent = upTo - downPercent
        const given = {
          downPercent,
          buildingPercent,
          instalments: buildingPercent > 0 ? instalments : 0,
          deliveryPercent: 100 - upTo,
        }
        const { down, building, delivery } = paymentsOf(price, given, decimals)
        expect(Math.abs(down + building + delivery - price)).toBeLessThan(0.001)
      }),
    )
  })
})
