export interface Point {
  latitude: number
  longitude: number
}

/** Kilometers. */
const earthRadius = 6371

/** Kilometers, as the crow flies (haversine, mean earth radius 6,371 km). */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const sinLat = Math.sin(((b.latitude - a.latitude) * radians) / 2)
  const sinLng = Math.sin(((b.longitude - a.longitude) * radians) / 2)
  const h = sinLat ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sinLng ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}
