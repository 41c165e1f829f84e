import { asNumber, pricePerSqm } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { comparedKindOf } from '#shared/listings/traits.ts'
import { areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'
import type { Words } from '#shared/words.ts'

type Measured = Pick<Listing, 'priceUSD' | 'area' | 'transactionType' | 'propertyType'>

export function hasArea({ area }: Pick<Listing, 'area'>): boolean {
  return asNumber(area) > 0
}

/** Several on a tie. */
function extremes<L>(listings: readonly L[], figureOf: (listing: L) => number, pick: 'min' | 'max'): L[] {
  const end = Math[pick](...listings.map(figureOf))
  return listings.filter((listing) => figureOf(listing) === end)
}

/** Among like kinds and offers, of which there are two or more; empty groups are left out. */
export interface Highlights<L> {
  lowestPrice: L[][]
  largestArea: L[][]
  lowestPricePerSqm: L[][]
}

export function highlightsOf<L extends Measured>(listings: readonly L[]): Highlights<L> {
  const measured = listings.filter(hasArea)
  const kindOf = ({ propertyType }: L) => comparedKindOf(propertyType)
  const offerOf = (one: L) => `${kindOf(one)} ${isRent(one)}`
  return {
    lowestPrice: comparable(listings, offerOf).map((all) =>
      extremes(all, ({ priceUSD }) => asNumber(priceUSD), 'min'),
    ),
    largestArea: comparable(measured, kindOf).map((all) =>
      extremes(all, ({ area }) => asNumber(area), 'max'),
    ),
    lowestPricePerSqm: comparable(measured, offerOf).map((all) =>
      extremes(all, ({ priceUSD, area }) => pricePerSqm(priceUSD, area), 'min'),
    ),
  }
}

function comparable<L>(listings: readonly L[], keyOf: (listing: L) => string): L[][] {
  const groups = new Map<string, L[]>()
  for (const one of listings) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()].filter((group) => group.length > 1)
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
  return new Set(listings.map(isRent)).size > 1
}

/** '$1,412.00 por m²', '$3,500 por hectárea'. */
export function perAreaText({ priceUSD, area, propertyType }: Measured, w: Words['compareResult']): string {
  const unit = areaUnitOf(propertyType, area)
  return w[unit](perUnitText(pricePerSqm(priceUSD, area), unit))
}

/** Rents with their month. */
export const offerText = (listing: Listing, text: string, w: Words['compareResult']) =>
  isRent(listing) ? w.perMonth(text) : text
