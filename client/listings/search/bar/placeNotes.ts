import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Words } from '#shared/words.ts'

/** What has to be said of it beside its chip. */
export function placeNotes(
  { name, standIn, travel, km, isFromOsm }: NamedPlace,
  { places: w }: Words['search'],
  number: (value: number) => string,
): string[] {
  return [
    ...(standIn === undefined ? [] : [w.unknownPoint(name, standIn)]),
    ...(travel && km !== undefined
      ? [w.travel(number(travel.minutes), number(km), number(travel.kmPerHour))]
      : []),
    ...(isFromOsm ? [w.attribution] : []),
  ]
}
