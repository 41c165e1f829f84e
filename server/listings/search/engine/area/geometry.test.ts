import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Area } from './area.ts'
import { circle, polygonsArea } from './geometry.ts'

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const share = degrees(0, 1)

/**
 * Tests whether points of small boxes are on the side that the area reports; counts how often it reports one.
 */
function checkSides(areas: fc.Arbitrary<{ area: Area; latitude: number; longitude: number }>) {
  const counts = { in: 0, out: 0 }
  fc.assert(
    fc.property(
      areas,
      fc.tuple(degrees(-1, 1), degrees(-1, 1)),
      fc.tuple(degrees(0, 0.05), degrees(0, 0.05)),
      fc.array(fc.tuple(share, share), { minLength: 4, maxLength: 4 }),
      ({ area, latitude, longitude }, [north, east], [height, width], points) => {
        const [south, west] = [latitude + north, longitude + east]
        const side = area.side?.({ south, west, north: south + height, east: west + width })
        if (!side) return
        counts[side]++
        for (const [up, right] of points)
          expect(area.has?.(south + up * height, west + right * width)).toBe(side === 'in')
      },
    ),
    { numRuns: 3000 },
  )
  expect(Math.min(counts.in, counts.out)).toBeGreaterThan(50)
}

describe('a circle', () => {
  it('says where all points of a box are', () => {
    const places = { latitude: degrees(-85, 85), longitude: degrees(-180, 180), km: degrees(0.1, 200) }
    checkSides(fc.record(places).map((near) => ({ area: circle(near), ...near })))
  })

  it('reaches over the date line', () => {
    const { box, has } = circle({ latitude: 0, longitude: 179.95, km: 20 })
    expect(box).toMatchObject({ west: -180, east: 180 })
    expect([has?.(0, -179.98), has?.(0, -179.8), has?.(0, 179.8)]).toEqual([true, false, true])
  })
})

describe('polygons', () => {
  it('say where all points of a box are', () => {
    const corner = fc.record({ latitude: degrees(-26.5, -24.5), longitude: degrees(-58, -56) })
    const polygon = fc.array(corner, { minLength: 3, maxLength: 7 })
    checkSides(
      fc
        .array(polygon, { minLength: 1, maxLength: 2 })
        .map((polygons) => ({ area: polygonsArea(polygons), latitude: -25.5, longitude: -57 })),
    )
  })
})
