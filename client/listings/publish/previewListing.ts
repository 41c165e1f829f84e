import { applyEach, column } from '#shared/core/records.ts'
import { plainFields } from '#shared/listings/listingFields.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { estimateReturns } from '#shared/market/roi.ts'
import type { Media } from '#shared/media/media.ts'
import { pictureUrl } from '#shared/media/mediaUrls.ts'
import type { FormFields } from './form/fields.ts'
import { priceOf, toInput } from './form/toInput.ts'
import { dollarsOf } from './steps/price/money.ts'

const stores = column(plainFields, 'store')

export interface PreviewPlaceholders {
  title: string
  neighborhood: string
  city: string
}

/** `rate`: guaraníes per dollar. */
export function previewListing(fields: FormFields, rate: number, placeholders: PreviewPlaceholders): Listing {
  const input = toInput(fields)
  const price = priceOf(fields) ?? { amount: 0, currency: 'USD' as const }
  const dollars = dollarsOf(price, rate)
  const { forSale } = traitsOf(fields)
  const { estimatedROI, averageDailyRate } = estimateReturns({ ...input, priceUSD: forSale ? dollars : null })
  const now = new Date().toISOString()
  return {
    ...previewDefaults,
    ...applyEach(stores, input),
    status: 'active',
    title: fields.title.trim() || placeholders.title,
    priceUSD: decimal(dollars) ?? '0',
    price: { amount: decimal(price.amount) ?? '0', currency: price.currency },
    neighborhood: fields.neighborhood.trim() || placeholders.neighborhood,
    city: fields.city.trim() || placeholders.city,
    state: input.state,
    address: fields.locationPrecision === 'exact' ? input.address : null,
    locationPrecision: input.locationPrecision,
    office: input.office,
    media: mediaOf(fields),
    airbnbActive: Boolean(input.airbnbUrl),
    estimatedROI: decimal(estimatedROI),
    occupancyRate: decimal(input.expectedOccupancy),
    averageDailyRate: decimal(averageDailyRate),
    createdAt: now,
    publishedAt: now,
    updatedAt: now,
  }
}

const previewDefaults = {
  id: 'preview',
  latitude: null,
  longitude: null,
  featured: false,
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

function mediaOf({ photos }: FormFields): Media[] {
  const media = photos.map(({ caption, ...photo }) => ({
    ...photo,
    url: pictureUrl(photo.id),
    caption: caption || null,
    type: 'image' as const,
  }))
  return media.sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
}
