import type { Amenity, FinancingWay, PropertyType, Stage } from '#shared/listings/listingTypes.ts'
import type { CountFilter } from '#shared/search/listingSearch.ts'
import type { CriterionValue, FlagField, SentenceSort } from './criteria.ts'

/** Rooms, cars, people, or an area with its size in square meters. */
export type Unit =
  /** `beside`: rooms that are none of these. */
  { unit: CountFilter; beside?: number } | { unit: 'area'; squareMeters: number }

export type Meaning =
  | {
      kind: 'type'
      types: readonly PropertyType[]
      /** More specific than the type: remains a search word. */
      isSearchWord?: true
      /** Also a room of a home: no second type. */
      isRoomToo?: true
      /** After "con": "depto con depósito". */
      asAmenity?: Amenity
    }
  | { kind: 'transaction'; value: 'sale' | 'rent'; isSearchWord?: true; monthly?: true; stage?: Stage }
  | {
      kind: 'flag'
      field: FlagField
      /** "finde": also what a house is bought for. */
      isLeisure?: true
    }
  | { kind: 'amenity'; code: Amenity }
  /** `ofHome`: beside its type. */
  | { kind: 'stage'; stage: Stage; ofHome?: true }
  | { kind: 'financing'; ways: readonly FinancingWay[] }
  | { kind: 'unfurnished' }
  /** Built: neither off plan nor under construction. */
  | { kind: 'ready' }
  | ({ kind: 'unit' } & Unit)
  /** "techada", "covered": refers to the parking beside it. */
  | { kind: 'covered' }
  | { kind: 'place'; key: string }
  /** "mes", "month": after a price it implies a rent. */
  | { kind: 'month' }
  | ({ kind: 'sort' } & SentenceSort)
  /** "rentabilidad": a figure or "mejor" makes it a filter or an order. */
  | { kind: 'return' }
  /** Ignored: does not describe a home. */
  | { kind: 'noise' }
  /** "con o sin muebles": the next phrase says nothing. */
  | { kind: 'either' }
  /** Not the price, like the figure after it. */
  | { kind: 'payment'; isInvestment?: true }
  /** Asked for, and not offered. */
  | { kind: 'unsupported' }
  /** "calle de tierra": only refused it is a filter, the opposite. */
  | { kind: 'opposite'; value: CriterionValue }
  /** Resembles another meaning. */
  | { kind: 'plain' }
