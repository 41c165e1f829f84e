import { formatNumber } from '#client/core/format.ts'
import type { Language } from '#shared/core/language.ts'
import { fallbackRate, historyDays } from '#shared/currency/currencies.ts'
import { defaultOccupancy } from '#shared/listings/listingTypes.ts'
import { leastForSlope, placeShrinkage } from '#shared/market/estimate/likeness.ts'
import {
  confidenceRules,
  enough,
  fenceReach,
  fencesFrom,
  maxComparables,
  minFence,
  slipFactor,
} from '#shared/market/market.ts'
import { expenseShare, minRoi, occupancyRange } from '#shared/market/roi.ts'
import { firstPlaces, mostOfAuthor } from '#shared/search/ranking.ts'
import type { MethodFigures } from '#shared/words/es/prices/method.ts'

export function methodFigures(language: Language, percentOf: (figure: string) => string): MethodFigures {
  const number = (value: number) => formatNumber(value, language, 2)
  const percent = (value: number) => percentOf(number(value))
  const share = (value: number) => percent(Math.round(value * 100))
  return {
    enough: number(enough),
    maxComparables: number(maxComparables),
    slipFactor: number(slipFactor),
    fencesFrom: number(fencesFrom),
    leastForSlope: number(leastForSlope),
    placeShrinkage: number(placeShrinkage),
    fenceReach: number(fenceReach),
    minFenceMargin: share(minFence - 1),
    high: { least: number(confidenceRules.high.least), spread: share(confidenceRules.high.spread) },
    medium: { least: number(confidenceRules.medium.least), spread: share(confidenceRules.medium.spread) },
    expenseShare: share(expenseShare),
    defaultOccupancy: percent(defaultOccupancy),
    occupancy: {
      min: percent(occupancyRange.min),
      max: percent(occupancyRange.max),
      step: number(occupancyRange.step),
    },
    ratings: {
      high: percent(minRoi.high),
      good: percent(minRoi.good),
      moderate: percent(minRoi.moderate),
    },
    fallbackRate: number(fallbackRate),
    historyDays: number(historyDays),
    firstPlaces: number(firstPlaces),
    mostOfAuthor: number(mostOfAuthor),
  }
}
