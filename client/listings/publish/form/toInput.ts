import { readUnsigned } from '#shared/core/readAmount.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { inapplicableFallbacks, plainFields } from '#shared/listings/listingFields.ts'
import { doubtsOfRents } from '#shared/listings/priceDoubts.ts'
import { type NewListingInput, startState, typedPrice } from '#shared/listings/publishing.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { departmentOf, findCity } from '#shared/places/places.ts'
import type { FormFields } from './fields.ts'

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

/** Without a point, nothing more exact than the neighborhood is known. */
function locationOf(fields: FormFields) {
  const { point, locationPrecision: precision } = fields
  const withoutPoint = precision === 'exact' ? null : ('neighborhood' as const)
  return {
    state: departmentOf(fields.city) ?? startState,
    address: fields.address.trim() || null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    locationPrecision: point ? precision : withoutPoint,
    confirmLocation: point !== null && fields.confirmedLocation === locationFingerprint(fields),
  }
}

export function locationFingerprint({ point, city }: Pick<FormFields, 'point' | 'city'>): string {
  return point ? `${point.latitude},${point.longitude} ${findCity(city)?.name ?? city}` : ''
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

/** Of what is asked about and confirmed together. */
export function priceFingerprint(fields: FormFields): string {
  const price = priceOf(fields)
  const main = price ? [`${fields.transactionType} ${price.amount} ${price.currency}`] : []
  const area = readUnsigned(fields.area)
  const size = area === undefined ? [] : [`${area} m²`]
  const rents = ['pricePerMonth', 'pricePerNight'] as const
  const input = { ...applyEach(reads, fields), ...inapplicableFallbacks(traitsOf(fields)) }
  const doubtful = doubtsOfRents(input)
  return [
    ...main,
    ...size,
    ...rents.flatMap((name) => (doubtful[name] ? `${name} ${input[name]}` : [])),
  ].join(', ')
}
