import { describe, expect, it } from 'vitest'
import { boundsAt, cameraFor, project, unproject } from './mercator.ts'

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

  it('of a single point is as near as maps go', () => {
    const spot = { south: -25.3, west: -57.6, north: -25.3, east: -57.6 }
    expect(cameraFor(spot, size).zoom).toBe(18)
  })
})
