import { describe, expect, it } from 'vitest'
import { bearing, moved, namesOnPlan, plan, pointAt, spotOf } from './plan.ts'

const middle = { latitude: -25.294, longitude: -57.578 }

describe('the plan of a neighbourhood', () => {
  it('of a spot, gives the point under it, and back, to the metre', () => {
    const spot = { x: 412, y: 77 }
    const back = spotOf(pointAt(spot, middle), middle)
    expect(back.x).toBeCloseTo(spot.x, 0)
    expect(back.y).toBeCloseTo(spot.y, 0)
    expect(spotOf(middle, middle)).toEqual({ x: plan.width / 2, y: plan.height / 2 })
  })

  it('of a spot beyond its edge, stays on it', () => {
    const { x, y } = spotOf(pointAt({ x: -50, y: 9999 }, middle), middle)
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(plan.height)
  })

  it('with a point moved by metres, says how far and to which side', () => {
    expect(bearing(moved(middle, 300, 0), middle)).toEqual({ meters: 300, direction: 'e' })
    expect(bearing(moved(middle, -200, -200), middle)).toEqual({ meters: 280, direction: 'sw' })
    expect(bearing(middle, middle).meters).toBe(0)
  })

  it('with many neighbourhoods around, names its own first and none over another', () => {
    const names = namesOnPlan(middle)
    expect(names[0]?.name).toBe('Villa Morra')
    expect(names.length).toBeGreaterThan(3)
    for (const one of names) {
      const near = names.filter(
        ({ spot }) => Math.abs(spot.x - one.spot.x) < 100 && Math.abs(spot.y - one.spot.y) < 20,
      )
      expect(near).toEqual([one])
    }
  })
})
