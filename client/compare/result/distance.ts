import type { Listing } from '#shared/listings/listings.ts'
import type { MeasuredPlace } from '#shared/listings/measuredPlace.ts'
import { distanceKm } from '#shared/places/distance.ts'

export interface Distance {
  km: number
  /** The listing's place, or the other one, is shown roughly. */
  isApproximate: boolean
}

type Placed = Pick<Listing, 'latitude' | 'longitude' | 'locationPrecision'>

/** Of a listing's place as it is shown to a place, no finer than either is known; undefined without one. */
export function distanceTo(
  { points, standIn }: Pick<MeasuredPlace, 'points' | 'standIn'>,
  { latitude, longitude, locationPrecision }: Placed,
): Distance | undefined {
  if (latitude === null || longitude === null) return undefined
  const km = Math.min(...points.map((point) => distanceKm(point, { latitude, longitude })))
  const isApproximate = locationPrecision !== 'exact' || standIn !== null
  return { km: rounded(km, isApproximate ? 0.5 : 0.1), isApproximate }
}

const rounded = (km: number, step: number) => Math.max(step, Math.round(km / step) * step)
