import { formatNumber } from '#client/core/format.ts'
import { lowConfidenceReasons, sampleText } from '#client/prices/priceFigures.ts'
import type { Language } from '#shared/core/language.ts'
import { formatUSD } from '#shared/core/money.ts'
import type { Calculation } from '#shared/prices/prices.ts'
import type { Words } from '#shared/words.ts'

type AdviceWords = Pick<Words, 'calculator' | 'prices'>

export function adviceOf(
  calculation: Calculation,
  question: { area: number; priceUSD: number },
  language: Language,
  words: AdviceWords,
): string[] {
  const { advice: w } = words.calculator
  const { verdict, transactionType } = calculation
  return [
    w.meaning[transactionType][verdict],
    fairText(calculation, question, language, words),
    confidenceText(calculation, words),
  ]
}

function fairText(
  { fairRange, verdict, confidence }: Calculation,
  { area, priceUSD }: { area: number; priceUSD: number },
  language: Language,
  { calculator }: AdviceWords,
): string {
  const { advice: w } = calculator
  if (!fairRange) return w.noFair
  const { low, high } = fairRange
  const range = w.fair(formatNumber(area, language, 2), formatUSD(low), formatUSD(high))
  // A weak sample moves no price.
  if (confidence === 'low') return range
  if (verdict === 'above') return `${range} ${w.lower(formatUSD(Math.ceil(priceUSD - high)))}`
  if (verdict === 'below') return `${range} ${w.raise(formatUSD(Math.floor(high - priceUSD)))}`
  return `${range} ${w.inside}`
}

function confidenceText(calculation: Calculation, words: AdviceWords): string {
  const { advice: w } = words.calculator
  const { confidence, marketStats } = calculation
  const reasons = lowConfidenceReasons(calculation).map((doubt) => w.doubts[doubt])
  const because = reasons.length > 0 ? w.because(joinList(reasons, w.and)) : ''
  return w.sure[confidence](sampleText(marketStats, words), because)
}

function joinList(parts: string[], and: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${and}${last}`
}
