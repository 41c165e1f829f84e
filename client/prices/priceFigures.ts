import { formatDecimal, formatNumber } from '#client/core/format.ts'
import type { Language } from '#shared/core/language.ts'
import { formatPricePerSqm, formatUSD } from '#shared/core/money.ts'
import { type AreaUnit, perUnitText } from '#shared/market/areaUnit.ts'
import { confidenceRules, sideOf } from '#shared/market/market.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import type { ListingVerdict, MarketStats } from '#shared/prices/prices.ts'
import type { Words } from '#shared/words.ts'

type Standing = NonNullable<ListingVerdict['standing']>

export function differenceText(
  percent: number,
  texts: { above: (figure: string) => string; below: (figure: string) => string; even: string },
  { language, words }: { language: Language; words: Pick<Words, 'core'> },
): string {
  const side = sideOf(percent)
  return side === 'even' ? texts.even : texts[side](percentText(Math.abs(percent), language, words))
}

/** For tables and scales: cents only where they matter, as in rents. */
export function roughPerSqm(dollars: number, unit: AreaUnit = 'perSqm'): string {
  if (unit === 'perHectare') return perUnitText(dollars, unit)
  return dollars < 50 ? formatPricePerSqm(dollars) : formatUSD(dollars)
}

/** Always one decimal: '8,4 %', '17,0 %', '8.4%'. */
export function percentText(percent: number, language: Language, words: Pick<Words, 'core'>): string {
  return words.core.percent(formatDecimal(percent, language))
}

/** Entered, not computed: '75 %'. */
export function givenPercentText(percent: number, language: Language, words: Pick<Words, 'core'>): string {
  return words.core.percent(formatNumber(percent, language, 1))
}

/** '$1,412.00 por m²', '$3,500 por hectárea'. `price`: US dollars per m². */
export function perAreaText(
  price: number,
  unit: AreaUnit,
  kind: PriceKind,
  words: Pick<Words, 'prices'>,
): string {
  return `${perUnitText(price, unit)} ${words.prices[unit][kind]}`
}

export function sampleText(
  { sampleSize, scope }: Pick<MarketStats, 'sampleSize' | 'scope'>,
  { prices: w }: Pick<Words, 'prices'>,
): string {
  return w.sample(sampleSize, w.scopes[scope])
}

/** '8,4 % por encima de la estimación: muestra sólida'. */
export function evidenceText(
  difference: number,
  { confidence }: Pick<Standing, 'confidence'>,
  language: Language,
  words: Pick<Words, 'core' | 'prices'>,
): string {
  const { prices: w } = words
  return w.evidence(differenceText(difference, w.fromEstimate, { language, words }), w.confidence[confidence])
}

/** What a price per m² is told from: the estimate, or the average of the comparables where there is none. */
export function againstText(
  own: string,
  { estimate, marketStats }: Pick<Standing, 'estimate' | 'marketStats'>,
  area: number,
  unit: AreaUnit,
  { prices: { verdict: w } }: Pick<Words, 'prices'>,
): string {
  if (estimate) return w.againstEstimate(own, perUnitText(estimate.price / area, unit))
  return w.against(own, perUnitText(marketStats.avgPricePerSqm, unit))
}

export function lowConfidenceReasons({
  estimate,
  marketStats: stats,
}: Pick<Standing, 'estimate' | 'marketStats'>): ('few' | 'spread' | 'far')[] {
  const { least, spread, scopes } = confidenceRules.medium
  const near: readonly string[] = scopes
  const doubts: ('few' | 'spread' | 'far')[] = []
  if ((estimate?.effectiveSampleSize ?? stats.sampleSize) < least) doubts.push('few')
  const { p25PricePerSqm: p25, medianPricePerSqm: median, p75PricePerSqm: p75 } = stats
  const width = estimate ? (estimate.high - estimate.low) / estimate.price : (p75 - p25) / median
  if (width > spread) doubts.push('spread')
  if (!near.includes(stats.scope)) doubts.push('far')
  return doubts
}
