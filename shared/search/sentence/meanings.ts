import type { Amenity, PropertyType } from '#shared/listings/listingTypes.ts'

/** What counts: rooms, cars, or square metres with the factor to them. */
export type Unit =
  | { unit: 'bedrooms' | 'bathrooms' | 'parkingSpaces' }
  | { unit: 'area'; squareMeters: number }

/** What a phrase of the vocabulary says. */
export type Meaning =
  | {
      kind: 'type'
      types: readonly PropertyType[]
      /** The word says more than the type: it stays a search word as well. */
      keep?: true
      /** After "con" or "with" and another type it is this instead ("depto con depósito"). */
      asAmenity?: Amenity
    }
  /** `keep`: as of a type. */
  | { kind: 'transaction'; value: 'sale' | 'rent'; keep?: true }
  | { kind: 'flag'; field: 'allowsShortTerm' | 'airbnbActive' | 'featured' }
  | { kind: 'amenity'; code: Amenity }
  | ({ kind: 'unit' } & Unit)
  /** "techada", "covered": of the parking beside it. */
  | { kind: 'covered' }
  | { kind: 'place'; key: string }
  /** "mes", "month": after a price it makes it a rent. */
  | { kind: 'month' }
  /** Asks for the lowest prices first. */
  | { kind: 'cheap' }
  /** Says nothing of a home; passed over. */
  | { kind: 'noise' }
  /** Money that is no price: a figure after it is none either. */
  | { kind: 'payment' }
  /** Looks like something else but is not; a plain search word. */
  | { kind: 'plain' }
