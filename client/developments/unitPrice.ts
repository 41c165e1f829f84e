import { formatNumber } from '#client/core/format.ts'
import type { Language } from '#shared/core/language.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { Words } from '#shared/words.ts'

/** "$62,000", "Gs. 480.000.000" */
export const priceIn = (amount: number, currency: Currency): string =>
  currency === 'PYG' ? formatPYG(amount) : formatUSD(amount)

/** Where there is little room: "480 M" of guaraníes. */
export const shortPrice = (
  amount: number,
  currency: Currency,
  language: Language,
  w: Pick<Words['developments'], 'millions'>,
): string =>
  currency === 'PYG' ? w.millions(formatNumber(amount / 1_000_000, language, 1)) : formatUSD(amount)
