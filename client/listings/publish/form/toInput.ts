import { readAmount } from '#client/prices/readAmount.ts'
import { type NewListingInput, newListingStart, typedPrice } from '#shared/listings/publishing.ts'
import { departmentOf, findCity, findNeighborhood, type Point } from '#shared/places/places.ts'
import type { FormFields } from './fields.ts'
import { traitsOf } from './traits.ts'

/** The middle of the neighbourhood, else of the city; undefined where neither is known. */
export function middleOf({
  city,
  neighborhood,
}: Pick<FormFields, 'city' | 'neighborhood'>): Point | undefined {
  return findNeighborhood(neighborhood, city) ?? findCity(city)
}

/** The fields as they are sent; what is not asked about this kind of property is not said, whatever stands in its field. */
export function toInput(fields: FormFields): NewListingInput {
  const { isOffice, isHome, isBuilt, forSale, forRent } = traitsOf(fields)
  const isShortTerm = isHome && fields.allowsShortTerm
  const figure = (text: string) => readAmount(text) ?? null
  const ifSome = (holds: boolean, text: string) => (holds ? figure(text) : null)
  const amount = isOffice ? null : figure(fields.amount)
  return {
    title: fields.title,
    description: fields.description,
    titleEn: fields.titleEn.trim() || null,
    descriptionEn: fields.descriptionEn.trim() || null,
    propertyType: fields.propertyType,
    transactionType: isOffice ? 'rent' : fields.transactionType,

    price: amount === null ? null : { amount, currency: fields.currency },
    confirmPrice: fields.confirmed !== '' && fields.confirmed === priceMark(fields),
    pricePerMonth: ifSome(isOffice || (forSale && forRent), fields.pricePerMonth),
    pricePerDay: ifSome(isOffice, fields.pricePerDay),
    pricePerHour: ifSome(isOffice, fields.pricePerHour),
    pricePerNight: ifSome(isShortTerm, fields.pricePerNight),

    ...whereabouts(fields),
    bedrooms: isHome ? fields.bedrooms : 0,
    bathrooms: isBuilt && !isOffice ? fields.bathrooms : 0,
    parkingSpaces: isBuilt ? fields.parkingSpaces : 0,
    area: figure(fields.area),
    yearBuilt: ifSome(isBuilt && !isOffice, fields.yearBuilt),
    capacity: isOffice || isShortTerm ? Math.max(1, fields.capacity) : newListingStart.capacity,
    internetSpeed: ifSome(isBuilt, fields.internetSpeed),
    amenities: fields.amenities,
    office: isOffice
      ? {
          hours: fields.officeHours,
          meetingRooms: fields.meetingRooms,
          services: fields.services,
          deskTypes: fields.deskTypes,
        }
      : null,

    allowsLongTerm: forRent && !isOffice ? fields.allowsLongTerm : newListingStart.allowsLongTerm,
    allowsShortTerm: isShortTerm,
    ...stay(fields, isShortTerm),
    expectedMonthlyRent: ifSome(forSale, fields.expectedMonthlyRent),
    expectedOccupancy:
      forSale && figure(fields.expectedMonthlyRent) !== null ? fields.expectedOccupancy : null,
    monthlyExpenses: ifSome(forSale, fields.monthlyExpenses),
    media: fields.photos.map(({ id, caption, isPrimary }) => ({ id, caption: caption || null, isPrimary })),
  }
}

function stay(fields: FormFields, isShortTerm: boolean) {
  return {
    minStayDays: (isShortTerm ? readAmount(fields.minStayDays) : undefined) ?? newListingStart.minStayDays,
    maxStayDays: (isShortTerm ? readAmount(fields.maxStayDays) : undefined) ?? null,
    airbnbUrl: (isShortTerm && fields.airbnbUrl.trim()) || null,
  }
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
    city: fields.city,
    neighborhood: fields.neighborhood,
    state: departmentOf(fields.city) ?? newListingStart.state,
    address: given || isExact ? fields.address.trim() || null : null,
    latitude: given?.latitude ?? null,
    longitude: given?.longitude ?? null,
    locationPrecision: given ? (point ? precision : 'neighborhood') : null,
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
