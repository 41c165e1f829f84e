import { asNumber, formatUSD } from '#shared/core/money.ts'
import { type FactName, factNames } from '#shared/listings/facts/factText.ts'
import {
  counterNames,
  type FieldName,
  isApplicable,
  rowOf,
  typedNames,
} from '#shared/listings/listingFields.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import type { Words } from '#shared/words.ts'

type Cell = string | undefined | null

export interface ComparisonRow {
  name: string
  /** Undefined: not stated; null: does not apply. */
  cells: readonly Cell[]
  differs: boolean
}

const isCompared = (name: FieldName) => rowOf(name).isCompared === true
const counters = counterNames.filter(isCompared)
const figures = typedNames.filter((name) => isCompared(name) && !rowOf(name).isMore)
const facts = factNames.filter(isCompared)

const dollars = (amount: string | null): string | undefined =>
  asNumber(amount) > 0 ? formatUSD(asNumber(amount)) : undefined

/** Not stated is not "no". */
const hasAmenity = (listing: Listing, code: Amenity, yes: string): Cell => {
  if (!traitsOf(listing).isBuilt) return null
  return listing.amenities.includes(code) ? yes : undefined
}

const isStudio = ({ propertyType, bedrooms, roomOnly }: Listing): boolean =>
  propertyType === 'apartment' && bedrooms === 0 && !roomOnly

function rentOf(listing: Listing, expected: (rent: string) => string): Cell {
  const { transactionType, priceUSD, pricePerMonth, expectedMonthlyRent } = listing
  const rent = dollars(transactionType === 'rent' ? priceUSD : pricePerMonth)
  const hoped = dollars(expectedMonthlyRent)
  return rent ?? (hoped && expected(hoped))
}

interface Formats {
  number(value: number): string
  percent(value: number): string
  /** What only some listings state. */
  fact(name: FactName, listing: Listing): string | undefined
  /** Where its price stands. Undefined: no verdict, or not yet. */
  market(listing: Listing): string | undefined
  /** To a place of the reader's choice; null where a listing shows none. */
  distance?: { name: string; of(listing: Listing): string | null } | undefined
}

/**
 * Of the fields that listings are compared by, then what they cost and earn as far as any states it, then where each is.
 */
export function comparisonRows(
  listings: readonly Listing[],
  {
    compareResult: w,
    fieldLabels: labels,
    listings: words,
  }: Pick<Words, 'compareResult' | 'fieldLabels' | 'listings'>,
  { number, percent, fact, market, distance }: Formats,
): ComparisonRow[] {
  const row = (name: string, cellOf: (listing: Listing) => Cell): ComparisonRow => {
    const cells = listings.map(cellOf)
    return { name, cells, differs: new Set(cells).size > 1 }
  }
  const countIn = (listing: Listing, name: (typeof counters)[number]): Cell => {
    const count = listing[name] ?? 0
    if (name === 'bedrooms' && isStudio(listing)) return w.studio
    return count > 0 || isApplicable(name, traitsOf(listing)) ? number(count) : null
  }
  const figureIn = (listing: Listing, name: (typeof figures)[number]): Cell => {
    const figure = Number(listing[name] ?? 0)
    const { isYear, unit } = rowOf(name)
    const text = isYear ? String(figure) : number(figure)
    return figure > 0 ? [text, unit].filter(Boolean).join(' ') : undefined
  }
  return [
    ...counters.map((name) => row(labels[name], (listing) => countIn(listing, name))),
    ...figures.map((name) => row(labels[name], (listing) => figureIn(listing, name))),
    ...[
      ...facts.map((name) => row(labels[name], (listing) => fact(name, listing))),
      row(w.rent, (listing) => rentOf(listing, w.expectedRent)),
      row(w.expenses, ({ monthlyExpenses }) => dollars(monthlyExpenses)),
      row(w.return, ({ estimatedROI }) =>
        estimatedROI === null ? undefined : percent(asNumber(estimatedROI)),
      ),
      row(w.market, market),
      row(words.amenities.furnished, (listing) => hasAmenity(listing, 'furnished', w.yes)),
      row(words.amenities.pets, (listing) => hasAmenity(listing, 'pets', w.yes)),
    ].filter(({ cells }) => cells.some(Boolean)),
    row(labels.allowsShortTerm, ({ allowsShortTerm }) => (allowsShortTerm ? w.yes : w.no)),
    row(labels.propertyType, ({ propertyType }) => words.types[propertyType]),
    row(w.location, ({ neighborhood, city }) => `${neighborhood}, ${city}`),
    ...(distance ? [row(w.distanceTo(distance.name), distance.of)] : []),
  ]
}
