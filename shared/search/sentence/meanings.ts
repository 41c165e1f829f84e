import type { Amenity, PropertyType, SortOrder } from '#shared/listings/listingTypes.ts'

/** Rooms, cars, or an area with its size in square meters. */
export type Unit =
  | { unit: 'bedrooms' | 'bathrooms' | 'parkingSpaces' }
  | { unit: 'area'; squareMeters: number }

export type Meaning =
  | {
      kind: 'type'
      types: readonly PropertyType[]
      /** More specific than the type: remains a search word. */
      isSearchWord?: true
      /** After "con": "depto con depósito". */
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
  /** "con o sin muebles": the next phrase says nothing. */
  | { kind: 'either' }
  /** Not the price, like the figure after it. */
  | { kind: 'payment' }
  /** Resembles another meaning. */
  | { kind: 'plain' }
