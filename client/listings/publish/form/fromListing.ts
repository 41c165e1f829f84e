import { applyEach, column } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import { isDoubtful } from '#shared/listings/priceDoubts.ts'
import type { ListingChangeInput, MyListing } from '#shared/listings/publishing.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { centerOf } from '#shared/places/places.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { locationFingerprint, priceFingerprint, toInput } from './toInput.ts'

const writes = column(plainFields, 'write')

export function fieldsOf(listing: MyListing): FormFields {
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
  const isPriceKnown = listing.priceConfirmed || !isDoubtful(toInput(fields), Number(listing.priceUSD))
  return {
    ...fields,
    confirmed: isPriceKnown ? priceFingerprint(fields) : '',
    confirmedLocation: locationFingerprint(fields),
  }
}

const maxOffsetKm = 0.02

/** Undefined if it is the neighborhood's center. */
function ownPoint({ latitude, longitude, city, neighborhood }: MyListing): FormFields['point'] {
  if (latitude === null || longitude === null) return null
  const point = { latitude, longitude }
  const center = centerOf({ city, neighborhood })
  return center && distanceKm(center, point) < maxOffsetKm ? null : point
}

export const confirmations: ReadonlySet<string> = new Set(['confirmPrice', 'confirmLocation'])
const pricing = ['price', 'transactionType', 'area', 'pricePerMonth', 'pricePerNight'] as const
const locating = ['latitude', 'longitude', 'city'] as const

export function changeOf(before: FormFields, now: FormFields): ListingChangeInput {
  const [old, next] = [toInput(before), toInput(now)]
  const changed = Object.entries(next).filter(([name, value]) => {
    const previous: unknown = Object.entries(old).find(([one]) => one === name)?.[1]
    return !confirmations.has(name) && JSON.stringify(value) !== JSON.stringify(previous)
  })
  const change: ListingChangeInput = Object.fromEntries(changed)
  // A sale that became a rental is asked for its price.
  if ('transactionType' in change) change.price = next.price
  // Price and transaction are checked together, and so are point and city.
  const isPriceConfirmed = next.confirmPrice && !old.confirmPrice
  if (pricing.some((name) => name in change) || isPriceConfirmed) change.confirmPrice = next.confirmPrice
  if (locating.some((name) => name in change)) change.confirmLocation = next.confirmLocation
  return change
}
