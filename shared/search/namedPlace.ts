import type { ListingFilters } from './listingSearch.ts'

/** What a text names beside cities, barrios and departments; `between`: two of these; `city` and `neighborhood`: at a distance. */
export const placeKinds = [
  'shopping',
  'supermarket',
  'market',
  'university',
  'school',
  'hospital',
  'stadium',
  'club',
  'park',
  'plaza',
  'beach',
  'embassy',
  'landmark',
  'church',
  'terminal',
  'airport',
  'bridge',
  'port',
  'tower',
  'avenue',
  'route',
  'water',
  'crossing',
  'between',
  'area',
  'city',
  'neighborhood',
] as const
export type PlaceKind = (typeof placeKinds)[number]

export type PlaceFilters = Pick<ListingFilters, 'near' | 'polygon' | 'city' | 'neighborhood' | 'state'>

/** Known to the server alone; it tells the client with the answer of a search. */
export interface NamedPlace {
  /** As typed, with the words that lead to it: "a 5 cuadras de Mcal. López". */
  text: string
  kind: PlaceKind
  name: string
  city?: string
  /** How far from it; undefined where an area is meant. */
  km?: number
  /** What `km` was made of. */
  travel?: { minutes: number; kmPerHour: number }
  /** Its own point is not known: this stands for it. */
  standIn?: string
  /** Its place comes from OpenStreetMap, which has to be said. */
  isFromOsm?: true
  filters: PlaceFilters
}

/** For a header: JSON, percent-encoded. */
export function writePlaces(places: readonly NamedPlace[]): string {
  return encodeURIComponent(JSON.stringify(places))
}

/** What `writePlaces` wrote. */
export function readPlaces(header: string | null | undefined): NamedPlace[] {
  return header ? JSON.parse(decodeURIComponent(header)) : []
}

const radiuses = [0.5, 1, 2, 5, 10, 20, 50]

const aroundBarrioKm = 2

/** Kilometers; undefined at the widest, and where no distance applies. */
export function widerThan({ name, km, standIn, filters }: NamedPlace): number | undefined {
  if (name.includes(' / ')) return undefined
  if (km === undefined) return standIn !== undefined && filters.neighborhood ? aroundBarrioKm : undefined
  return radiuses.find((radius) => radius > km)
}
