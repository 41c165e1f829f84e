import { amountAt } from '#shared/search/sentence/amounts.ts'
import { readCorrectedTokens } from '#shared/search/sentence/vocabulary.ts'

export interface Money {
  value: number
  currency: 'USD' | 'PYG'
  isMarked: boolean
  at: number
}

/** Without a currency, higher amounts are guaraníes. */
const maxDollars = 5_000_000

export function amountsIn(text: string): Money[] {
  const tokens = readCorrectedTokens(text)
  const found: Money[] = []
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(tokens, at)
    if (!amount) {
      at += 1
      continue
    }
    const next = tokens[amount.next]?.key ?? ''
    const isMeasure =
      /^(m2|mts?2?|metros?|meters?|m|sqm|%|dormitorios?|dormis?|banos?|bedrooms?|bathrooms?|anos?|years?)$/.test(
        next,
      )
    if (!amount.plot && !isMeasure) {
      const isPyg = amount.sign === 'PYG' || (!amount.sign && amount.value >= maxDollars)
      found.push({ value: amount.value, currency: isPyg ? 'PYG' : 'USD', isMarked: !!amount.sign, at })
    }
    at = Math.max(amount.next, at + 1)
  }
  return found
}

export const inDollars = ({ value, currency }: Money, rate: number) =>
  currency === 'PYG' ? Math.round(value / rate) : value
