import type { Market } from '#demo/places/market.ts'
import type { Currency } from '#shared/currency.ts'
import type { Office } from '#shared/listings/listings.ts'
import type { Amenity, PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'

/** What it is within its type: what people call it. */
export type Form =
  | 'plain'
  | 'studio'
  | 'duplex'
  | 'presale'
  | 'gated'
  | 'weekend'
  | 'corner'
  | 'rural'
  | 'mall'
  | 'street'

/** What is asked for it, in US dollars unless `currency` says otherwise. */
export interface Asked {
  /** Sale price, or monthly rent where it is only let. */
  amount: number
  currency: Currency
  /** Of one that is for sale and for rent. */
  perMonth: number | null
  perNight: number | null
  perDay: number | null
  perHour: number | null
  /** What its author expects of it; null where no figures are given. */
  investment: { monthlyRent: number; occupancy: number; expenses: number } | null
}

/** Everything that is true of one demo property: its figures and its words are both made from this. */
export interface Property {
  type: PropertyType
  form: Form
  transaction: TransactionType
  market: Market
  bedrooms: number
  bathrooms: number
  parking: number
  /** Square metres: built, or of the plot where the type is land. */
  area: number | null
  /** Square metres of the plot that a house stands on. */
  plot: number | null
  yearBuilt: number | null
  /** The year in which it is offered. */
  thisYear: number
  floor: number | null
  amenities: ReadonlySet<Amenity>
  /** The place that its text names. */
  near: string
  street: string
  number: number
  capacity: number
  internetSpeed: number | null
  office: Office | null
  /** Nights and months for which it is let by the night; null where it is not. */
  stay: { min: number; max: number | null; linked: boolean } | null
  asked: Asked
  /** Whether its owner offers it without an agency. */
  byOwner: boolean
}
