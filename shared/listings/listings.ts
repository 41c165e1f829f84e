import { z } from 'zod/mini'
import { agency } from '#shared/agencies/agency.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { media } from '#shared/media/media.ts'
import { filterFields } from '#shared/search/listingSearch.ts'
import {
  amenities,
  deskTypes,
  feeItems,
  guarantees,
  listingStatuses,
  locationPrecisions,
  officeHours,
  officeServices,
  propertyTypes,
  stages,
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

const money = z.object({ amount: decimal, currency: z.enum(currencies) })

export type StatedMoney = z.infer<typeof money>

const maintenanceFee = z.extend(money, { includes: z.array(z.enum(feeItems)) })
export type MaintenanceFee = z.infer<typeof maintenanceFee>

const financing = z.object({
  bank: z.boolean(),
  own: z.boolean(),
  afd: z.boolean(),
  /** Percent of the price. */
  downPaymentPercent: z.nullable(z.number()),
  instalments: z.nullable(z.int()),
  instalmentAmount: z.nullable(money),
})
export type StatedFinancing = z.infer<typeof financing>

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
  price: money,
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
  /** Square meters. */
  landArea: z.nullable(decimal),
  builtArea: z.nullable(decimal),
  /** Meters. */
  frontage: z.nullable(decimal),
  depth: z.nullable(decimal),
  yearBuilt: z.nullable(z.int()),
  stage: z.nullable(z.enum(stages)),
  /** "2027-06", while it is off plan or under construction. */
  deliveryMonth: z.nullable(z.string()),
  floor: z.nullable(z.int()),
  buildingName: z.nullable(z.string()),
  roomOnly: z.boolean(),
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
  /** A month. */
  maintenanceFee: z.nullable(maintenanceFee),
  financing: z.nullable(financing),
  vatIncluded: z.nullable(z.boolean()),
  guarantee: z.nullable(z.enum(guarantees)),
  acceptsBarter: z.boolean(),
  /** A month, of the tenant that it is sold with. */
  currentRent: z.nullable(money),
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
