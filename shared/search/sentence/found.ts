import type { Amenity, PropertyType } from '#shared/listings/listingTypes.ts'
import type { Amount } from './amounts.ts'

/** What was read at a place of the text, before contradictions are settled and prices converted. `at` and `next` are tokens. */
export type Found = { at: number; next: number } & (
  | { kind: 'type'; types: readonly PropertyType[] }
  | { kind: 'transaction'; value: 'sale' | 'rent' }
  | { kind: 'flag'; field: 'allowsShortTerm' | 'airbnbActive' | 'featured' }
  | { kind: 'amenity'; code: Amenity }
  | { kind: 'count'; field: 'bedrooms' | 'bathrooms' | 'parkingSpaces'; least: number }
  | { kind: 'area'; min?: number; max?: number }
  /** `around`: about so much, both ends being the same. */
  | { kind: 'price'; min?: Amount; max?: Amount; around?: true }
  | { kind: 'cheap' }
  | { kind: 'place'; key: string; marked: boolean }
)

export interface Reading {
  found: Found[]
  /** Tokens that stay search words, by index. */
  rest: Set<number>
  /** Tokens that were passed over because they say nothing of a home. */
  noise: Set<number>
}
