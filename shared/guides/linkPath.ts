import type { Language } from '#shared/core/language.ts'
import { recordOf } from '#shared/core/records.ts'
import { paths } from '#shared/paths.ts'
import { guidePath } from './guidePath.ts'
import { guideNames } from './guides.ts'
import type { LinkTarget } from './guideText.ts'

const routes: Record<LinkTarget, (language: Language) => string> = {
  calculator: () => paths.priceCalculator,
  investment: (language) => paths.investment(language),
  landSearch: () => paths.search({ propertyType: 'land', transactionType: 'sale' }),
  neighborhoods: () => paths.neighborhoodPrices(),
  offPlanSearch: () => paths.search({ searchQuery: 'en pozo', transactionType: 'sale' }),
  publish: () => paths.publish,
  rentSearch: () => paths.search({ transactionType: 'rent' }),
  returns: (language) => paths.method(language, 'roi'),
  ...recordOf(guideNames, (name) => (language: Language) => guidePath(name, language)),
}

/** The address in a language of what a text links to: a page, a search or a guide. */
export const linkPath = (target: LinkTarget, language: Language): string => routes[target](language)
