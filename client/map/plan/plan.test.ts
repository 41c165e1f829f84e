import { describe, expect, it } from 'vitest'
import { bearing, fromPlan, labelsOnPlan, movedBy, plan, toPlan } from './plan.ts'

const center = { latitude: -25.294, longitude: -57.578 }

describe('the plan', () => {
  it('converts between points and plan coordinates to the metre', () => {
    const spot = { x: 412, y: 77 }
    const back = toPlan(fromPlan(spot, center), center)
    expect(back.x).toBeCloseTo(spot.x, 0)
    expect(back.y).toBeCloseTo(spot.y, 0)
    expect(toPlan(center, center)).toEqual({ x: plan.width / 2, y: plan.height / 2 })
  })

  it('clamps coordinates to its edges', () => {
    const { x, y } = toPlan(fromPlan({ x: -50, y: 9999 }, center), center)
    expect(x).toBeGreaterThan(0)
    expect(y).toBeLessThan(plan.height)
  })

  it('gives distance and direction of a moved point', () => {
    expect(bearing(movedBy(center, 300, 0), center)).toEqual({ meters: 300, direction: 'e' })
    expect(bearing(movedBy(center, -200, -200), center)).toEqual({ meters: 280, direction: 'sw' })
    expect(bearing(center, center).meters).toBe(0)
  })

  it('names the central neighbourhood first, without overlapping labels', () => {
    const names = labelsOnPlan(center)
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
