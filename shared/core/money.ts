import type { Currency } from '#shared/currency/currencies.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { numberText } from './numberText.ts'

/** A decimal string on reads, a number on writes. */
export type Amount = number | string

/** No-break space, as in es-PY. */
const gap = '\u00a0'

/** Per month. */
export const officeDays = 22
export const officeHours = 160

/** 0 if not a number. */
export function asNumber(amount: Amount | null | undefined): number {
  const value = typeof amount === 'string' ? Number.parseFloat(amount) : amount
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function whole(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** `$120,000` */
export function formatUSD(amount: Amount): string {
  const value = whole(asNumber(amount))
  return `${value < 0 ? '-' : ''}$${numberText(Math.abs(value), '.')}`
}

/** `Gs. 1.250.000`, with a no-break space. */
export function formatPYG(amount: Amount): string {
  const value = whole(asNumber(amount))
  return `Gs.${gap}${value < 0 ? '-' : ''}${numberText(Math.abs(value), ',')}`
}

/** The reader's currency first. */
export function pricePair(
  { usd, pyg }: { usd: Amount; pyg: Amount },
  large: Currency,
): [large: string, small: string] {
  return large === 'PYG' ? [formatPYG(pyg), formatUSD(usd)] : [formatUSD(usd), formatPYG(pyg)]
}

/** Whole guaraníes; `rate` guaraníes per US dollar. */
export function toPYG(usd: Amount, rate: number): number {
  return whole(asNumber(usd) * rate)
}

/** With cents; 0 without a rate. */
export function toUSD(pyg: Amount, rate: number): number {
  return rate > 0 ? whole((asNumber(pyg) / rate) * 100) / 100 : 0
}

/** In the price’s currency per m²; the price itself without an area. */
export function pricePerSqm(price: Amount, area: Amount | null): number {
  const size = asNumber(area)
  return asNumber(price) / (size > 0 ? size : 1)
}

/** `$1,697.00` */
export function formatPricePerSqm(value: Amount): string {
  const cents = whole(asNumber(value) * 100) / 100
  return `${cents < 0 ? '-' : ''}$${numberText(Math.abs(cents), '.', 2)}`
}

export interface Price {
  amount: number
  currency: Currency
}

/** As typed: `$850,000`, `$0.50`, `Gs. 1.250.000`. */
export function priceText({ amount, currency }: Price): string {
  const decimals = Number.isInteger(amount) ? 0 : 2
  return currency === 'PYG'
    ? `Gs.${gap}${numberText(amount, ',', decimals)}`
    : `$${numberText(amount, '.', decimals)}`
}

type Rented = Pick<Listing, 'transactionType' | 'priceUSD' | 'pricePerMonth'>

/** US dollars; null unless for long-term rent. */
export function monthlyRentOf(listing: Rented): number | null {
  const rent = listing.transactionType === 'rent' ? listing.priceUSD : listing.pricePerMonth
  return rent === null ? null : asNumber(rent)
}

interface OfficePrices {
  pricePerMonth?: Amount | null
  pricePerDay?: Amount | null
  pricePerHour?: Amount | null
}

/** Monthly, else 22 days, else 160 hours. */
export function officePriceUSD({ pricePerMonth, pricePerDay, pricePerHour }: OfficePrices): number | null {
  const choices = [
    asNumber(pricePerMonth),
    asNumber(pricePerDay) * officeDays,
    asNumber(pricePerHour) * officeHours,
  ]
  return choices.find((price) => price > 0) ?? null
}
