import type { Price } from '#shared/core/money.ts'
import { statesInstalment } from './facts/statedInstalments.ts'
import { isOfficeType, type PropertyType, type TransactionType } from './listingTypes.ts'
import { homeTypes } from './traits.ts'

/**
 * Plausible prices of any market, in US dollars. Others are to be confirmed, and count in comparisons only
 * then.
 */
export const plausiblePrices = {
  sale: { min: 300, max: 30_000_000 },
  rent: { min: 10, max: 60_000 },
  night: { min: 2, max: 20_000 },
} as const
type Band = (typeof plausiblePrices)[keyof typeof plausiblePrices]

export type PriceDoubt = 'other_currency' | 'too_small' | 'too_big' | 'sale_price' | 'instalment'

/** US dollars a month that rents of homes reach; others reach the end of their band. */
const homeRentReach = 15_000
/** US dollars a month: guaraníes typed as dollars are at least that much, once converted. */
const leastLikelyRent = 60
export type RentName = 'pricePerMonth' | 'pricePerNight'

/** What the main price is for; of `both`, the sale. */
export function purposeOf(transactionType: TransactionType): 'sale' | 'rent' {
  return transactionType === 'rent' ? 'rent' : 'sale'
}

interface Offer {
  transactionType: TransactionType
  propertyType: PropertyType
  /** Title and description, which may name an instalment. */
  text: string
}

/** `rate`: guaraníes per US dollar. */
export function doubtOfPrice(
  { amount, currency }: Price,
  { transactionType, propertyType, text }: Offer,
  rate: number,
): PriceDoubt | undefined {
  const isDollars = currency === 'USD'
  const dollars = isDollars ? amount : amount / rate
  const purpose = purposeOf(transactionType)
  if (purpose === 'sale' && statesInstalment(text, amount)) return 'instalment'
  const isHome = homeTypes.some((one) => one === propertyType)
  if (purpose === 'rent' && dollars > (isHome ? homeRentReach : plausiblePrices.rent.max)) {
    if (isDollars && amount / rate >= leastLikelyRent) return 'other_currency'
    if (dollars <= plausiblePrices.sale.max) return 'sale_price'
  }
  const doubt = doubtIn(plausiblePrices[purpose], dollars)
  // Guaraníes written as dollars are far too many, dollars written as guaraníes far too few.
  return doubt && (doubt === 'too_big') === isDollars ? 'other_currency' : doubt
}

interface Rents {
  propertyType: PropertyType
  pricePerMonth?: number | null
  pricePerNight?: number | null
}

/** Beside the main price, always in dollars. */
export function doubtsOfRents({
  propertyType,
  pricePerMonth,
  pricePerNight,
}: Rents): Partial<Record<RentName, 'too_small' | 'too_big'>> {
  const month = isOfficeType(propertyType) ? undefined : doubtIn(plausiblePrices.rent, pricePerMonth || null)
  const night = doubtIn(plausiblePrices.night, pricePerNight || null)
  return { ...(month && { pricePerMonth: month }), ...(night && { pricePerNight: night }) }
}

/** `priceUSD`: the main price. */
export function isPlausible(transactionType: TransactionType, priceUSD: number): boolean {
  return doubtIn(plausiblePrices[purposeOf(transactionType)], priceUSD) === undefined
}

/** Whether one of them is outside its band. `priceUSD`: the main price. */
export function isDoubtful(offer: Rents & { transactionType: TransactionType }, priceUSD: number): boolean {
  return !isPlausible(offer.transactionType, priceUSD) || Object.keys(doubtsOfRents(offer)).length > 0
}

function doubtIn({ min, max }: Band, dollars: number | null): 'too_small' | 'too_big' | undefined {
  if (dollars === null) return undefined
  if (dollars < min) return 'too_small'
  return dollars > max ? 'too_big' : undefined
}
