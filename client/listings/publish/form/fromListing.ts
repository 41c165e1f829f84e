import { applyEach, column } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import type { ListingChangeInput, OwnListing } from '#shared/listings/publishing.ts'
import { distanceKm } from '#shared/places/places.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { centerOf, priceFingerprint, toInput } from './toInput.ts'

const writes = column(plainFields, 'write')

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
  // A saved price is confirmed or not suspect.
  return { ...fields, confirmed: priceFingerprint(fields) }
}

const maxOffsetKm = 0.02

/** Undefined if it is the neighborhood's center. */
function ownPoint({ latitude, longitude, city, neighborhood }: OwnListing): FormFields['point'] {
  if (latitude === null || longitude === null) return null
  const point = { latitude, longitude }
  const center = centerOf({ city, neighborhood })
  return center && distanceKm(center, point) < maxOffsetKm ? null : point
}

export function changeOf(before: FormFields, now: FormFields): ListingChangeInput {
  const [old, next] = [toInput(before), toInput(now)]
  const changed = Object.entries(next).filter(([name, value]) => {
    const previous: unknown = Object.entries(old).find(([one]) => one === name)?.[1]
    return name !== 'confirmPrice' && JSON.stringify(value) !== JSON.stringify(previous)
  })
  const change: ListingChangeInput = Object.fromEntries(changed)
  // The currency check needs price and transaction together.
  if ('price' in change || 'transactionType' in change || 'pricePerMonth' in change) {
    change.confirmPrice = next.confirmPrice
  }
  return change
}
