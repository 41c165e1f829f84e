import { applyEach, column } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import type { ListingChangeInput, OwnListing } from '#shared/listings/publishing.ts'
import { distanceKm } from '#shared/places/places.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { middleOf, priceMark, toInput } from './toInput.ts'

const writes = column(plainFields, 'write')

/** The form of a listing that is there. */
export function fieldsOf(listing: OwnListing): FormFields {
  const { office, media } = listing
  const start = emptyFields()
  const fields: FormFields = {
    ...start,
    ...applyEach(writes, listing),
    point: ownPoint(listing),
    locationPrecision: listing.locationPrecision ?? 'exact',
    ...(office && {
      officeHours: office.hours,
      meetingRooms: office.meetingRooms,
      services: office.services,
      deskTypes: office.deskTypes,
    }),
    photos: media.map(({ id, caption, isPrimary, placeholder, width, height }) => ({
      id,
      caption: caption ?? '',
      isPrimary,
      placeholder,
      width,
      height,
    })),
    amount: String(Number(listing.price.amount)),
    currency: listing.price.currency,
    expectedOccupancy: Number(listing.occupancyRate ?? start.expectedOccupancy),
  }
  // A price that stands was confirmed once, or never in doubt.
  return { ...fields, confirmed: priceMark(fields) }
}

const sameKm = 0.02

/** Its point, unless that is only the middle of its neighbourhood. */
function ownPoint({ latitude, longitude, city, neighborhood }: OwnListing): FormFields['point'] {
  if (latitude === null || longitude === null) return null
  const point = { latitude, longitude }
  const middle = middleOf({ city, neighborhood })
  return middle && distanceKm(middle, point) < sameKm ? null : point
}

/** What is to be sent so that a listing that was `before` becomes what it is `now`: only what changed. */
export function changeOf(before: FormFields, now: FormFields): ListingChangeInput {
  const [old, next] = [toInput(before), toInput(now)]
  const changed = Object.entries(next).filter(([name, value]) => {
    const earlier: unknown = Object.entries(old).find(([one]) => one === name)?.[1]
    return name !== 'confirmPrice' && JSON.stringify(value) !== JSON.stringify(earlier)
  })
  const change: ListingChangeInput = Object.fromEntries(changed)
  // The rule about the currency looks at price and purpose together.
  if ('price' in change || 'transactionType' in change || 'pricePerMonth' in change) {
    change.confirmPrice = next.confirmPrice
  }
  return change
}
