import { formatNumber } from '#client/core/format.ts'
import { givenPercentText, percentText } from '#client/prices/priceFigures.ts'
import type { Language } from '#shared/core/language.ts'
import { formatUSD } from '#shared/core/money.ts'
import { minRoi, type Roi, type RoiInput } from '#shared/market/roi.ts'
import type { Words } from '#shared/words.ts'

interface Row {
  name: string
  value: string
  formula: string
  figures: string
}

type RoiWords = Pick<Words, 'core' | 'roi'>

export function roiRows(input: RoiInput, result: Roi, language: Language, words: RoiWords): Row[] {
  const { roi: w } = words
  const rent = formatUSD(input.monthlyRent)
  const income = formatUSD(result.annualIncome)
  const expenses = formatUSD(input.monthlyExpenses * 12)
  return [
    {
      name: w.effectiveRent,
      value: formatUSD(result.effectiveMonthlyRent),
      formula: w.formulas.effectiveRent,
      figures: `${rent} × ${givenPercentText(input.occupancy, language, words)}`,
    },
    {
      name: w.annualIncome,
      value: income,
      formula: w.formulas.annualIncome,
      figures: `${formatUSD(result.effectiveMonthlyRent)} × 12`,
    },
    {
      name: w.annualExpenses,
      value: expenses,
      formula: w.formulas.annualExpenses,
      figures: `${formatUSD(input.monthlyExpenses)} × 12`,
    },
    {
      name: w.annualNet,
      value: formatUSD(result.annualNet),
      formula: w.formulas.annualNet,
      figures: `${income} − ${expenses}`,
    },
    {
      name: w.dailyRate,
      value: formatUSD(result.averageDailyRate),
      formula: w.formulas.dailyRate,
      figures: `${rent} ÷ ${formatNumber(30, language)}`,
    },
  ]
}

export function roiFormula(input: RoiInput, result: Roi, language: Language, words: RoiWords) {
  const { roi: w } = words
  const given = (value: number) => givenPercentText(value, language, words)
  return {
    formula: w.formulas.roi,
    figures: `${formatUSD(result.annualNet)} ÷ ${formatUSD(input.purchasePrice)} × 100 = ${percentText(result.roi, language, words)}`,
    rule: w.ratingRule(given(minRoi.high), given(minRoi.good), given(minRoi.moderate)),
  }
}
