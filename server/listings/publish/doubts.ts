import { AppError, type FieldProblem } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { type Price, priceText } from '#shared/core/money.ts'
import { isOfficeType } from '#shared/listings/listingTypes.ts'
import { doubtOfLocation, isImpossible, kmFromCity, pointOf } from '#shared/listings/locationDoubts.ts'
import { doubtOfPrice, doubtsOfRents, purposeOf, type RentName } from '#shared/listings/priceDoubts.ts'
import { type NewListing, typedPrice } from '#shared/listings/publishing.ts'
import { isSameAmount, isTypedPriceOf, type ListingFacts } from './draft.ts'
import { knownCity } from './listingRows.ts'

type PriceField = 'price' | 'priceUSD' | 'pricePerMonth' | 'pricePerDay' | 'pricePerHour' | 'pricePerNight'

interface Before {
  row: ListingFacts
  /** The change gives a main price. */
  isPriceGiven: boolean
}

interface Doubt {
  at: PriceField
  problem: FieldProblem
  typed: Price
  sentence: keyof ReturnType<typeof words>['errors']['priceDoubts']
}

/** Throws `price_currency_suspect` unless confirmed. `rate`: guaraníes per US dollar. */
export function requirePlausiblePrices(draft: NewListing, rate: number, before?: Before): void {
  const doubts = [...doubtsOfMain(draft, rate, before), ...newDoubtsOfRents(draft, before?.row)]
  const [first] = doubts
  if (draft.confirmPrice || !first) return
  throw new AppError('price_currency_suspect', {
    fields: Object.fromEntries(doubts.map(({ at, problem }) => [at, problem])),
    sentence: (language: Language) =>
      words(language).errors.priceDoubts[first.sentence](priceText(first.typed)),
  })
}

function doubtsOfMain(draft: NewListing, rate: number, before: Before | undefined): Doubt[] {
  const typed = typedPrice(draft)
  if (!typed) return []
  const at = priceField(draft)
  const purpose = purposeOf(draft.transactionType)
  if (before && isOfOtherOffer(before, purpose, at))
    return [{ at, typed, problem: 'other_offer', sentence: purpose === 'rent' ? 'was_sale' : 'was_rent' }]
  const isOld =
    before && isTypedPriceOf(before.row, typed) && before.row.transactionType === draft.transactionType
  const text = textOf(draft)
  const doubt = isOld ? undefined : doubtOfPrice(typed, { ...draft, text }, rate)
  return doubt ? [{ at, typed, problem: doubt, sentence: doubt }] : []
}

/** A sale that becomes a rental has no rent yet. */
function isOfOtherOffer({ row, isPriceGiven }: Before, purpose: 'sale' | 'rent', at: PriceField): boolean {
  const isMain = at === 'price' || at === 'priceUSD'
  return isMain && !isPriceGiven && purposeOf(row.transactionType) !== purpose
}

export const textOf = ({ title, description }: NewListing) => `${title}\n${description}`

/** The one that gives the main price. */
export function priceField(draft: NewListing): PriceField {
  const officePrices = ['pricePerMonth', 'pricePerDay', 'pricePerHour'] as const
  const ofOffice = isOfficeType(draft.propertyType) && officePrices.find((name) => (draft[name] ?? 0) > 0)
  return ofOffice || (draft.price ? 'price' : 'priceUSD')
}

function newDoubtsOfRents(draft: NewListing, row: ListingFacts | undefined): Doubt[] {
  const doubts = doubtsOfRents(draft)
  const names: readonly RentName[] = ['pricePerMonth', 'pricePerNight']
  return names.flatMap((at): Doubt[] => {
    const [doubt, amount] = [doubts[at], draft[at]]
    if (!doubt || !amount || (row && isSameAmount(row[at], amount))) return []
    return [{ at, typed: { amount, currency: 'USD' }, problem: doubt, sentence: doubt }]
  })
}

/**
 * `row`: before a change. Throws `location_suspect` unless confirmed, and `invalid` for a point outside of
 * South America.
 */
export function requirePlausibleLocation(draft: NewListing, row?: ListingFacts): void {
  const point = pointOf(draft)
  if (!point) return
  const isOld = row && point.latitude === row.latitude && point.longitude === row.longitude
  if (isImpossible(point) && !isOld)
    throw new AppError('invalid', { fields: { latitude: 'outside_country' } })
  const doubt = doubtOfLocation(draft)
  if (!doubt || draft.confirmLocation || (isOld && knownCity(draft.city) === row.city)) return
  const km = kmFromCity(point, draft.city) ?? 0
  throw new AppError('location_suspect', {
    fields: { latitude: doubt },
    sentence(language) {
      const { locationDoubts: w } = words(language).errors
      return doubt === 'far_from_city' ? w.far_from_city(km, draft.city) : w.outside_country
    },
  })
}
