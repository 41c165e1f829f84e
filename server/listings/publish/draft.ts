import { validate } from '#server/core/http/validate.ts'
import type { listings } from '#server/listings/listings.table.ts'
import { type ListingTexts, wireTexts } from '#server/listings/listingTexts.ts'
import { officePriceUSD, type Price } from '#shared/core/money.ts'
import { monthInParaguay } from '#shared/core/paraguayTime.ts'
import { applyEach, column, withoutUndefined } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import { isOfficeType } from '#shared/listings/listingTypes.ts'
import {
  type ListingChange,
  type NewListing,
  type NewListingInput,
  newListing,
} from '#shared/listings/publishing.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { mainArea } from './listingRows.ts'

export type ListingFacts = Omit<typeof listings.$inferSelect, 'search'> & { texts: ListingTexts }

/** Pictures are only those in the change. Throws `invalid`. */
export function changedDraft(row: ListingFacts, change: ListingChange): NewListing {
  const current = draftOf(row)
  const price = change.price === undefined && change.priceUSD === undefined ? current.price : undefined
  const next = { ...current, price, ...followingFacts(current, change), ...change }
  const { deliveryMonth } = next
  // It was to come when it was stated.
  const isOverdue =
    change.deliveryMonth === undefined && deliveryMonth != null && deliveryMonth < monthInParaguay(new Date())
  const draft = validate(newListing, isOverdue ? { ...next, deliveryMonth: null } : next, 'invalid')
  return isOverdue ? { ...draft, deliveryMonth } : draft
}

/** What goes with a change: an area that is told twice, and the month of what is finished. */
function followingFacts(current: NewListingInput, change: ListingChange): ListingChange {
  const {
    propertyType = 'house',
    transactionType = 'sale',
    stage,
  } = { ...current, ...withoutUndefined(change) }
  const main = mainArea({ propertyType })
  const { area, [main]: told } = change
  const isTold = current[main] != null
  const isSame = isTold && current.area === current[main]
  return {
    ...(area !== undefined && told === undefined && isSame && { [main]: area }),
    ...(told != null && area === undefined && (isSame || current.area == null) && { area: told }),
    ...(!traitsOf({ propertyType, transactionType, stage }).isPlanned && { deliveryMonth: null }),
  }
}

const fromColumns = column(plainFields, 'load')

/** What it would be published with. */
export function draftOf(row: ListingFacts): NewListingInput {
  return {
    ...applyEach(fromColumns, { ...row, ...wireTexts(row.texts) }),
    price: typedPriceOf(row),
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    locationPrecision: row.locationPrecision,
    office: row.office,
    expectedOccupancy: row.occupancyRate === null ? null : Number(row.occupancyRate),
  }
}

const cents = (amount: number | string | null) => (amount === null ? null : Math.round(Number(amount) * 100))

export const isSameAmount = (a: number | string | null, b: number | string | null): boolean =>
  cents(a) === cents(b)

export function isTypedPriceOf(row: ListingFacts, typed: Price): boolean {
  return typed.currency === row.priceCurrency && isSameAmount(typed.amount, row.priceAmount)
}

/** Undefined for an office price computed from others. */
function typedPriceOf(row: ListingFacts): NewListingInput['price'] {
  if (isOfficeType(row.propertyType) && officePriceUSD(row) !== null) return undefined
  return { amount: Number(row.priceAmount), currency: row.priceCurrency }
}
