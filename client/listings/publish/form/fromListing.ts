import type { ListingChangeInput, OwnListing } from '#shared/listings/publishing.ts'
import { distanceKm } from '#shared/places/places.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { middleOf, priceMark, toInput } from './toInput.ts'

/** The form of a listing that is there. */
export function fieldsOf(listing: OwnListing): FormFields {
  const { office, media } = listing
  const start = emptyFields()
  const fields: FormFields = {
    ...start,
    ...kept(listing),
    point: ownPoint(listing),
    locationPrecision: listing.locationPrecision ?? 'exact',
    address: listing.address ?? '',
    area: text(listing.area),
    yearBuilt: text(listing.yearBuilt),
    capacity: listing.capacity ?? 1,
    internetSpeed: text(listing.internetSpeed),
    titleEn: listing.titleEn ?? '',
    descriptionEn: listing.descriptionEn ?? '',
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
    amount: text(listing.price.amount),
    currency: listing.price.currency,
    pricePerMonth: text(listing.pricePerMonth),
    pricePerDay: text(listing.pricePerDay),
    pricePerHour: text(listing.pricePerHour),
    pricePerNight: text(listing.pricePerNight),
    minStayDays: text(listing.minStayDays) || start.minStayDays,
    maxStayDays: text(listing.maxStayDays),
    airbnbUrl: listing.airbnbUrl ?? '',
    expectedMonthlyRent: text(listing.expectedMonthlyRent),
    expectedOccupancy: Number(listing.occupancyRate ?? start.expectedOccupancy),
    monthlyExpenses: text(listing.monthlyExpenses),
  }
  // A price that stands was confirmed once, or never in doubt.
  return { ...fields, confirmed: priceMark(fields) }
}

function kept(listing: OwnListing) {
  const { propertyType, transactionType, city, neighborhood, bedrooms, bathrooms, parkingSpaces } = listing
  const { amenities, title, description, allowsLongTerm, allowsShortTerm } = listing
  return {
    propertyType,
    transactionType,
    city,
    neighborhood,
    bedrooms,
    bathrooms,
    parkingSpaces,
    amenities,
    title,
    description,
    allowsLongTerm,
    allowsShortTerm,
  }
}

/** `120000.00` as a person writes it. */
function text(value: string | number | null): string {
  return value === null ? '' : String(Number(value))
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
