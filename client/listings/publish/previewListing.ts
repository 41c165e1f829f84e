import type { Listing } from '#shared/listings/listings.ts'
import { estimateReturns } from '#shared/market/roi.ts'
import { type Media, pictureUrl } from '#shared/media.ts'
import type { FormFields } from './form/fields.ts'
import { priceOf, toInput } from './form/toInput.ts'
import { traitsOf } from './form/traits.ts'
import { dollarsOf } from './steps/price/money.ts'

/** What stands there until it is written. */
export interface Blanks {
  title: string
  neighborhood: string
  city: string
}

/** The listing that the fields would make, as everybody would see it. `rate`: guaraníes to the dollar. */
export function previewListing(fields: FormFields, rate: number, blanks: Blanks): Listing {
  const input = toInput(fields)
  const price = priceOf(fields) ?? { amount: 0, currency: 'USD' as const }
  const dollars = dollarsOf(price, rate)
  const { forSale } = traitsOf(fields)
  const { estimatedROI, averageDailyRate } = estimateReturns({ ...input, priceUSD: forSale ? dollars : null })
  const now = new Date().toISOString()
  return {
    ...nothingYet,
    status: 'active',
    title: fields.title.trim() || blanks.title,
    description: fields.description,
    titleEn: input.titleEn ?? null,
    descriptionEn: input.descriptionEn ?? null,
    propertyType: fields.propertyType,
    transactionType: input.transactionType ?? 'sale',
    priceUSD: decimal(dollars) ?? '0',
    price: { amount: decimal(price.amount) ?? '0', currency: price.currency },
    pricePerNight: decimal(input.pricePerNight),
    pricePerMonth: decimal(input.pricePerMonth),
    pricePerDay: decimal(input.pricePerDay),
    pricePerHour: decimal(input.pricePerHour),
    neighborhood: fields.neighborhood.trim() || blanks.neighborhood,
    city: fields.city.trim() || blanks.city,
    state: input.state ?? '',
    address: fields.locationPrecision === 'exact' ? (input.address ?? null) : null,
    locationPrecision: input.locationPrecision ?? null,
    bedrooms: input.bedrooms ?? 0,
    bathrooms: input.bathrooms ?? 0,
    parkingSpaces: input.parkingSpaces ?? 0,
    area: decimal(input.area),
    yearBuilt: input.yearBuilt ?? null,
    capacity: input.capacity ?? null,
    internetSpeed: input.internetSpeed ?? null,
    amenities: fields.amenities,
    office: input.office ?? null,
    media: mediaOf(fields),
    airbnbActive: Boolean(input.airbnbUrl),
    airbnbUrl: input.airbnbUrl ?? null,
    allowsShortTerm: input.allowsShortTerm ?? false,
    allowsLongTerm: input.allowsLongTerm ?? true,
    minStayDays: input.minStayDays ?? null,
    maxStayDays: input.maxStayDays ?? null,
    estimatedROI: decimal(estimatedROI),
    occupancyRate: decimal(input.expectedOccupancy),
    averageDailyRate: decimal(averageDailyRate),
    expectedMonthlyRent: decimal(input.expectedMonthlyRent),
    monthlyExpenses: decimal(input.monthlyExpenses),
    createdAt: now,
    publishedAt: now,
    updatedAt: now,
  }
}

const nothingYet = {
  id: 'preview',
  latitude: null,
  longitude: null,
  featured: false,
  aiRewritten: false,
  agency: null,
  ownerId: '',
  owner: null,
  agencyId: null,
  views: 0,
  favoritesCount: 0,
}

function decimal(value: number | null | undefined): string | null {
  return value == null ? null : String(value)
}

/** The main picture first, as the public page has it. */
function mediaOf({ photos }: FormFields): Media[] {
  const media = photos.map(({ caption, ...photo }) => ({
    ...photo,
    url: pictureUrl(photo.id),
    caption: caption || null,
    type: 'image' as const,
  }))
  return media.sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
}
