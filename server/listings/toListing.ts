import type { Db } from '#server/core/database/database.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Media } from '#shared/media.ts'
import { type ListingRow, readMedia } from './listings.queries.ts'

/** A row as the API answers it. */
export function toListing(row: ListingRow, media: Media[]): Listing {
  return {
    id: row.id,
    status: row.status,
    title: row.title,
    description: row.description,
    titleEn: row.title_en,
    descriptionEn: row.description_en,
    transactionType: row.transaction_type,
    propertyType: row.property_type,
    priceUSD: row.price_usd,
    price: { amount: row.price_amount, currency: row.price_currency },
    pricePerNight: row.price_per_night,
    pricePerMonth: row.price_per_month,
    pricePerDay: row.price_per_day,
    pricePerHour: row.price_per_hour,
    neighborhood: row.neighborhood,
    city: row.city,
    state: row.state,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    locationPrecision: row.location_precision,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    parkingSpaces: row.parking_spaces,
    area: row.area,
    yearBuilt: row.year_built,
    capacity: row.capacity,
    internetSpeed: row.internet_speed,
    amenities: row.amenities,
    office: row.office,
    media,
    featured: row.featured,
    airbnbActive: row.airbnb_active,
    airbnbUrl: row.airbnb_url,
    allowsShortTerm: row.allows_short_term,
    allowsLongTerm: row.allows_long_term,
    minStayDays: row.min_stay_days,
    maxStayDays: row.max_stay_days,
    estimatedROI: row.estimated_roi,
    occupancyRate: row.occupancy_rate,
    averageDailyRate: row.average_daily_rate,
    expectedMonthlyRent: row.expected_monthly_rent,
    monthlyExpenses: row.monthly_expenses,
    aiRewritten: row.ai_rewritten,
    agency: agencyOf(row),
    ownerId: row.owner_user_id ?? row.owner_admin_id ?? '',
    owner: row.shown_owner_id ? { id: row.shown_owner_id, name: row.shown_owner_name || null } : null,
    agencyId: row.agency_id,
    views: row.views,
    favoritesCount: row.favorites_count,
    createdAt: iso(row.created_at),
    publishedAt: row.published_at === null ? null : iso(row.published_at),
    updatedAt: iso(row.updated_at),
  }
}

/** Rows as the API answers them, with their pictures. */
export async function toListings(db: Db, rows: ListingRow[]): Promise<Listing[]> {
  const media = await readMedia(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toListing(row, media.get(row.id) ?? []))
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

function agencyOf(row: ListingRow): Listing['agency'] {
  if (row.agency_name === null) return null
  return {
    name: row.agency_name,
    description: row.agency_description,
    verified: row.agency_verified ?? false,
  }
}
