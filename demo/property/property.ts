import type { Market } from '#demo/places/market.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { Office } from '#shared/listings/listings.ts'
import type { Amenity, PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'

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

/** US dollars unless `currency` says otherwise. */
export interface AskingPrices {
  /** Sale price, else monthly rent. */
  amount: number
  currency: Currency
  perMonth: number | null
  perNight: number | null
  perDay: number | null
  perHour: number | null
  investment: { monthlyRent: number; occupancy: number; expenses: number } | null
}

export interface Property {
  type: PropertyType
  form: Form
  transaction: TransactionType
  market: Market
  bedrooms: number
  bathrooms: number
  parking: number
  /** m²: built, or of the plot for land. */
  area: number | null
  /** m² of a house's plot. */
  plot: number | null
  yearBuilt: number | null
  thisYear: number
  floor: number | null
  amenities: ReadonlySet<Amenity>
  near: string
  street: string
  number: number
  capacity: number
  internetSpeed: number | null
  office: Office | null
  /** Short-term rental in nights and months. */
  stay: { min: number; max: number | null; linked: boolean } | null
  prices: AskingPrices
  /** Without an agency. */
  byOwner: boolean
}
