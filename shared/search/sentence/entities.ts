import type { Amenity, PropertyType } from '#shared/listings/listingTypes.ts'
import type { Amount } from './amounts.ts'

/**
 * Something recognised in the text, before conflicts are resolved and prices converted. `at` and `next` are
 * token indexes.
 */
export type Entity = { at: number; next: number } & (
  | { kind: 'type'; types: readonly PropertyType[] }
  | { kind: 'transaction'; value: 'sale' | 'rent' }
  | { kind: 'flag'; field: 'allowsShortTerm' | 'airbnbActive' | 'featured' }
  | { kind: 'amenity'; code: Amenity }
  | { kind: 'count'; field: 'bedrooms' | 'bathrooms' | 'parkingSpaces'; least: number }
  | { kind: 'area'; min?: number; max?: number }
  /** `around`: approximate; `min` equals `max`. */
  | { kind: 'price'; min?: Amount; max?: Amount; around?: true }
  | { kind: 'cheap' }
  | { kind: 'place'; key: string; marked: boolean }
)

export interface Extraction {
  entities: Entity[]
  /** Indexes of tokens that remain search words. */
  rest: Set<number>
  /** Indexes of tokens that are ignored. */
  noise: Set<number>
}
