import type { FieldName, FormFields } from '#client/listings/publish/form/fields.ts'
import { traitsOf } from '#client/listings/publish/form/traits.ts'
import type { Words } from '#shared/words.ts'

/** What a field is called in the form. */
export function fieldLabel(
  name: FieldName,
  fields: FormFields,
  { publish: w, listings }: Pick<Words, 'listings' | 'publish'>,
): string {
  const { isOffice } = traitsOf(fields)
  const labels: Partial<Record<FieldName, string>> = {
    city: w.city,
    neighborhood: w.neighborhood,
    address: w.address,
    point: w.position.title,
    title: w.listingTitle,
    description: w.description,
    titleEn: w.englishTitle,
    descriptionEn: w.englishDescription,
    area: w.area,
    yearBuilt: w.yearBuilt,
    capacity: w.capacity,
    internetSpeed: w.internet,
    bedrooms: listings.bedrooms,
    bathrooms: listings.bathrooms,
    parkingSpaces: listings.parking,
    amenities: w.amenities,
    photos: w.steps.photos,
    amount: w.priceTitle[fields.transactionType],
    pricePerMonth: isOffice ? w.officePrices : w.alsoRentPrice,
    pricePerDay: w.pricePerDay,
    pricePerHour: w.pricePerHour,
    pricePerNight: w.rental.perNight,
    minStayDays: w.rental.minStay,
    maxStayDays: w.rental.maxStay,
    airbnbUrl: w.rental.airbnb,
    expectedMonthlyRent: w.investment.rent,
    monthlyExpenses: w.investment.expenses,
  }
  return labels[name] ?? w.type
}
