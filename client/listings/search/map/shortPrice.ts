import { toPYG } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import type { Currency } from '#shared/currency/currencies.ts'

const thousand = 1000
const million = 1_000_000

/** No-break space. */
const gap = '\u00a0'

/** "$129k", "$1.2M", "$850", "Gs. 957 M", "Gs. 4,5 M"; `rate` guaraníes per dollar. */
export function shortPrice(usd: number, currency: Currency, rate: number): string {
  if (currency === 'PYG') {
    const millions = toPYG(usd, rate) / million
    if (millions < 1) return `Gs.${gap}${numberText(Math.round(millions * thousand), ',', 0)}${gap}mil`
    return `Gs.${gap}${numberText(millions, ',', millions < 10 ? 1 : 0, 0)}${gap}M`
  }
  if (usd >= million) return `$${numberText(usd / million, '.', usd < 10 * million ? 1 : 0, 0)}M`
  // What would round up to "$1000k" is a million.
  if (usd >= million - thousand / 2) return '$1M'
  return usd >= 10 * thousand
    ? `$${numberText(usd / thousand, '.', 0)}k`
    : `$${numberText(Math.round(usd), '.', 0)}`
}
