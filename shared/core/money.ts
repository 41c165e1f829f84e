import type { Currency } from '#shared/currency.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** An amount as calls carry it: a decimal string on reads, a number on writes. */
export type Amount = number | string

/** A no-break space, as es-PY writes it between symbol and figure. */
const gap = '\u00a0'

/** Days and hours that a month at the office has where only a daily or an hourly price is known. */
const officeDays = 22
const officeHours = 160

/** The figure behind an amount; 0 for what is none (null, empty or not a number). */
export function asNumber(amount: Amount | null | undefined): number {
  const value = typeof amount === 'string' ? Number.parseFloat(amount) : amount
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/**
 * Digits in groups of three, rounded half away from zero. Written out because browsers and servers carry different locale
 * data, and a figure that changes while the page starts is worse than either form.
 */
function grouped(value: number, decimals: number, separator: ',' | '.'): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, separator)
  const point = separator === ',' ? '.' : ','
  return fraction ? `${groups}${point}${fraction}` : groups
}

function whole(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** US dollars as en-US writes them, without decimals: `$120,000`. */
export function formatUSD(amount: Amount): string {
  const value = whole(asNumber(amount))
  return `${value < 0 ? '-' : ''}$${grouped(value, 0, ',')}`
}

/** Guaraníes as es-PY writes them, without decimals: `Gs. 1.250.000`, with a no-break space. */
export function formatPYG(amount: Amount): string {
  const value = whole(asNumber(amount))
  return `Gs.${gap}${value < 0 ? '-' : ''}${grouped(value, 0, '.')}`
}

/** An amount in both currencies, as it is printed large and small: the reader's own first. */
export function pricePair(
  { usd, pyg }: { usd: Amount; pyg: Amount },
  large: Currency,
): [large: string, small: string] {
  return large === 'PYG' ? [formatPYG(pyg), formatUSD(usd)] : [formatUSD(usd), formatPYG(pyg)]
}

/** Whole guaraníes for an amount in dollars, `rate` guaraníes to the dollar. */
export function toPYG(usd: Amount, rate: number): number {
  return whole(asNumber(usd) * rate)
}

/** Dollars and cents for an amount in guaraníes, `rate` guaraníes to the dollar; 0 where there is no rate. */
export function toUSD(pyg: Amount, rate: number): number {
  return rate > 0 ? whole((asNumber(pyg) / rate) * 100) / 100 : 0
}

/** Price for each square metre. A missing or zero area counts as 1. */
export function pricePerSqm(price: Amount, area: Amount | null): number {
  const size = asNumber(area)
  return asNumber(price) / (size > 0 ? size : 1)
}

/** A price per square metre in dollars with its two decimals: `$1,697.00`. */
export function formatPricePerSqm(value: Amount): string {
  const cents = whole(asNumber(value) * 100) / 100
  return `${cents < 0 ? '-' : ''}$${grouped(cents, 2, ',')}`
}

type Rented = Pick<Listing, 'transactionType' | 'priceUSD' | 'pricePerMonth'>

/**
 * What a listing costs by the month, in US dollars: `priceUSD` of one for rent (of office products too, whose `priceUSD` is
 * their monthly price), `pricePerMonth` of one that is also for sale; null where it is not let by the month.
 */
export function monthlyRentOf(listing: Rented): number | null {
  const rent = listing.transactionType === 'rent' ? listing.priceUSD : listing.pricePerMonth
  return rent === null ? null : asNumber(rent)
}

interface OfficePrices {
  pricePerMonth?: Amount | null
  pricePerDay?: Amount | null
  pricePerHour?: Amount | null
}

/** `priceUSD` of an office product: its price by the month, else 22 days, else 160 hours; null where it has none. */
export function officePriceUSD({ pricePerMonth, pricePerDay, pricePerHour }: OfficePrices): number | null {
  const choices = [
    asNumber(pricePerMonth),
    asNumber(pricePerDay) * officeDays,
    asNumber(pricePerHour) * officeHours,
  ]
  return choices.find((price) => price > 0) ?? null
}
