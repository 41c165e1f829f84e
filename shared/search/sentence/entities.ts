import type { Amenity, FinancingWay, PropertyType, Stage } from '#shared/listings/listingTypes.ts'
import type { CountFilter } from '#shared/search/listingSearch.ts'
import type { Amount } from '#shared/search/sentence/figures/amounts.ts'
import type { CriterionValue, FlagField, SentenceSort } from './criteria.ts'
import type { Period } from './periods.ts'

interface Span {
  at: number
  next: number
}

export type Target = Span &
  (
    | { kind: 'type'; types: readonly PropertyType[] }
    | { kind: 'flag'; field: FlagField; isLeisure?: true | undefined }
    | { kind: 'amenity'; code: Amenity }
    | { kind: 'stage'; stage: Stage }
    | { kind: 'financing'; ways: readonly FinancingWay[] }
    | { kind: 'place'; key: string; marked: boolean }
    /** What its refusal asks for. */
    | { kind: 'opposite'; value: CriterionValue }
  )

/** Before conflicts are resolved. `at` and `next` are token indexes. */
export type Entity =
  | Target
  | (Span &
      (
        | { kind: 'transaction'; value: 'sale' | 'rent'; monthly?: true | undefined }
        /** Of one kind. */
        | { kind: 'exclusion'; targets: readonly Target[] }
        | { kind: 'count'; field: CountFilter | 'maxBedrooms'; least: number }
        /** Who lives or stays there, and the bedrooms that they need. */
        | { kind: 'household'; bedrooms: number; people?: number | undefined }
        /** `of`: said of the land or of the building. */
        | { kind: 'area'; min?: number; max?: number; of?: 'land' | 'built' | undefined }
        /** Of every month; without `max`: none. */
        | { kind: 'fee'; max: Amount | undefined }
        /** A month, as of the filter. */
        | { kind: 'delivery'; before: string }
        /** `around`: approximate; `min` equals `max`. */
        | { kind: 'price'; min?: Amount; max?: Amount; around?: true; period?: Period | undefined }
        /** At least; of the price, a year. */
        | { kind: 'return'; percent: number }
        | ({ kind: 'sort' } & SentenceSort)
      ))
export interface Extraction {
  entities: Entity[]
  /** Tokens that remain search words. */
  rest: Set<number>
  /** Ignored tokens. */
  noise: Set<number>
  unsupported: Span[]
}
