import type { Area } from '#client/map/mapHandle.ts'
import { type Point, readPolygon } from '#shared/search/area.ts'
import type { Near, SearchAddress } from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'

const kmPerDegree = 111.195
const circleCorners = 48

/** A circle in kilometers, as an outline. */
function circleOf({ latitude, longitude, km }: Near): Point[] {
  const east = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: circleCorners }, (_, index) => {
    const angle = (2 * Math.PI * index) / circleCorners
    return {
      latitude: latitude + (km / kmPerDegree) * Math.sin(angle),
      longitude: longitude + (km / east) * Math.cos(angle),
    }
  })
}

/** What the search asks for on the map: drawn areas, a distance, and places that its text names. */
export function areasOf({ polygon = [], near }: SearchAddress, places: readonly NamedPlace[]): Area[] {
  const outlines = (texts: readonly string[] = []) => texts.flatMap((text) => [readPolygon(text) ?? []])
  const named = [
    ...places.flatMap(({ filters }) => [
      ...outlines(filters.polygon),
      ...(filters.near ? [circleOf(filters.near)] : []),
    ]),
    ...(near ? [circleOf(near)] : []),
  ]
  return [
    ...outlines(polygon).map((corners) => ({ corners, kind: 'drawn' as const })),
    ...named.map((corners) => ({ corners, kind: 'named' as const })),
  ].filter(({ corners }) => corners.length > 0)
}
