import type { PriceChange } from '#shared/listings/priceHistory.ts'

export interface StoredPrice {
  amount: string
  currency: 'USD' | 'PYG'
  priceUsd: string
  since: Date
}

/** Percent; within it, the same price typed in the other currency, at whatever rate. */
const sameInOtherCurrency = 1

/** `prices`: oldest first. Those before `published` are nobody's news. */
export function priceChanges(prices: readonly StoredPrice[], published: Date): PriceChange[] {
  const changes: PriceChange[] = []
  let shown: StoredPrice | undefined
  for (const price of prices) {
    const change = shown && price.since > published ? changeOf(shown, price) : undefined
    if (change) changes.push(change)
    shown = price
  }
  return changes
}

function changeOf(before: StoredPrice, after: StoredPrice): PriceChange | undefined {
  const [previousPriceUSD, priceUSD] = [Number(before.priceUsd), Number(after.priceUsd)]
  const isSameCurrency = before.currency === after.currency
  if (isSameCurrency && Number(before.amount) === Number(after.amount)) return undefined
  if (previousPriceUSD <= 0 || priceUSD <= 0) return undefined
  const exact = (100 * (priceUSD - previousPriceUSD)) / previousPriceUSD
  const isConversion = !isSameCurrency && Math.abs(exact) < sameInOtherCurrency
  const percent = Math.round(exact * 10) / 10
  if (isConversion || percent === 0) return undefined
  return { at: after.since.toISOString(), priceUSD, previousPriceUSD, percent }
}
