export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** A bounding box with a point test. */
export interface Area {
  box: Box
  /** Undefined: the whole box. */
  has?: ((latitude: number, longitude: number) => boolean) | undefined
  /** Side of all points of a smaller box. Undefined: they must be tested one by one. */
  side?: ((box: Box) => Side | undefined) | undefined
}

export type Side = 'in' | 'out'

export function isInBox({ south, west, north, east }: Box, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** False without a location. */
export function isInArea({ box, has }: Area, latitude: number, longitude: number): boolean {
  return isInBox(box, latitude, longitude) && (has?.(latitude, longitude) ?? true)
}

export function sideOf({ box, has, side }: Area, smaller: Box): Side | undefined {
  const isApart =
    smaller.south > box.north ||
    smaller.north < box.south ||
    smaller.west > box.east ||
    smaller.east < box.west
  if (isApart) return 'out'
  const isWithin =
    smaller.south >= box.south &&
    smaller.north <= box.north &&
    smaller.west >= box.west &&
    smaller.east <= box.east
  const inShape = has ? side?.(smaller) : 'in'
  return isWithin || inShape === 'out' ? inShape : undefined
}
