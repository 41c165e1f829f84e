import type { Price } from '#shared/core/money.ts'
import { isOfficeType, type PropertyType, type TransactionType } from './listingTypes.ts'

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

export type PriceDoubt = 'other_currency' | 'too_small' | 'too_big'
export type RentName = 'pricePerMonth' | 'pricePerNight'

/** What the main price is for; of `both`, the sale. */
export function purposeOf(transactionType: TransactionType): 'sale' | 'rent' {
  return transactionType === 'rent' ? 'rent' : 'sale'
}

/** `rate`: guaraníes per US dollar. */
export function doubtOfPrice(
  { amount, currency }: Price,
  transactionType: TransactionType,
  rate: number,
): PriceDoubt | undefined {
  const isDollars = currency === 'USD'
  const doubt = doubtIn(plausiblePrices[purposeOf(transactionType)], isDollars ? amount : amount / rate)
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
