import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circle } from './geometry.ts'

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('a circle', () => {
  it('has all between the longitudes that are within', () => {
    let count = 0
    fc.assert(
      fc.property(
        fc.record({ latitude: degrees(-85, 85), longitude: degrees(-180, 180), km: degrees(0.1, 100) }),
        degrees(-1, 1),
        degrees(0, 0.02),
        degrees(0, 1),
        (near, away, height, share) => {
          const { within, has } = circle(near)
          const south = near.latitude + away
          const band = within?.(south, south + height)
          if (!band) return
          count++
          const longitude = band.west + (band.east - band.west) * share
          expect(has?.(south, longitude)).toBe(true)
          expect(has?.(south + height, longitude)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
    expect(count).toBeGreaterThan(100)
  })

  it('reaches over the date line', () => {
    const { box, has } = circle({ latitude: 0, longitude: 179.95, km: 20 })
    expect(box).toMatchObject({ west: -180, east: 180 })
    expect([has?.(0, -179.98), has?.(0, -179.8), has?.(0, 179.8)]).toEqual([true, false, true])
  })
})
