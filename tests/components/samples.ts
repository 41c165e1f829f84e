import type { AdminSession } from '#shared/administrators/signIn.ts'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import type { Favorite } from '#shared/favorites/favorites.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import type { Media, Uploaded } from '#shared/media/media.ts'
import type { Calculation, Comparable } from '#shared/prices/prices.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import type { CurrentUser } from '#shared/users/users.ts'

export function exchangeRate(overrides: Partial<ExchangeRate> = {}): ExchangeRate {
  return {
    rate: fallbackRate,
    timeSinceUpdate: 0,
    source: 'dolarpy',
    updatedAt: '2026-11-20T12:00:00.000Z',
    stale: false,
    ...overrides,
  }
}

/** As `GET /api/favorites` tells it. */
export function favorite(listingId: string): Favorite {
  return {
    listingId,
    createdAt: '2026-11-20T12:00:00.000Z',
    priceUSDThen: '150000.00',
    status: 'active',
  }
}

export function currentUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Benítez',
    email: 'ana@demo.oga',
    emailVerified: true,
    emailBounced: false,
    profileImageUrl: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    language: 'es',
    currency: 'USD',
    emailNotifications: true,
    pushNotifications: true,
    favoriteAlerts: true,
    publicProfile: false,
    favoritesCount: 0,
    accountUrl: null,
    ...overrides,
  }
}

export function adminSession(overrides: Partial<AdminSession> = {}): AdminSession {
  return { id: 'admin0000001', username: 'marta', agencyId: null, ...overrides }
}

export function listing(overrides: Partial<Listing> = {}): Listing {
  return {
    id: 'casa-1',
    status: 'active',
    title: 'Casa con quincho en Villa Morra',
    description: 'Tres dormitorios, patio y quincho.',
    titleEn: null,
    descriptionEn: null,
    transactionType: 'sale',
    propertyType: 'house',
    priceUSD: '128000',
    price: { amount: '128000', currency: 'USD' },
    pricePerNight: null,
    pricePerMonth: null,
    pricePerDay: null,
    pricePerHour: null,
    neighborhood: 'Villa Morra',
    city: 'Asunción',
    state: 'Asunción',
    address: 'Calle Uno 123',
    latitude: -25.294,
    longitude: -57.573,
    locationPrecision: 'exact',
    bedrooms: 3,
    bathrooms: 2,
    parkingSpaces: 1,
    area: '140',
    landArea: null,
    builtArea: null,
    frontage: null,
    depth: null,
    yearBuilt: 2010,
    stage: null,
    deliveryMonth: null,
    floor: null,
    buildingName: null,
    roomOnly: false,
    capacity: 1,
    internetSpeed: null,
    amenities: [],
    office: null,
    media: [],
    featured: false,
    airbnbActive: false,
    airbnbUrl: null,
    allowsShortTerm: false,
    allowsLongTerm: true,
    minStayDays: 1,
    maxStayDays: null,
    estimatedROI: null,
    occupancyRate: null,
    averageDailyRate: null,
    expectedMonthlyRent: null,
    monthlyExpenses: null,
    maintenanceFee: null,
    financing: null,
    vatIncluded: null,
    guarantee: null,
    acceptsBarter: false,
    currentRent: null,
    aiRewritten: false,
    agency: null,
    ownerId: 'ana',
    owner: null,
    agencyId: null,
    views: 0,
    favoritesCount: 0,
    createdAt: '2026-11-01T12:00:00.000Z',
    publishedAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...overrides,
  }
}

export function myListing(overrides: Partial<MyListing> = {}): MyListing {
  return {
    ...listing(),
    inquiriesCount: 0,
    scans: 0,
    expiresAt: null,
    rejectionReason: null,
    priceConfirmed: false,
    ...overrides,
  }
}

export function picture(id: string, overrides: Partial<Media> = {}): Media {
  return {
    id,
    url: `/media/${id}/1024.webp`,
    caption: null,
    type: 'image',
    isPrimary: false,
    width: 800,
    height: 600,
    placeholder: null,
    ...overrides,
  }
}

export function calculation(overrides: Partial<Calculation> = {}): Calculation {
  return {
    isAboveMarket: false,
    priceDifference: -4.1,
    medianDifference: -3.2,
    inputPricePerSqm: 1941.18,
    transactionType: 'sale',
    excluded: 0,
    verdict: 'within',
    estimate: {
      ...{ price: 172_000, low: 150_000, high: 180_000, effectiveSampleSize: 21.4 },
      ...{ confidence: 'high', typicalErrorPercent: 12.3 },
    },
    estimateDifference: -4.1,
    corrections: [],
    confidence: 'high',
    fairRange: { low: 150_000, high: 180_000 },
    marketStats: {
      avgPricePerSqm: 2024.17,
      minPricePerSqm: 1400,
      p25PricePerSqm: 1800,
      medianPricePerSqm: 2005.5,
      p75PricePerSqm: 2200,
      maxPricePerSqm: 2900,
      sampleSize: 24,
      scope: 'neighborhood',
    },
    leftOut: 1,
    date: '2026-11-21T12:00:00.000Z',
    ...overrides,
  }
}

export function uploaded(id: string): Uploaded {
  return { id, url: `/media/${id}/1024.webp`, width: 800, height: 600, placeholder: null, variants: [] }
}

export function comparable(id: string, overrides: Partial<Comparable> = {}): Comparable {
  return {
    id,
    title: `Depto ${id}`,
    neighborhood: 'Villa Morra',
    city: 'Asunción',
    price: 170_000,
    area: 84,
    pricePerSqm: 2023.81,
    bedrooms: 2,
    distanceKm: 0,
    leftOut: null,
    likeType: null,
    weight: 0.9,
    picture: null,
    publishedAt: '2026-11-01T12:00:00.000Z',
    ...overrides,
  }
}

export function comparables(list: Comparable[], total = list.length) {
  const leftOut = list.filter((one) => one.leftOut !== null).length
  return { scope: 'neighborhood' as const, total, leftOut, comparables: list }
}

export function savedSearch(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 'search000001',
    name: 'Casas en venta en Luque',
    search: 'city=Luque&propertyType=house&transactionType=sale',
    frequency: 'daily',
    priceDrops: true,
    status: 'active',
    newCount: 0,
    createdAt: '2026-11-01T12:00:00.000Z',
    lastSeenAt: '2026-11-20T12:00:00.000Z',
    ...overrides,
  }
}

export const teamAgency: TeamAgency = {
  id: 'agency000001',
  name: 'Ykua Inmobiliaria',
  slug: 'ykua-inmobiliaria',
  description: null,
  email: null,
  whatsapp: null,
  city: 'Luque',
  logoId: null,
  logoUrl: null,
  ruc: null,
  languages: ['es'],
  verified: true,
  createdAt: '2026-03-01T12:00:00.000Z',
  role: 'owner',
}
