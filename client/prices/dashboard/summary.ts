import type { PriceAnalysis } from '#shared/prices/prices.ts'

export function summaryOf(analyses: readonly Pick<PriceAnalysis, 'priceDifferencePercent'>[]) {
  const differences = analyses.map(({ priceDifferencePercent }) => priceDifferencePercent)
  const sum = differences.reduce((all, one) => all + one, 0)
  return {
    total: differences.length,
    above: differences.filter((one) => one > 0).length,
    below: differences.filter((one) => one < 0).length,
    average: differences.length > 0 ? sum / differences.length : null,
  }
}
