import { formatNumber } from '#client/core/format.ts'
import { doubtsOf, sampleText } from '#client/prices/figures.ts'
import type { Language } from '#shared/core/language.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { Calculation } from '#shared/prices.ts'
import type { Words } from '#shared/words.ts'

type AdviceWords = Pick<Words, 'calculator' | 'prices'>

/** The recommendation in three paragraphs: what the difference means, what would be fair, how sure the sample is. */
export function adviceOf(
  calculation: Calculation,
  asked: { area: number; priceUSD: number },
  language: Language,
  words: AdviceWords,
): string[] {
  const { advice: w } = words.calculator
  const { verdict, transactionType } = calculation
  return [
    w.meaning[transactionType][verdict],
    fairText(calculation, asked, language, words),
    sureText(calculation, words),
  ]
}

function fairText(
  { fairRange, verdict }: Calculation,
  { area, priceUSD }: { area: number; priceUSD: number },
  language: Language,
  { calculator }: AdviceWords,
): string {
  const { advice: w } = calculator
  if (!fairRange) return w.noFair
  const { low, high } = fairRange
  const range = w.fair(formatNumber(area, language, 2), formatUSD(low), formatUSD(high))
  if (verdict === 'above') return `${range} ${w.lower(formatUSD(Math.ceil(priceUSD - high)))}`
  if (verdict === 'below') return `${range} ${w.raise(formatUSD(Math.floor(high - priceUSD)))}`
  return `${range} ${w.inside}`
}

function sureText({ confidence, marketStats }: Calculation, words: AdviceWords): string {
  const { advice: w } = words.calculator
  const reasons = doubtsOf(marketStats).map((doubt) => w.doubts[doubt])
  const because = reasons.length > 0 ? w.because(listed(reasons, w.and)) : ''
  return w.sure[confidence](sampleText(marketStats, words), because)
}

/** 'a, b y c'. */
function listed(parts: string[], and: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${and}${last}`
}
