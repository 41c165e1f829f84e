import type { Amenity, PropertyType } from '../listingTypes.ts'

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
  | { kind: 'transaction'; value: 'sale' | 'rent' }
  | { kind: 'flag'; field: 'allowsShortTerm' | 'airbnbActive' | 'featured' }
  | { kind: 'amenity'; code: Amenity }
  | ({ kind: 'unit' } & Unit)
  /** "techada", "covered": of the parking beside it. */
  | { kind: 'covered' }
  | { kind: 'place'; key: string }
  /** "mes", "month": after a price it makes it a rent. */
  | { kind: 'month' }
  /** Looks like something else but is not; a plain search word. */
  | { kind: 'plain' }
