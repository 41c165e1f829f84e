import { formatPYG, formatUSD, toPYG, toUSD } from '#shared/core/money.ts'
import type { Currency } from '#shared/currency/currencies.ts'

export interface Price {
  amount: number
  currency: Currency
}

export function priceText({ amount, currency }: Price): string {
  return currency === 'PYG' ? formatPYG(amount) : formatUSD(amount)
}

/** `rate`: guaraníes per dollar. */
export function converted({ amount, currency }: Price, rate: number): Price {
  return currency === 'PYG'
    ? { amount: toUSD(amount, rate), currency: 'USD' }
    : { amount: toPYG(amount, rate), currency: 'PYG' }
}

export function swapped({ amount, currency }: Price): Price {
  return { amount, currency: currency === 'PYG' ? 'USD' : 'PYG' }
}

export function dollarsOf(price: Price, rate: number): number {
  return price.currency === 'USD' ? price.amount : converted(price, rate).amount
}
