import type { Amenity, PropertyType, SortOrder } from '#shared/listings/listingTypes.ts'
import type { Amount } from './amounts.ts'

interface Span {
  at: number
  next: number
}

export type Target = Span &
  (
    | { kind: 'type'; types: readonly PropertyType[] }
    | { kind: 'flag'; field: 'allowsShortTerm' | 'airbnbActive' | 'featured' }
    | { kind: 'amenity'; code: Amenity }
    | { kind: 'place'; key: string; marked: boolean }
  )

/** Before conflicts are resolved. `at` and `next` are token indexes. */
export type Entity =
  | Target
  | (Span &
      (
        | { kind: 'transaction'; value: 'sale' | 'rent'; monthly?: true | undefined }
        /** Of one kind. */
        | { kind: 'exclusion'; targets: readonly Target[] }
        | { kind: 'count'; field: 'bedrooms' | 'bathrooms' | 'parkingSpaces'; least: number }
        | { kind: 'area'; min?: number; max?: number }
        /** `around`: approximate; `min` equals `max`. */
        | { kind: 'price'; min?: Amount; max?: Amount; around?: true }
        | { kind: 'byPrice'; order: SortOrder }
      ))
export interface Extraction {
  entities: Entity[]
  /** Tokens that remain search words. */
  rest: Set<number>
  /** Ignored tokens. */
  noise: Set<number>
  unsupported: Span[]
}
