import { describe, expect, it } from 'vitest'
import { bearing, labelsOnPlan, movedBy, plan, toPlan } from './plan.ts'

const center = { latitude: -25.294, longitude: -57.578 }

describe('the plan', () => {
  it('has a point where it is, to the metre', () => {
    const { x, y } = toPlan(movedBy(center, 400, -200), center)
    expect(x).toBeCloseTo(plan.width / 2 + (0.4 / plan.km) * plan.width, 0)
    expect(y).toBeCloseTo(plan.height / 2 + (0.2 / plan.km) * plan.width, 0)
    expect(toPlan(center, center)).toEqual({ x: plan.width / 2, y: plan.height / 2 })
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
