import { asNumber, monthlyRentOf, toPYG } from '#shared/core/money.ts'
import type { Listing } from './listings.ts'

export type Per = 'sale' | 'month' | 'day' | 'hour' | 'night'

export interface DisplayPrice {
  per: Per
  usd: number
  pyg: number
}

type Priced = Pick<
  Listing,
  | 'transactionType'
  | 'priceUSD'
  | 'price'
  | 'pricePerNight'
  | 'pricePerMonth'
  | 'pricePerDay'
  | 'pricePerHour'
>

/** The main price first, by `preferred`. Guaraníes as typed, else by `rate`. */
export function pricesOf(
  listing: Priced,
  rate: number,
  preferred?: 'sale' | 'rent',
): [DisplayPrice, ...DisplayPrice[]] {
  const price = (per: Per, usd: number): DisplayPrice => ({ per, usd, pyg: toPYG(usd, rate) })
  const main: DisplayPrice = {
    per: 'sale',
    usd: asNumber(listing.priceUSD),
    pyg: guaraniesOf(listing, rate),
  }
  const rent = monthlyRentOf(listing)
  const nightly = asNumber(listing.pricePerNight)
  const stays = nightly > 0 ? [price('night', nightly)] : []
  if (listing.transactionType === 'sale') return [main, ...stays]
  if (listing.transactionType === 'rent')
    return [officeRate(listing, price) ?? { ...main, per: 'month' }, ...stays]
  if (rent === null) return [main, ...stays]
  const monthly = price('month', rent)
  return preferred === 'rent' ? [monthly, main, ...stays] : [main, monthly, ...stays]
}

/** Daily or hourly instead of the computed monthly price. */
function officeRate(listing: Priced, at: (per: Per, usd: number) => DisplayPrice) {
  if (listing.pricePerMonth !== null) return undefined
  if (listing.pricePerDay !== null) return at('day', asNumber(listing.pricePerDay))
  if (listing.pricePerHour !== null) return at('hour', asNumber(listing.pricePerHour))
  return undefined
}

/** As typed, else by `rate`. */
export function guaraniesOf({ price, priceUSD }: Pick<Priced, 'price' | 'priceUSD'>, rate: number): number {
  return price.currency === 'PYG' ? asNumber(price.amount) : toPYG(priceUSD, rate)
}
