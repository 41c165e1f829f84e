import { describe, expect, it } from 'vitest'
import { linearScale } from './linearScale.ts'

describe('a linear scale', () => {
  it('maps a domain to percent and back', () => {
    const scale = linearScale([1000, 2000])
    expect([1000, 1250, 2000].map(scale.position)).toEqual([0, 25, 100])
    expect([0, 25, 100].map(scale.invert)).toEqual([1000, 1250, 2000])
  })

  it('inverts when the range falls', () => {
    expect([0, 1, 4].map(linearScale([0, 4], [100, 0]).position)).toEqual([100, 75, 0])
  })

  it('clamps values outside the domain', () => {
    expect([-5, 15].map(linearScale([0, 10], [3, 97]).position)).toEqual([3, 97])
  })

  it('puts a domain of a single value in the middle', () => {
    expect(linearScale([7, 7], [2, 98]).position(7)).toBe(50)
  })
})
