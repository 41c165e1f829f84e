import { formatPYG, formatUSD, type Price, toPYG, toUSD } from '#shared/core/money.ts'

/** Without cents. */
export function wholeText({ amount, currency }: Price): string {
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
