import { z } from 'zod/mini'
import { fieldRule } from '#shared/core/fields/fieldRule.ts'
import { paging } from '#shared/core/paging.ts'
import {
  choice,
  choices,
  codes,
  decimalNumber,
  flag,
  line,
  month,
  names,
  wholeNumber,
} from '#shared/core/query.ts'
import { column } from '#shared/core/records.ts'
import {
  amenities,
  financingWays,
  propertyTypes,
  sortFields,
  sortOrders,
  stages,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'
import { maxPolygons, readPolygon } from './area.ts'

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

/** `south,west,north,east`; 6 decimals: 0.1 m. */
const bounds = z.pipe(
  line(80),
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^(-?\d{1,3}(\.\d+)?,){3}-?\d{1,3}(\.\d+)?$/)),
      z.pipe(
        z.transform((text: string) => {
          const numbers = text.split(',').map((number) => Math.round(Number(number) * 1_000_000) / 1_000_000)
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

const polygon = codes((text) => readPolygon(text) !== undefined, maxPolygons)

export interface FilterRow {
  schema: z.ZodMiniType
  /** At least so many: parsed with the unit's words, within these bounds; "3+ dormitorios". */
  count?: { min: number; max: number }
  /** Choices of a count in the filters, from 1 on, and where they are offered. */
  offered?: { upTo: number; among: 'main' | 'more' }
}

const counted = (min: number, max: number) => ({ schema: wholeNumber(min, max), count: { min, max } })

/**
 * What a search can ask for. Schema, parsed parts, chips and choices derive from these rows, and
 * `server/listings/search/filterRows.ts` says what each asks of SQL and of the index.
 */
export const filterRows = {
  searchQuery: { schema: line(200) },
  transactionType: { schema: choice(transactionTypes) },
  propertyType: { schema: choices(propertyTypes) },
  /** Lists match any of their names. */
  city: { schema: names(80) },
  neighborhood: { schema: names(80) },
  /** Departments. */
  state: { schema: names(80) },
  /** US dollars: monthly rent with `transactionType=rent`. */
  minPrice: { schema: wholeNumber(0, maxDollars) },
  maxPrice: { schema: wholeNumber(0, maxDollars) },
  /** US dollars; only listings with a nightly price. */
  minPricePerNight: { schema: wholeNumber(0, maxDollars) },
  maxPricePerNight: { schema: wholeNumber(0, maxDollars) },
  bedrooms: { ...counted(0, 50), offered: { upTo: 5, among: 'main' } },
  /** Only of homes: what else has no bedroom is none with few. */
  maxBedrooms: { schema: wholeNumber(0, 50) },
  bathrooms: { ...counted(0, 50), offered: { upTo: 4, among: 'main' } },
  parkingSpaces: { ...counted(0, 50), offered: { upTo: 4, among: 'more' } },
  /** People; only listings that state it. */
  capacity: counted(1, 10_000),
  /** Square meters. */
  minArea: { schema: wholeNumber(0, 100_000_000) },
  maxArea: { schema: wholeNumber(0, 100_000_000) },
  /** Square meters, of the land alone. */
  minLandArea: { schema: wholeNumber(0, 100_000_000) },
  maxLandArea: { schema: wholeNumber(0, 100_000_000) },
  /** Any of these. */
  stage: { schema: choices(stages) },
  /** "2028-01"; only listings that state an earlier month. */
  deliveryBefore: { schema: month },
  /** Any of these. */
  financing: { schema: choices(financingWays) },
  /** US dollars a month; only listings that state it. 0: those that state none. */
  maxMaintenanceFee: { schema: wholeNumber(0, maxDollars) },
  acceptsBarter: { schema: flag },
  /** Rooms of a home that others live in. */
  roomOnly: { schema: flag },
  groundFloor: { schema: flag },
  /** Only rentals that state another guarantee, or none. */
  withoutGuarantor: { schema: flag },
  /** Percent a year, by the listing's estimate. */
  minRoi: { schema: decimalNumber(0, 100) },
  /** All are required. */
  amenities: { schema: choices(amenities) },
  /** None of these. */
  exceptAmenities: { schema: choices(amenities) },
  exceptPropertyType: { schema: choices(propertyTypes) },
  /** Those that state none are left in. */
  exceptStage: { schema: choices(stages) },
  exceptCity: { schema: names(80) },
  exceptNeighborhood: { schema: names(80) },
  featured: { schema: flag },
  allowsShortTerm: { schema: flag },
  airbnbActive: { schema: flag },
  near: { schema: near },
  /** By public location, as `near`. */
  bounds: { schema: bounds },
  /** In the format of `writePolygon`. */
  polygon: { schema: polygon },
} as const satisfies Record<string, FilterRow>

type Rows = typeof filterRows
export type FilterName = keyof Rows
export type CountFilter = { [F in FilterName]: Rows[F] extends { count: unknown } ? F : never }[FilterName]

const filters = column(filterRows, 'schema')
export const filterFields = Object.keys(filterRows) as [FilterName, ...FilterName[]]

/** A filter's row, without the types of its own. */
export const filterRow = (name: FilterName): FilterRow => filterRows[name]

/** Whether it asks for at least so many. */
export const isCountFilter = (name: FilterName): name is CountFilter => filterRow(name).count !== undefined
/** What a count may be, both included. */
export const countBounds = (name: CountFilter): { min: number; max: number } => filterRows[name].count
export const countedFilters: readonly CountFilter[] = filterFields.filter(isCountFilter)

/** A minimum and a maximum of one figure, in the order of their rows. */
export const ranges = {
  price: ['minPrice', 'maxPrice'],
  pricePerNight: ['minPricePerNight', 'maxPricePerNight'],
  area: ['minArea', 'maxArea'],
  landArea: ['minLandArea', 'maxLandArea'],
} as const satisfies Record<string, readonly [min: FilterName, max: FilterName]>
export type RangeName = keyof typeof ranges

/** Filters that leave out values of another one. */
export const exclusions = {
  exceptAmenities: 'amenities',
  exceptPropertyType: 'propertyType',
  exceptStage: 'stage',
  exceptCity: 'city',
  exceptNeighborhood: 'neighborhood',
} as const satisfies Partial<Record<FilterName, FilterName>>
export type Exclusion = keyof typeof exclusions
const isExclusion = (name: string): name is Exclusion => name in exclusions
export const exclusionFields = filterFields.filter(isExclusion)

/** What a place is chosen by. */
export const placeFilters = ['city', 'neighborhood', 'state'] as const satisfies readonly FilterName[]
/** What is drawn or shown on a map. */
export const mapFilters = ['bounds', 'polygon'] as const satisfies readonly FilterName[]

const ordered = [...Object.values(ranges), ['bedrooms', 'maxBedrooms'] as const]
type Ends = Partial<Record<(typeof ordered)[number][number], number>>
export const orderRules = ordered.map(([min, max]) =>
  fieldRule<Ends>(({ [min]: low = 0, [max]: high = Infinity }) => low <= high, {
    of: [min, max],
    at: min,
    error: 'wrong_order',
  }),
)

export const listingFilters = z.object(filters).check(...orderRules)
export type ListingFilters = z.infer<typeof listingFilters>

const order = { sortBy: choice(sortFields), sortOrder: choice(sortOrders) }

/** In the page's URL. */
export const searchAddress = z.object({ ...filters, ...order }).check(...orderRules)
export type SearchAddress = z.infer<typeof searchAddress>

/** Of `GET /api/listings`. */
export const listingSearch = z.object({ ...filters, ...order, ...paging.shape }).check(...orderRules)
export type ListingSearch = z.infer<typeof listingSearch>
