import type { Amenity, PropertyType, SortField, SortOrder } from '#shared/listings/listingTypes.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'

/** The filters a sentence can set. */
export type SentenceFilters = Partial<Omit<ListingFilters, 'searchQuery' | 'near'>>

/** At least one of the two; whole US dollars or square metres. */
export interface Bounds {
  min?: number
  max?: number
}

/** What one part says, wherever it stands. */
export type Said =
  | { field: 'propertyType'; value: PropertyType[] }
  | { field: 'transactionType'; value: 'sale' | 'rent' }
  | { field: 'allowsShortTerm' | 'airbnbActive' | 'featured'; value: true }
  | { field: 'amenities'; value: Amenity }
  | { field: 'bedrooms' | 'bathrooms' | 'parkingSpaces'; value: number }
  | { field: 'city'; value: string }
  /** Departments; the Chaco has three. */
  | { field: 'state'; value: readonly string[] }
  /** `city`: the only one that has a barrio of that name, where none is named. */
  | { field: 'neighborhood'; value: string; city?: string | undefined }
  | { field: 'area'; value: Bounds }
  /** `purchase`: so much that it can only be asked of something for sale. */
  | { field: 'price'; value: Bounds; purchase?: true | undefined }
  | { field: 'sortBy'; value: SentenceSort }

/** The order that a sentence asks for. */
export interface SentenceSort {
  sortBy: SortField
  sortOrder: SortOrder
}

/**
 * One thing that was understood, and where it stands in the text: `text` is `text.slice(start, end)`. `meant`: the words it was
 * taken for, where a slip of the fingers was put right; folded.
 */
export type Part = Said & { text: string; start: number; end: number; meant?: string | undefined }

export function filtersOf(parts: readonly Part[]): SentenceFilters {
  const filters: SentenceFilters = {}
  for (const part of parts) {
    switch (part.field) {
      case 'propertyType':
        filters.propertyType = [...new Set([...(filters.propertyType ?? []), ...part.value])]
        break
      case 'amenities':
        filters.amenities = [...new Set([...(filters.amenities ?? []), part.value])]
        break
      case 'transactionType':
        filters.transactionType = part.value
        break
      case 'city':
        filters.city = withName(filters.city, part.value)
        break
      case 'state':
        for (const name of part.value) filters.state = withName(filters.state, name)
        break
      case 'neighborhood':
        filters.neighborhood = withName(filters.neighborhood, part.value)
        if (part.city !== undefined) filters.city = withName(filters.city, part.city)
        break
      case 'sortBy':
        break
      case 'price':
        Object.assign(filters, named('Price', part.value))
        if (part.purchase) filters.transactionType = 'sale'
        break
      case 'area':
        Object.assign(filters, named('Area', part.value))
        break
      case 'bedrooms':
      case 'bathrooms':
      case 'parkingSpaces':
        filters[part.field] = part.value
        break
      default:
        filters[part.field] = true
    }
  }
  return filters
}

function withName(names: readonly string[] | undefined, name: string): string[] {
  return [...new Set([...(names ?? []), name])]
}

function named(name: 'Price' | 'Area', { min, max }: Bounds): SentenceFilters {
  if (name === 'Price')
    return { ...(min !== undefined && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) }
  return { ...(min !== undefined && { minArea: min }), ...(max !== undefined && { maxArea: max }) }
}
