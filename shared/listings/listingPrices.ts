import { asNumber, monthlyRentOf, toPYG } from '#shared/core/money.ts'
import type { Listing } from './listings.ts'

export type Per = 'sale' | 'month' | 'day' | 'hour' | 'night'

export interface ListingPriceLine {
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

/**
 * The prices of a listing as a card shows them, the large one first: of one for sale and rent, the one that was `asked` for.
 * Guaraníes are those that were typed, where the price was typed in guaraníes; otherwise `rate` to the dollar.
 */
export function pricesOf(
  listing: Priced,
  rate: number,
  asked?: 'sale' | 'rent',
): [ListingPriceLine, ...ListingPriceLine[]] {
  const at = (per: Per, usd: number): ListingPriceLine => ({ per, usd, pyg: toPYG(usd, rate) })
  const main: ListingPriceLine = {
    per: 'sale',
    usd: asNumber(listing.priceUSD),
    pyg: guaraniesOf(listing, rate),
  }
  const rent = monthlyRentOf(listing)
  const nightly = asNumber(listing.pricePerNight)
  const stays = nightly > 0 ? [at('night', nightly)] : []
  if (listing.transactionType === 'sale') return [main, ...stays]
  if (listing.transactionType === 'rent')
    return [officeRate(listing, at) ?? { ...main, per: 'month' }, ...stays]
  if (rent === null) return [main, ...stays]
  const monthly = at('month', rent)
  return asked === 'rent' ? [monthly, main, ...stays] : [main, monthly, ...stays]
}

/** Of an office product without a price by the month: its own price by the day or the hour, not the month worked out from it. */
function officeRate(listing: Priced, at: (per: Per, usd: number) => ListingPriceLine) {
  if (listing.pricePerMonth !== null) return undefined
  if (listing.pricePerDay !== null) return at('day', asNumber(listing.pricePerDay))
  if (listing.pricePerHour !== null) return at('hour', asNumber(listing.pricePerHour))
  return undefined
}

/** `priceUSD` in guaraníes: as it was typed, where it was typed so; otherwise `rate` to the dollar. */
export function guaraniesOf({ price, priceUSD }: Pick<Priced, 'price' | 'priceUSD'>, rate: number): number {
  return price.currency === 'PYG' ? asNumber(price.amount) : toPYG(priceUSD, rate)
}
