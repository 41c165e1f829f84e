import { describe, expect, it } from 'vitest'
import { boundsAt, cameraFor, cameraOf, project, unproject } from './mercator.ts'

const size = { width: 800, height: 600 }
const camera = { center: { latitude: -25.29, longitude: -57.6 }, zoom: 13.4 }

describe('a camera', () => {
  it('has its center in the middle, and gives back what it projects', () => {
    expect(project(camera.center, camera, size)).toEqual({ x: 400, y: 300 })
    const point = unproject({ x: 17, y: 431 }, camera, size)
    const back = project(point, camera, size)
    expect(back.x).toBeCloseTo(17, 4)
    expect(back.y).toBeCloseTo(431, 4)
  })

  it('for the bounds of a view is that view again', () => {
    const { center, zoom } = cameraFor(boundsAt(camera, size), size)
    expect(zoom).toBeCloseTo(camera.zoom, 6)
    expect(center.latitude).toBeCloseTo(camera.center.latitude, 6)
    expect(center.longitude).toBeCloseTo(camera.center.longitude, 6)
  })

  it('for bounds that were seen is what was seen, on a map about as large', () => {
    const near = { ...camera, zoom: 17.3 }
    const start = { bounds: boundsAt(near, size), zoom: 17.3 }
    expect(cameraOf(start, { ...size, height: 560 }).zoom).toBe(17.3)
    expect(cameraOf(start, { width: 400, height: 300 }).zoom).toBe(16)
    expect(cameraOf({ bounds: start.bounds }, size).zoom).toBe(16)
    expect(cameraOf(camera, size)).toBe(camera)
  })

  it('of a single point is as near as maps go', () => {
    const spot = { south: -25.3, west: -57.6, north: -25.3, east: -57.6 }
    expect(cameraFor(spot, size).zoom).toBe(18)
  })
})
