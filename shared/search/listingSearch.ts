import { z } from 'zod/mini'
import { fieldRule } from '#shared/core/fields/fieldRule.ts'
import { paging } from '#shared/core/paging.ts'
import { choice, choices, codes, flag, line, names, wholeNumber } from '#shared/core/query.ts'
import {
  amenities,
  propertyTypes,
  sortFields,
  sortOrders,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'
import { readPolygon } from './area.ts'

const maxDollars = 1_000_000_000

/** About 100 m; rounding improves cache hits. */
const toThousandths = (value: number) => Math.round(value * 1000) / 1000
const minKm = 0.001

const latitude = z.number().check(z.gte(-90), z.lte(90))
const longitude = z.number().check(z.gte(-180), z.lte(180))

/** `lat,lng,km`: at most 100 km; 3 decimals. */
const near = z.pipe(
  line(80),
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,3}(\.\d+)?$/)),
      z.pipe(
        z.transform((text: string) => {
          const [latitude = 0, longitude = 0, km = 0] = text.split(',').map(Number)
          const distance = km > 0 ? Math.max(toThousandths(km), minKm) : 0
          return { latitude: toThousandths(latitude), longitude: toThousandths(longitude), km: distance }
        }),
        z.object({
          latitude,
          longitude,
          km: z.number().check(z.gt(0), z.lte(100)),
        }),
      ),
    ),
  ),
)
export type Near = { latitude: number; longitude: number; km: number }

/** `south,west,north,east`; 4 decimals. */
const bounds = z.pipe(
  line(80),
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^(-?\d{1,3}(\.\d+)?,){3}-?\d{1,3}(\.\d+)?$/)),
      z.pipe(
        z.transform((text: string) => {
          const numbers = text.split(',').map((number) => Math.round(Number(number) * 10_000) / 10_000)
          const [south = 0, west = 0, north = 0, east = 0] = numbers
          return { south, west, north, east }
        }),
        z
          .object({ south: latitude, west: longitude, north: latitude, east: longitude })
          .check(z.refine(({ south, north }) => south <= north)),
      ),
    ),
  ),
)

const polygon = codes((text) => readPolygon(text) !== undefined, 5)

const filters = {
  searchQuery: line(200),
  transactionType: choice(transactionTypes),
  propertyType: choices(propertyTypes),
  /** Lists match any of their names. */
  city: names(80),
  neighborhood: names(80),
  /** Departments. */
  state: names(80),
  /** US dollars: monthly rent with `transactionType=rent`. */
  minPrice: wholeNumber(0, maxDollars),
  maxPrice: wholeNumber(0, maxDollars),
  /** At least that many. */
  bedrooms: wholeNumber(0, 50),
  bathrooms: wholeNumber(0, 50),
  parkingSpaces: wholeNumber(0, 50),
  /** Square meters. */
  minArea: wholeNumber(0, 100_000_000),
  maxArea: wholeNumber(0, 100_000_000),
  /** All are required. */
  amenities: choices(amenities),
  /** None of these. */
  exceptAmenities: choices(amenities),
  exceptPropertyType: choices(propertyTypes),
  exceptCity: names(80),
  exceptNeighborhood: names(80),
  featured: flag,
  allowsShortTerm: flag,
  airbnbActive: flag,
  near,
  /** By public location, as `near`. */
  bounds,
  /** In the format of `writePolygon`. */
  polygon,
}

type Range = { minPrice?: number; maxPrice?: number; minArea?: number; maxArea?: number }
export const orderRules = [
  fieldRule<Range>(({ minPrice = 0, maxPrice = Infinity }) => minPrice <= maxPrice, {
    of: ['minPrice', 'maxPrice'],
    at: 'minPrice',
    error: 'wrong_order',
  }),
  fieldRule<Range>(({ minArea = 0, maxArea = Infinity }) => minArea <= maxArea, {
    of: ['minArea', 'maxArea'],
    at: 'minArea',
    error: 'wrong_order',
  }),
]

export const listingFilters = z.object(filters).check(...orderRules)
export type ListingFilters = z.infer<typeof listingFilters>

const order = { sortBy: choice(sortFields), sortOrder: choice(sortOrders) }

/** In the page's URL. */
export const searchAddress = z.object({ ...filters, ...order }).check(...orderRules)
export type SearchAddress = z.infer<typeof searchAddress>

/** Of `GET /api/listings`. */
export const listingSearch = z.object({ ...filters, ...order, ...paging.shape }).check(...orderRules)
export type ListingSearch = z.infer<typeof listingSearch>

export const filterFields = Object.keys(filters) as [keyof typeof filters, ...(keyof typeof filters)[]]
