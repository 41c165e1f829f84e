import type { Amenity, PropertyType, SortOrder } from '#shared/listings/listingTypes.ts'

/** A unit of a figure: rooms, cars, or an area with its size in square metres. */
export type Unit =
  | { unit: 'bedrooms' | 'bathrooms' | 'parkingSpaces' }
  | { unit: 'area'; squareMeters: number }

/** The meaning of a vocabulary phrase. */
export type Meaning =
  | {
      kind: 'type'
      types: readonly PropertyType[]
      /** More specific than the type: it remains a search word. */
      isSearchWord?: true
      /** The meaning after "con" or "with" and another type ("depto con depósito"). */
      asAmenity?: Amenity
    }
  | { kind: 'transaction'; value: 'sale' | 'rent'; isSearchWord?: true; monthly?: true }
  | { kind: 'flag'; field: 'allowsShortTerm' | 'airbnbActive' | 'featured' }
  | { kind: 'amenity'; code: Amenity }
  | { kind: 'unfurnished' }
  | ({ kind: 'unit' } & Unit)
  /** "techada", "covered": refers to the parking beside it. */
  | { kind: 'covered' }
  | { kind: 'place'; key: string }
  /** "mes", "month": after a price it implies a rent. */
  | { kind: 'month' }
  /** Lowest or highest prices first. */
  | { kind: 'byPrice'; order: SortOrder }
  /** Ignored: does not describe a home. */
  | { kind: 'noise' }
  /** A payment that is not the price, like the figure after it. */
  | { kind: 'payment' }
  /** A search word that resembles another meaning. */
  | { kind: 'plain' }
