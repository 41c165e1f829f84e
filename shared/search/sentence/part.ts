import type { Amenity, PropertyType, SortField, SortOrder } from '#shared/listings/listingTypes.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'

export type SentenceFilters = Partial<Omit<ListingFilters, 'searchQuery' | 'near'>>

/** At least one; whole US dollars or square meters. */
export interface Bounds {
  min?: number
  max?: number
}

export type PartValue =
  | { field: 'propertyType'; value: PropertyType[] }
  | { field: 'transactionType'; value: 'sale' | 'rent' }
  | { field: 'allowsShortTerm' | 'airbnbActive' | 'featured'; value: boolean }
  | { field: 'amenities'; value: Amenity }
  | { field: 'exceptAmenities'; value: readonly Amenity[] }
  | { field: 'exceptPropertyType'; value: readonly PropertyType[] }
  | { field: 'exceptCity' | 'exceptNeighborhood'; value: readonly string[] }
  | { field: 'bedrooms' | 'bathrooms' | 'parkingSpaces'; value: number }
  | { field: 'city'; value: string }
  /** Departments; the Chaco is three. */
  | { field: 'state'; value: readonly string[] }
  /** If only one city has it. */
  | { field: 'neighborhood'; value: string; city?: string | undefined }
  | { field: 'area'; value: Bounds }
  /** `purchase`: too high for a rent. */
  | { field: 'price'; value: Bounds; purchase?: true | undefined }
  | { field: 'sortBy'; value: SentenceSort }

export interface SentenceSort {
  sortBy: SortField
  sortOrder: SortOrder
}

/** `text` is `text.slice(start, end)`. `correction`: what replaced a typo. */
export type Part = PartValue & { text: string; start: number; end: number; correction?: string | undefined }

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
      case 'exceptAmenities':
        filters.exceptAmenities = [...new Set([...(filters.exceptAmenities ?? []), ...part.value])]
        break
      case 'exceptPropertyType':
        filters.exceptPropertyType = [...new Set([...(filters.exceptPropertyType ?? []), ...part.value])]
        break
      case 'exceptCity':
      case 'exceptNeighborhood':
        for (const name of part.value) filters[part.field] = addName(filters[part.field], name)
        break
      case 'transactionType':
        filters.transactionType = part.value
        break
      case 'city':
        filters.city = addName(filters.city, part.value)
        break
      case 'state':
        for (const name of part.value) filters.state = addName(filters.state, name)
        break
      case 'neighborhood':
        filters.neighborhood = addName(filters.neighborhood, part.value)
        if (part.city !== undefined) filters.city = addName(filters.city, part.city)
        break
      case 'sortBy':
        break
      case 'price':
        Object.assign(filters, boundFilters('Price', part.value))
        if (part.purchase) filters.transactionType = 'sale'
        break
      case 'area':
        Object.assign(filters, boundFilters('Area', part.value))
        break
      case 'bedrooms':
      case 'bathrooms':
      case 'parkingSpaces':
        filters[part.field] = part.value
        break
      default:
        filters[part.field] = part.value
    }
  }
  return filters
}

function addName(names: readonly string[] | undefined, name: string): string[] {
  return [...new Set([...(names ?? []), name])]
}

function boundFilters(name: 'Price' | 'Area', { min, max }: Bounds): SentenceFilters {
  if (name === 'Price')
    return { ...(min !== undefined && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) }
  return { ...(min !== undefined && { minArea: min }), ...(max !== undefined && { maxArea: max }) }
}
