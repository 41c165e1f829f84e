import { nearestPlace } from '#shared/places/places.ts'
import type { Point } from '#shared/search/area.ts'

/** Kilometers: beyond, a name says nothing. */
const reach = 30
const most = 5000
const known = new Map<string, string | undefined>()

/** "Mora Cué, Luque": what a bubble lies near. */
export function nearName({ latitude, longitude }: Point): string | undefined {
  const key = `${latitude} ${longitude}`
  if (!known.has(key)) {
    if (known.size >= most) known.clear()
    known.set(key, findName({ latitude, longitude }))
  }
  return known.get(key)
}

function findName(point: Point): string | undefined {
  const nearest = nearestPlace(point)
  if (!nearest || nearest.distanceKm > reach) return undefined
  const { neighborhood, city } = nearest
  return neighborhood ? `${neighborhood.name}, ${city.name}` : city.name
}
