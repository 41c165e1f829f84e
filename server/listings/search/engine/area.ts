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
  /** The longitudes between which all points of a band of latitudes are in. */
  within?: ((south: number, north: number) => Longitudes | undefined) | undefined
}

export interface Longitudes {
  west: number
  east: number
}

export function isInBox({ south, west, north, east }: Box, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** False without a location. */
export function isInArea({ box, has }: Area, latitude: number, longitude: number): boolean {
  return isInBox(box, latitude, longitude) && (has?.(latitude, longitude) ?? true)
}
