import { validate } from '#server/core/http/validate.ts'
import type { listings } from '#server/listings/listings.table.ts'
import { type ListingTexts, wireTexts } from '#server/listings/listingTexts.ts'
import { officePriceUSD } from '#shared/core/money.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import { officeTypes } from '#shared/listings/listingTypes.ts'
import {
  type ListingChange,
  type NewListing,
  type NewListingInput,
  newListing,
} from '#shared/listings/publishing.ts'

/** A listing as it stands, with its texts. */
export type ListingFacts = Omit<typeof listings.$inferSelect, 'search'> & { texts: ListingTexts }

const flexible: readonly string[] = officeTypes

/**
 * A listing as it would be after a change, by the rules of a new one; its pictures are only those that the change names.
 * Throws `invalid` with the fields.
 */
export function changedDraft(row: ListingFacts, change: ListingChange): NewListing {
  const kept = draftOf(row)
  // A new price in one form takes the place of the old one in the other.
  const price = change.price === undefined && change.priceUSD === undefined ? kept.price : undefined
  return validate(newListing, { ...kept, price, ...change }, 'invalid')
}

const loads = column(plainFields, 'load')

/** What its author would send to publish it as it stands. */
function draftOf(row: ListingFacts): NewListingInput {
  return {
    ...applyEach(loads, { ...row, ...wireTexts(row.texts) }),
    price: typedBefore(row),
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    locationPrecision: row.locationPrecision,
    office: row.office,
    expectedOccupancy: row.occupancyRate === null ? null : Number(row.occupancyRate),
  }
}

/** An office product's price that was worked out from those by month, day or hour was never typed: it follows them. */
function typedBefore(row: ListingFacts): NewListingInput['price'] {
  if (flexible.includes(row.propertyType) && officePriceUSD(row) !== null) return undefined
  return { amount: Number(row.priceAmount), currency: row.priceCurrency }
}
