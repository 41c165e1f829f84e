import type { PropertyType } from '#shared/listings/listingTypes.ts'

/** Of the Gaussian kernel on the logarithm of the area: 1.42 times as large weighs 0.6, twice as large 0.14. */
export const sizeWidth = 0.35
/** Widths; beyond, sizes do not compare. */
export const sizeReach = 3
/** A listing of another neighborhood, beside one of the same. */
export const elsewhereWeight = 0.2
/** A listing of another city, where its own has too few. */
export const countryWeight = 0.05
/** A listing of a like type. */
export const likeTypeWeight = 0.35
/** A neighborhood of three listings counts half, its city the other half. */
export const placeShrinkage = 3
/** Fewer: prices per m² do not change with the size. */
export const leastForSlope = 10
/** Which types lend to each other, before other cities do. */
export const likeTypes: Partial<Record<PropertyType, PropertyType>> = {
  apartment: 'penthouse',
  penthouse: 'apartment',
  condo: 'house',
  house: 'condo',
}

/**
 * 0 to 1: exp(−d²/2), d being the difference of the logarithms of both areas in widths (Nadaraya 1964, Watson
 * 1964: kernel regression).
 */
export function sizeWeight(difference: number): number {
  const widths = difference / sizeWidth
  return Math.abs(widths) > sizeReach ? 0 : Math.exp(-0.5 * widths * widths)
}
