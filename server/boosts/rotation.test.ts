import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTurn } from './rotation.ts'

const boostsOf = (sizes: readonly number[]) =>
  sizes.flatMap((size, agency) =>
    Array.from({ length: size }, (_, at) => ({ id: `${agency}-${at}`, agencyId: `agency ${agency}` })),
  )

const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 })
const places = fc.integer({ min: 1, max: 4 })

describe('featured places', () => {
  it('go to every agency equally often, and to each of its listings in turn', () => {
    fc.assert(
      fc.property(sizes, places, fc.nat(1000), (sizes, places, start) => {
        const boosts = boostsOf(sizes)
        const rounds = 60
        const shown = new Map<string, number>(boosts.map(({ id }) => [id, 0]))
        for (let turn = start; turn < start + sizes.length * rounds; turn++) {
          const now = inTurn(boosts, turn, places)
          expect(now).toHaveLength(Math.min(places, sizes.length))
          expect(new Set(now.map(({ agencyId }) => agencyId)).size).toBe(now.length)
          for (const { id } of now) shown.set(id, (shown.get(id) ?? 0) + 1)
        }
        const turns = Math.min(places, sizes.length) * rounds
        for (const [agency, size] of sizes.entries()) {
          const own = Array.from({ length: size }, (_, at) => shown.get(`${agency}-${at}`) ?? 0)
          expect(own.reduce((sum, count) => sum + count, 0)).toBe(turns)
          expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('do not depend on the order in which they are read', () => {
    const boosts = boostsOf([3, 1, 2])
    expect(inTurn([...boosts].reverse(), 7, 2)).toEqual(inTurn(boosts, 7, 2))
  })

  it('are empty without any', () => {
    expect(inTurn([], 3, 2)).toEqual([])
  })
})
