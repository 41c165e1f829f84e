import { words } from '#server/core/words.ts'
import { type Language, languageTable } from '#shared/core/language.ts'
import { asNumber, formatUSD } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import { areaText, type Compared } from './compared.ts'
import { comparisonTexts } from './texts.ts'

/** Fewer are no family's home. */
const familyBedrooms = 3

/**
 * Whom each listing suits, with the reason: what it alone, or it most of all, states. Undefined for a listing that
 * nothing sets apart.
 */
export function suits(all: readonly Compared[], language: Language): (string | undefined)[] {
  const texts = comparisonTexts[language]
  const { listings: w, core } = words(language)
  /** The one with more than all others. */
  const leader = (figureOf: (one: Compared) => number, direction: 1 | -1 = 1): Compared | undefined => {
    const sorted = all
      .filter((one) => figureOf(one) > 0)
      .toSorted((one, other) => direction * (figureOf(other) - figureOf(one)))
    const [first, second] = sorted
    return first && (!second || figureOf(first) !== figureOf(second)) ? first : undefined
  }
  const onlyWith = (has: (one: Compared) => boolean): Compared | undefined => {
    const having = all.filter(has)
    return having.length === 1 ? having[0] : undefined
  }
  const isOneOffer = new Set(all.map(({ isRent }) => isRent)).size === 1
  const largestHome = leader(({ listing }) => listing.bedrooms)
  const bestReturn = leader(({ listing }) => asNumber(listing.estimatedROI))
  const furnished = onlyWith(({ listing }) => listing.amenities.includes('furnished'))
  const petFriendly = onlyWith(({ listing }) => listing.amenities.includes('pets'))
  const byTheNight = onlyWith(({ listing }) => listing.allowsShortTerm)
  const land = leader(({ listing, area }) => (listing.propertyType === 'land' ? (area ?? 0) : 0))
  const cheapest = isOneOffer ? leader(({ price }) => price, -1) : undefined
  const fewExpenses = leader(({ listing }) => asNumber(listing.monthlyExpenses), -1)
  const roomiest = leader(({ area }) => area ?? 0)

  const reasonsOf = (one: Compared): (string | false)[] => {
    const { listing, name } = one
    const roi = asNumber(listing.estimatedROI)
    return [
      one === largestHome &&
        listing.bedrooms >= familyBedrooms &&
        texts.suitsFamily(name, w.bedroomsOf(listing.bedrooms)),
      one === land && texts.suitsBuilding(name, areaText(one.area ?? 0, language)),
      one === bestReturn &&
        texts.suitsInvestor(name, core.percent(numberText(roi, languageTable[language].decimal, 1, 1))),
      one === petFriendly && texts.suitsPets(name),
      one === furnished && texts.suitsFurnished(name),
      one === byTheNight && texts.suitsNights(name),
      one === cheapest && texts.suitsBudget(name, one.priceText),
      one === fewExpenses && texts.suitsExpenses(name, formatUSD(asNumber(listing.monthlyExpenses))),
      one === roomiest && texts.suitsRoom(name, areaText(one.area ?? 0, language)),
    ]
  }
  return all.map((one) => reasonsOf(one).find((reason) => reason !== false) || undefined)
}
