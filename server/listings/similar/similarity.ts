import type { ColumnFilters } from '#server/listings/search/searchPlan.ts'
import { fold } from '#shared/core/text.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'

/** Interchangeable types. */
const similarTypes: readonly (readonly PropertyType[])[] = [
  ['house', 'condo'],
  ['apartment', 'condo', 'penthouse'],
  ['land'],
  ['commercial', 'office', 'warehouse'],
  officeTypes,
]

export function similarFilters({ propertyType, transactionType, city }: Listing): ColumnFilters {
  return {
    propertyType: [...new Set(similarTypes.filter((kind) => kind.includes(propertyType)).flat())],
    city: [city],
    transactionType: transactionType === 'rent' ? 'rent' : 'sale',
  }
}

/** Search keys: of its own neighborhood, and of those beside it. */
export function areasOf({ neighborhood, city }: Listing): { own: string; beside: string[] } {
  const own = fold(neighborhood)
  return {
    own,
    beside: neighborsOf(neighborhood, city)
      .map(fold)
      .filter((key) => key !== own),
  }
}

/** One bedroom counts as 15 % of price. */
export const bedroomPercent = 15
/** Of a listing without a price. */
export const unpriced = 9
