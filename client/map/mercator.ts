import type { Bounds, Point } from '#shared/search/area.ts'
import { maxZoom, minZoom } from './zooms.ts'

/** In screen pixels, from the top left of a map. */
export interface Position {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Camera {
  center: Point
  /** Of tiles of 512 pixels. */
  zoom: number
}

/** Where a map begins. `zoom`: that the bounds were seen at. */
export type Start = Camera | { bounds: Bounds; zoom?: number | undefined }

const tile = 512

/** Web Mercator, in pixels of the whole world at a zoom. */
function toWorld({ latitude, longitude }: Point, zoom: number): Position {
  const size = tile * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function fromWorld({ x, y }: Position, zoom: number): Point {
  const size = tile * 2 ** zoom
  const north = Math.PI * (1 - (2 * y) / size)
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (x / size) * 360 - 180 }
}

export function project(point: Point, { center, zoom }: Camera, { width, height }: Size): Position {
  const [at, middle] = [toWorld(point, zoom), toWorld(center, zoom)]
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 }
}

export function unproject({ x, y }: Position, { center, zoom }: Camera, { width, height }: Size): Point {
  const middle = toWorld(center, zoom)
  return fromWorld({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, zoom)
}

export function boundsAt(camera: Camera, size: Size): Bounds {
  const { latitude: north, longitude: west } = unproject({ x: 0, y: 0 }, camera, size)
  const { latitude: south, longitude: east } = unproject({ x: size.width, y: size.height }, camera, size)
  return { south, west, north, east }
}

/** Shows all of the bounds, as large as that allows. */
export function cameraFor(
  { south, west, north, east }: Bounds,
  { width, height }: Size,
  padding = 0,
): Camera {
  const [low, high] = [
    toWorld({ latitude: north, longitude: west }, 0),
    toWorld({ latitude: south, longitude: east }, 0),
  ]
  const across = Math.max(width - 2 * padding, 1) / Math.max(high.x - low.x, 1e-9)
  const down = Math.max(height - 2 * padding, 1) / Math.max(high.y - low.y, 1e-9)
  const zoom = Math.min(maxZoom, Math.max(minZoom, Math.log2(Math.min(across, down))))
  return { center: fromWorld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0), zoom }
}

/** Of bounds without a zoom: nearer, names have no place around them. */
const nearestFit = 16
/** Differs by less: the map is about as large as it was. */
const sameZoom = 0.25

/** Shows bounds whole; as they were seen, where the map is about as large as it was then. */
export function cameraOf(start: Start, size: Size, padding = 0): Camera {
  if (!('bounds' in start)) return start
  const { center, zoom } = cameraFor(start.bounds, size, padding)
  const seen = start.zoom
  if (seen !== undefined && Math.abs(seen - zoom) < sameZoom) return { center, zoom: seen }
  return { center, zoom: Math.min(nearestFit, zoom) }
}
