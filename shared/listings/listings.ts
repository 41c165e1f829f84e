import { z } from 'zod/mini'
import { agency } from '#shared/agents.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { media } from '#shared/media/media.ts'
import { filterFields } from '#shared/search/listingSearch.ts'
import {
  amenities,
  deskTypes,
  listingStatuses,
  locationPrecisions,
  officeHours,
  officeServices,
  propertyTypes,
  transactionTypes,
} from './listingTypes.ts'

/** Text, without loss of precision. */
const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

export const office = z.object({
  hours: z.enum(officeHours),
  meetingRooms: z.int().check(z.gte(0)),
  services: z.array(z.enum(officeServices)),
  deskTypes: z.array(z.enum(deskTypes)),
})
export type Office = z.infer<typeof office>

export const listing = z.object({
  id: z.string(),
  status: z.enum(listingStatuses),
  title: z.string(),
  description: z.string(),
  titleEn: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  transactionType: z.enum(transactionTypes),
  propertyType: z.enum(propertyTypes),
  /** Sale price of `sale` and `both`, monthly rent of `rent`. */
  priceUSD: decimal,
  /** As typed. */
  price: z.object({ amount: decimal, currency: z.enum(currencies) }),
  pricePerNight: z.nullable(decimal),
  pricePerMonth: z.nullable(decimal),
  pricePerDay: z.nullable(decimal),
  pricePerHour: z.nullable(decimal),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  address: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  locationPrecision: z.nullable(z.enum(locationPrecisions)),
  bedrooms: z.int(),
  bathrooms: z.int(),
  parkingSpaces: z.int(),
  /** Square meters. */
  area: z.nullable(decimal),
  yearBuilt: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
  /** Megabits per second. */
  internetSpeed: z.nullable(z.int()),
  amenities: z.array(z.enum(amenities)),
  office: z.nullable(office),
  media: z.array(media),
  featured: z.boolean(),
  airbnbActive: z.boolean(),
  airbnbUrl: z.nullable(z.string()),
  allowsShortTerm: z.boolean(),
  allowsLongTerm: z.boolean(),
  minStayDays: z.nullable(z.int()),
  maxStayDays: z.nullable(z.int()),
  /** Percent a year. */
  estimatedROI: z.nullable(decimal),
  /** Percent. */
  occupancyRate: z.nullable(decimal),
  /** US dollars. */
  averageDailyRate: z.nullable(decimal),
  expectedMonthlyRent: z.nullable(decimal),
  monthlyExpenses: z.nullable(decimal),
  aiRewritten: z.boolean(),
  agency: z.nullable(agency),
  ownerId: z.string(),
  /** Null without a public profile. */
  owner: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  agencyId: z.nullable(z.string()),
  views: z.int(),
  favoritesCount: z.int(),
  createdAt: z.string(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type Listing = z.infer<typeof listing>

export const listingId = z.object({ id: z.string() })
export const highlightLimit = z.object({ limit: wholeNumber(1, 12) })

export const facets = z.object({
  total: z.int(),
  totalIsCapped: z.boolean(),
  facets: z.partialRecord(z.enum(filterFields), z.record(z.string(), z.int())),
})

/** Medians. */
export const investmentFigures = z.object({
  count: z.int(),
  /** Percent a year. */
  medianRoi: z.nullable(z.number()),
  /** Percent. */
  medianOccupancy: z.nullable(z.number()),
  /** US dollars. */
  medianDailyRate: z.nullable(z.number()),
})
export type InvestmentFigures = z.infer<typeof investmentFigures>

export const listingIds = z.object({
  ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
})
