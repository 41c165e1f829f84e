import { asNumber, pricePerSqm } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'

type Measured = Pick<Listing, 'priceUSD' | 'area' | 'transactionType'>

export function hasArea({ area }: Pick<Listing, 'area'>): boolean {
  return asNumber(area) > 0
}

/** Several on a tie. */
function extremes<L>(listings: readonly L[], figureOf: (listing: L) => number, pick: 'min' | 'max'): L[] {
  const end = Math[pick](...listings.map(figureOf))
  return listings.filter((listing) => figureOf(listing) === end)
}

/** By kind of price: rents are not compared with sale prices. */
export interface Highlights<L> {
  lowestPrice: L[][]
  /** Empty if none has an area. */
  largestArea: L[]
  lowestPricePerSqm: L[][]
}

export function highlightsOf<L extends Measured>(listings: readonly L[]): Highlights<L> {
  const measured = listings.filter(hasArea)
  return {
    lowestPrice: byKind(listings).map((all) => extremes(all, ({ priceUSD }) => asNumber(priceUSD), 'min')),
    largestArea: extremes(measured, ({ area }) => asNumber(area), 'max'),
    lowestPricePerSqm: byKind(measured).map((all) =>
      extremes(all, ({ priceUSD, area }) => pricePerSqm(priceUSD, area), 'min'),
    ),
  }
}

function byKind<L extends Pick<Listing, 'transactionType'>>(listings: readonly L[]): L[][] {
  const kinds = [listings.filter((one) => !isRent(one)), listings.filter(isRent)]
  return kinds.filter((kind) => kind.length > 0)
}

function isRent({ transactionType }: Pick<Listing, 'transactionType'>): boolean {
  return transactionType === 'rent'
}

/** In percent of the highest price. */
export function barLengths(listings: readonly Pick<Listing, 'priceUSD'>[]): number[] {
  const prices = listings.map(({ priceUSD }) => asNumber(priceUSD))
  const highest = Math.max(...prices)
  return prices.map((price) => (highest > 0 ? (price / highest) * 100 : 0))
}

export function isMixed(listings: readonly Pick<Listing, 'transactionType'>[]): boolean {
  return byKind(listings).length > 1
}

/** Rents with their month. */
export const offerText = (listing: Listing, text: string, w: Words['compareResult']) =>
  isRent(listing) ? w.perMonth(text) : text
