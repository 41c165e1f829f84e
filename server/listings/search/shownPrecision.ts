import { type LocationPrecision, locationPrecisions } from '#shared/listings/listingTypes.ts'

/** In SQL: 0 for exact, higher where it is coarser, null where it is unknown. */
export function precisionNumber(column: string): string {
  const cases = locationPrecisions.map((precision, index) => `when '${precision}' then ${index}`)
  return `case ${column} ${cases.join(' ')} end`
}

/** Unknown ones are the coarsest. */
export const precisionOf = (number: number): LocationPrecision => locationPrecisions[number] ?? 'neighborhood'
