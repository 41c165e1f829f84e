import { words } from '#server/core/words.ts'
import { figure } from '#server/listings/facts.ts'
import type { Language } from '#shared/core/language.ts'
import { formatPYG, formatUSD, toPYG } from '#shared/core/money.ts'
import { type AreaUnit, areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'
import { sideOf } from '#shared/market/market.ts'
import { paths, withValues } from '#shared/paths.ts'
import type { Calculation, Comparable, PriceQuestion } from '#shared/prices/prices.ts'
import { frameOf, type SheetContext } from './frame.ts'
import { withValue } from './listingSheet.ts'
import type { Fact, PortraitSheet, SheetTable } from './sheet.ts'

export interface PriceReport {
  question: Pick<
    PriceQuestion,
    'city' | 'neighborhood' | 'propertyType' | 'transactionType' | 'area' | 'priceUSD'
  >
  calculation: Calculation
  comparables: readonly Comparable[]
}

/** Those that weigh most; the page has all. */
const maxComparables = 12

/** How a price stands in its market, as the calculator says it: `address` makes the same again. */
export function priceSheet(report: PriceReport, context: SheetContext): PortraitSheet {
  const { language, rate } = context
  const { question, calculation } = report
  const all = words(language)
  const { sheets, listings, prices: w, calculator } = all
  const { propertyType, transactionType, area, priceUSD } = question
  const perMonth = transactionType === 'rent' ? listings.perMonth : ''
  const { estimate } = calculation
  return {
    form: 'portrait',
    ...frameOf(context, withValues(paths.priceCalculator, question)),
    scan: sheets.scanPrices,
    title: titleOf(calculation, language),
    offer: `${sheets.prices} · ${listings.kind[transactionType](listings.types[propertyType])}`,
    place: `${question.neighborhood}, ${question.city} · ${all.page.area(figure(area, language))}`,
    prices: [{ main: formatUSD(priceUSD) + perMonth, local: formatPYG(toPYG(priceUSD, rate)) + perMonth }],
    pictureText: '',
    factsTitle: calculator.market,
    facts: factsOf(calculation, areaUnitOf(propertyType, area), language),
    tables: [comparablesOf(report, language)],
    amenitiesTitle: '',
    amenities: [],
    descriptionTitle: sheets.meaning,
    description: [
      estimate
        ? `${w.estimate.price[transactionType]} ${formatUSD(estimate.price)}${perMonth}. ${w.estimate.range(formatUSD(estimate.low), formatUSD(estimate.high))}`
        : calculator.advice.noFair,
      calculator.advice.meaning[transactionType][calculation.verdict],
      w.asking,
    ],
  }
}

/** "5,2 % por encima de la estimación". */
function titleOf({ estimateDifference, priceDifference }: Calculation, language: Language): string {
  const { calculator, core, prices } = words(language)
  const percent = estimateDifference ?? priceDifference
  const texts = estimateDifference === null ? calculator : prices.fromEstimate
  const side = sideOf(percent)
  return side === 'even' ? texts.even : texts[side](core.percent(oneDecimal(Math.abs(percent), language)))
}

const oneDecimal = (percent: number, language: Language) =>
  percent.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function factsOf(
  { inputPricePerSqm, transactionType, marketStats: stats, estimate }: Calculation,
  unit: AreaUnit,
  language: Language,
): Fact[] {
  const { calculator, core, prices: w } = words(language)
  const { typicalErrorPercent: error = null } = estimate ?? {}
  const per = (perSqm: number) => `${perUnitText(perSqm, unit)} ${w[unit][transactionType]}`
  return withValue([
    [calculator.entered, per(inputPricePerSqm)],
    [w.stats.median, per(stats.medianPricePerSqm)],
    [w.stats.sampleSize, w.sample(stats.sampleSize, w.scopes[stats.scope])],
    [
      w.stats.quartiles,
      w.stats.from(perUnitText(stats.p25PricePerSqm, unit), perUnitText(stats.p75PricePerSqm, unit)),
    ],
    [words(language).sheets.usualError, error !== null && core.percent(oneDecimal(error, language))],
  ])
}

function comparablesOf({ question, comparables }: PriceReport, language: Language): SheetTable {
  const { calculator, fieldLabels, page, sheets } = words(language)
  const unit = areaUnitOf(question.propertyType, question.area)
  const counted = comparables.filter(({ leftOut, likeType }) => leftOut === null && likeType === null)
  return {
    title: calculator.comparables.title,
    columns: [calculator.comparables.list, fieldLabels.area, calculator.comparables.price, sheets[unit]],
    rows: counted
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maxComparables)
      .map((one) => [
        one.neighborhood === question.neighborhood ? one.title : `${one.title} (${one.neighborhood})`,
        page.area(figure(one.area, language)),
        formatUSD(one.price),
        perUnitText(one.pricePerSqm, unit),
      ]),
  }
}
