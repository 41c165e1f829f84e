import { findPlaces } from '#server/listings/places/findPlaces.ts'
import { circlePolygon } from '#server/listings/places/shapes.ts'
import type { NamedPlace, PlaceFilters } from '#shared/search/namedPlace.ts'
import { ToolRefusal } from './refusal.ts'

/** Kilometers around what has no extent of its own. */
const usualKm = 1

/**
 * Landmarks, avenues, crossings and kilometers of routes by their names, as a search has them: near any of them.
 * Throws `ToolRefusal` where one is unknown.
 */
export function findLandmarks(
  names: readonly string[],
  km: number | undefined,
): { places: NamedPlace[]; filters: PlaceFilters } {
  const [only, ...others] = names
  if (only === undefined) return { places: [], filters: {} }
  if (others.length === 0) {
    const place = findLandmark(only, km)
    return { places: [place], filters: place.filters }
  }
  const places = names.map((name) => findLandmark(name, km ?? usualKm))
  const polygon = places.flatMap(({ name, filters }) => areasOf(filters) ?? refuse('unplaced_landmark', name))
  return { places, filters: { polygon } }
}

function findLandmark(name: string, km: number | undefined): NamedPlace {
  const leads = km === undefined ? ['cerca de', `a ${usualKm} km de`] : [`a ${km} km de`]
  for (const lead of leads) {
    const [place] = findPlaces(`${lead} ${name}`)
    if (place) return { ...place, text: name }
  }
  return refuse('unknown_landmark', name)
}

function areasOf({ near, polygon }: PlaceFilters): readonly string[] | undefined {
  return near ? [circlePolygon(near, near.km)] : polygon
}

function refuse(code: 'unknown_landmark' | 'unplaced_landmark', detail: string): never {
  throw new ToolRefusal({ code, argument: 'landmarks', detail })
}
