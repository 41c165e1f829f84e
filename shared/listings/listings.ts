import { z } from 'zod/mini'
import { agency } from '#shared/agents.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { rowsOfPage } from '#shared/core/paging.ts'
import { line, wholeNumber } from '#shared/core/query.ts'
import { currencies } from '#shared/currency.ts'
import { media } from '#shared/media.ts'
import { filterFields, listingFilters, listingSearch } from '#shared/search/listingSearch.ts'
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

/** As text, without loss of precision. */
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
  /** Optional. */
  titleEn: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  transactionType: z.enum(transactionTypes),
  propertyType: z.enum(propertyTypes),
  /** The sale price of `sale` and `both`, the monthly rent of `rent`. */
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
  /** Square metres. */
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
  /** Where they have a public profile. */
  owner: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  agencyId: z.nullable(z.string()),
  views: z.int(),
  favoritesCount: z.int(),
  createdAt: z.string(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type Listing = z.infer<typeof listing>

const listingId = z.object({ id: z.string() })
const highlightLimit = z.object({ limit: wholeNumber(1, 12) })

/** What each choice of a filter would leave, the other filters unchanged. */
export const facets = z.object({
  total: z.int(),
  totalIsCapped: z.boolean(),
  facets: z.partialRecord(z.enum(filterFields), z.record(z.string(), z.int())),
})

/** Medians over the active listings with an estimated return. */
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

/** Boot data uses the same query keys. */
export const screenLimits = { search: 24, similar: 6, mine: 50 } as const

export const listingsApi = {
  search: endpoint('GET', '/api/listings', {
    summary: 'Search the active listings',
    query: listingSearch,
    answer: z.array(listing),
    cache: 'public',
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['bad_parameter', 'bad_cursor'],
  }),
  facets: endpoint('GET', '/api/listings/facets', {
    summary: 'How many listings each choice would leave',
    query: listingFilters,
    answer: facets,
    cache: 'public',
    cost: 8,
    errors: ['bad_parameter'],
  }),
  trending: endpoint('GET', '/api/listings/trending', {
    summary: 'The most viewed of the last 30 days',
    query: highlightLimit,
    answer: z.array(listing),
    cache: 'public',
  }),
  featured: endpoint('GET', '/api/listings/featured', {
    summary: 'The featured listings, newest first',
    query: highlightLimit,
    answer: z.array(listing),
    cache: 'public',
  }),
  investment: endpoint('GET', '/api/listings/investment', {
    summary: 'What the active listings earn by their own figures',
    answer: investmentFigures,
    cache: 'public',
  }),
  batch: endpoint('POST', '/api/listings/batch', {
    summary: 'Listings by id, in the order asked',
    body: z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)) }),
    answer: z.array(listing),
    rows: ({ body }) => body.ids.length,
    errors: ['malformed_json', 'invalid'],
  }),
  get: endpoint('GET', '/api/listings/:id', {
    summary: 'One listing',
    params: listingId,
    answer: listing,
    cache: 'public',
    errors: ['not_found'],
  }),
  view: endpoint('POST', '/api/listings/:id/views', {
    summary: 'Count a visit to a listing',
    params: listingId,
    errors: ['not_found'],
  }),
  similar: endpoint('GET', '/api/listings/:id/similar', {
    summary: 'Active listings like this one, nearest in kind, place and price first',
    params: listingId,
    query: highlightLimit,
    answer: z.array(listing),
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  suggestions: endpoint('GET', '/api/search/suggestions', {
    summary: 'At most 8 texts to search for: neighbourhoods, cities, types, titles; none below 2 characters',
    query: z.object({ query: line(200) }),
    answer: z.array(z.string()),
    cache: 'public',
    cost: 2,
    errors: ['bad_parameter'],
  }),
}
