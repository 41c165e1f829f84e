import type { Feature, FeatureCollection, Point as GeoPoint } from 'geojson'
import { mainCities } from '#shared/places/mainCities.ts'
import { cities, departments, isPlaced, neighborhoods } from '#shared/places/places.ts'

interface Label {
  kind: 'department' | 'city' | 'neighborhood'
  name: string
  /** Lower ones win the room. */
  rank: number
}

const isMain = (name: string) => mainCities.some((one) => one === name)

/** Names of the gazetteer, where their place is known. */
export function placeLabels(): FeatureCollection<GeoPoint, Label> {
  const label = (
    place: { name: string; latitude: number; longitude: number },
    kind: Label['kind'],
    rank: number,
  ) =>
    ({
      type: 'Feature',
      properties: { kind, name: place.name, rank },
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    }) satisfies Feature<GeoPoint, Label>
  return {
    type: 'FeatureCollection',
    features: [
      ...departments.map((one) => label(one, 'department', 1)),
      ...cities.filter(isPlaced).map((one) => label(one, 'city', isMain(one.name) ? 0 : 2)),
      ...neighborhoods.filter(isPlaced).map((one) => label(one, 'neighborhood', 3)),
    ],
  }
}
