import { readUnsigned } from '#shared/core/readAmount.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { inapplicableFallbacks, plainFields } from '#shared/listings/listingFields.ts'
import { type NewListingInput, startState, typedPrice } from '#shared/listings/publishing.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { departmentOf, findCity, findNeighborhood, isPlaced, type Point } from '#shared/places/places.ts'
import type { FormFields } from './fields.ts'

export function centerOf({
  city,
  neighborhood,
}: Pick<FormFields, 'city' | 'neighborhood'>): Point | undefined {
  return [findNeighborhood(neighborhood, city), findCity(city)].find(isPlaced)
}

const reads = column(plainFields, 'read')

/** Omits fields that do not apply to the type. */
export function toInput(fields: FormFields) {
  const traits = traitsOf(fields)
  const amount = traits.isOffice ? undefined : readUnsigned(fields.amount)
  const plain = { ...applyEach(reads, fields), ...inapplicableFallbacks(traits) }
  return {
    ...plain,
    transactionType: traits.isOffice ? 'rent' : fields.transactionType,
    price: amount === undefined ? null : { amount, currency: fields.currency },
    confirmPrice: fields.confirmed !== '' && fields.confirmed === priceFingerprint(fields),
    ...locationOf(fields),
    office: traits.isOffice
      ? {
          hours: fields.officeHours,
          meetingRooms: fields.meetingRooms,
          services: fields.services,
          deskTypes: fields.deskTypes,
        }
      : null,
    expectedOccupancy: plain.expectedMonthlyRent === null ? null : fields.expectedOccupancy,
    media: fields.photos.map(({ id, caption, isPrimary }) => ({ id, caption: caption || null, isPrimary })),
  } satisfies NewListingInput
}

/**
 * An inexact location without a point gets the neighborhood's center: nearby searches find it, and the server
 * hides the address only of listings with a point.
 */
function locationOf(fields: FormFields) {
  const { point, locationPrecision: precision } = fields
  const isExact = precision === 'exact'
  const given = point ?? (isExact ? undefined : centerOf(fields))
  return {
    state: departmentOf(fields.city) ?? startState,
    address: given || isExact ? fields.address.trim() || null : null,
    latitude: given?.latitude ?? null,
    longitude: given?.longitude ?? null,
    locationPrecision: given ? (point ? precision : ('neighborhood' as const)) : null,
  }
}

export function priceOf(fields: FormFields) {
  const { propertyType, price, pricePerMonth, pricePerDay, pricePerHour } = toPrices(fields)
  return typedPrice({ propertyType, price, priceUSD: null, pricePerMonth, pricePerDay, pricePerHour })
}

function toPrices(fields: FormFields) {
  const { isOffice } = traitsOf(fields)
  const figure = (text: string) => (isOffice ? (readUnsigned(text) ?? null) : null)
  const amount = isOffice ? undefined : readUnsigned(fields.amount)
  return {
    propertyType: fields.propertyType,
    price: amount === undefined ? null : { amount, currency: fields.currency },
    pricePerMonth: figure(fields.pricePerMonth),
    pricePerDay: figure(fields.pricePerDay),
    pricePerHour: figure(fields.pricePerHour),
  }
}

export function priceFingerprint(fields: FormFields): string {
  const price = priceOf(fields)
  return price ? `${fields.transactionType} ${price.amount} ${price.currency}` : ''
}
