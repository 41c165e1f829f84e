import { readAmount } from '#shared/core/readAmount.ts'
import { applyEach, column } from '#shared/core/records.ts'
import { plainFields, unaskedOf } from '#shared/listings/listingFields.ts'
import { type NewListingInput, startState, typedPrice } from '#shared/listings/publishing.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { departmentOf, findCity, findNeighborhood, type Point } from '#shared/places/places.ts'
import type { FormFields } from './fields.ts'

/** The middle of the neighbourhood, else of the city; undefined where neither is known. */
export function middleOf({
  city,
  neighborhood,
}: Pick<FormFields, 'city' | 'neighborhood'>): Point | undefined {
  return findNeighborhood(neighborhood, city) ?? findCity(city)
}

const reads = column(plainFields, 'read')

/** The fields as they are sent; what is not asked about this kind of property is not said, whatever stands in its field. */
export function toInput(fields: FormFields) {
  const traits = traitsOf(fields)
  const amount = traits.isOffice ? undefined : readAmount(fields.amount)
  const plain = { ...applyEach(reads, fields), ...unaskedOf(traits) }
  return {
    ...plain,
    transactionType: traits.isOffice ? 'rent' : fields.transactionType,
    price: amount === undefined ? null : { amount, currency: fields.currency },
    confirmPrice: fields.confirmed !== '' && fields.confirmed === priceMark(fields),
    ...whereabouts(fields),
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
 * Where it is. Without a point of its own the middle of its neighbourhood stands for it, so that it is found nearby; and what
 * shall not be shown exactly is sent with a point, without which its address would be.
 */
function whereabouts(fields: FormFields) {
  const { point, locationPrecision: precision } = fields
  const isExact = precision === 'exact'
  const given = point ?? (isExact ? undefined : middleOf(fields))
  return {
    state: departmentOf(fields.city) ?? startState,
    address: given || isExact ? fields.address.trim() || null : null,
    latitude: given?.latitude ?? null,
    longitude: given?.longitude ?? null,
    locationPrecision: given ? (point ? precision : ('neighborhood' as const)) : null,
  }
}

/** The price that counts, as it was typed; null where none was. */
export function priceOf(fields: FormFields) {
  const { propertyType, price, pricePerMonth, pricePerDay, pricePerHour } = toPrices(fields)
  return typedPrice({ propertyType, price, priceUSD: null, pricePerMonth, pricePerDay, pricePerHour })
}

function toPrices(fields: FormFields) {
  const { isOffice } = traitsOf(fields)
  const figure = (text: string) => (isOffice ? (readAmount(text) ?? null) : null)
  const amount = isOffice ? undefined : readAmount(fields.amount)
  return {
    propertyType: fields.propertyType,
    price: amount === undefined ? null : { amount, currency: fields.currency },
    pricePerMonth: figure(fields.pricePerMonth),
    pricePerDay: figure(fields.pricePerDay),
    pricePerHour: figure(fields.pricePerHour),
  }
}

/** What is confirmed when a price is: this figure, in this currency, for this purpose. */
export function priceMark(fields: FormFields): string {
  const price = priceOf(fields)
  return price ? `${fields.transactionType} ${price.amount} ${price.currency}` : ''
}
