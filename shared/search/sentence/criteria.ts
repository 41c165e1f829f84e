import type {
  Amenity,
  FinancingWay,
  PropertyType,
  SortField,
  SortOrder,
  Stage,
} from '#shared/listings/listingTypes.ts'
import {
  type CountFilter,
  type ListingFilters,
  placeFilters,
  type RangeName,
  ranges,
} from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'

export type SentenceFilters = Partial<Omit<ListingFilters, 'searchQuery'>>

/** At least one; whole US dollars or square meters. */
export interface Bounds {
  min?: number
  max?: number
}

/** Of what an ad's text may say alone. */
type FactFlag = 'acceptsBarter' | 'roomOnly' | 'groundFloor' | 'withoutGuarantor'
type OfferFlag = 'allowsShortTerm' | 'airbnbActive' | 'featured'
export type FlagField = OfferFlag | FactFlag

export type CriterionValue =
  | { field: 'propertyType'; value: PropertyType[] }
  | { field: 'transactionType'; value: 'sale' | 'rent' }
  | { field: OfferFlag; value: boolean }
  | { field: FactFlag; value: boolean }
  /** Any of them. */
  | { field: 'stage'; value: readonly Stage[] }
  | { field: 'exceptStage'; value: readonly Stage[] }
  | { field: 'financing'; value: readonly FinancingWay[] }
  /** A month, as of the filter. */
  | { field: 'deliveryBefore'; value: string }
  | { field: 'amenities'; value: Amenity }
  | { field: 'exceptAmenities'; value: readonly Amenity[] }
  | { field: 'exceptPropertyType'; value: readonly PropertyType[] }
  | { field: 'exceptCity' | 'exceptNeighborhood'; value: readonly string[] }
  | { field: CountFilter | 'maxBedrooms' | 'minRoi'; value: number }
  /** US dollars a month; 0: none. */
  | { field: 'maxMaintenanceFee'; value: number }
  | { field: 'city'; value: string }
  /** Departments; the Chaco is three. */
  | { field: 'state'; value: readonly string[] }
  /** If only one city has it. */
  | { field: 'neighborhood'; value: string; city?: string | undefined }
  | { field: 'area' | 'landArea'; value: Bounds }
  /** Also implies short-term rental. */
  | { field: 'pricePerNight'; value: Bounds }
  /** `purchase`: too high for a rent. */
  | { field: 'price'; value: Bounds; purchase?: true | undefined }
  | { field: 'sortBy'; value: SentenceSort }
  /** Beside cities, barrios and departments. */
  | { field: 'place'; value: NamedPlace }

export interface SentenceSort {
  sortBy: SortField
  sortOrder: SortOrder
}

/** `text` is `text.slice(start, end)`. `correction`: what replaced a typo. */
export type Criterion = CriterionValue & {
  text: string
  start: number
  end: number
  correction?: string | undefined
}

/** The search that the criteria mean together; later ones replace earlier ones where one value is possible. */
export function filtersOf(criteria: readonly Criterion[]): SentenceFilters {
  const filters: SentenceFilters = {}
  for (const criterion of criteria) {
    switch (criterion.field) {
      case 'propertyType':
        filters.propertyType = joined(filters.propertyType, criterion.value)
        break
      case 'amenities':
        filters.amenities = joined(filters.amenities, [criterion.value])
        break
      case 'exceptAmenities':
        filters.exceptAmenities = joined(filters.exceptAmenities, criterion.value)
        break
      case 'exceptPropertyType':
        filters.exceptPropertyType = joined(filters.exceptPropertyType, criterion.value)
        break
      case 'stage':
      case 'exceptStage':
        filters[criterion.field] = joined(filters[criterion.field], criterion.value)
        break
      case 'financing':
        filters.financing = joined(filters.financing, criterion.value)
        break
      case 'exceptCity':
      case 'exceptNeighborhood':
      case 'state':
        filters[criterion.field] = joined(filters[criterion.field], criterion.value)
        break
      case 'transactionType':
        filters.transactionType = criterion.value
        break
      case 'city':
        filters.city = joined(filters.city, [criterion.value])
        break
      case 'neighborhood':
        filters.neighborhood = joined(filters.neighborhood, [criterion.value])
        if (criterion.city !== undefined) filters.city = joined(filters.city, [criterion.city])
        break
      case 'sortBy':
        break
      case 'place':
        addPlace(filters, criterion.value.filters)
        break
      case 'price':
        Object.assign(filters, boundFilters('price', criterion.value))
        if (criterion.purchase) filters.transactionType = 'sale'
        break
      case 'pricePerNight':
        Object.assign(filters, boundFilters('pricePerNight', criterion.value))
        filters.allowsShortTerm = true
        break
      case 'area':
      case 'landArea':
        Object.assign(filters, boundFilters(criterion.field, criterion.value))
        break
      case 'featured':
      case 'allowsShortTerm':
      case 'airbnbActive':
      case 'acceptsBarter':
      case 'roomOnly':
      case 'groundFloor':
      case 'withoutGuarantor':
        filters[criterion.field] = criterion.value
        break
      case 'deliveryBefore':
        filters.deliveryBefore = criterion.value
        break
      default:
        filters[criterion.field] = criterion.value
    }
  }
  return filters
}

function addPlace(filters: SentenceFilters, { near, polygon, ...names }: NamedPlace['filters']) {
  if (near) filters.near = near
  if (polygon) filters.polygon = [...(filters.polygon ?? []), ...polygon]
  for (const field of placeFilters) if (names[field]) filters[field] = joined(filters[field], names[field])
}

const joined = <Value>(known: readonly Value[] = [], further: readonly Value[]): Value[] => [
  ...new Set([...known, ...further]),
]

function boundFilters(range: RangeName, { min, max }: Bounds): SentenceFilters {
  const [low, high] = ranges[range]
  return { ...(min !== undefined && { [low]: min }), ...(max !== undefined && { [high]: max }) }
}
