import { z } from 'zod'
import { recordOf, withoutUndefined } from '#shared/core/records.ts'
import { amenities, propertyTypes } from '#shared/listings/listingTypes.ts'
import { maxPolygons } from '#shared/search/area.ts'
import {
  countBounds,
  countedFilters,
  type FilterName,
  type ListingFilters,
} from '#shared/search/listingSearch.ts'

const names = z.array(z.string().trim().min(1).max(80)).max(20)
const dollars = z.int().min(0).max(1_000_000_000)
const squareMetres = z.int().min(0).max(100_000_000)

const counts = recordOf(countedFilters, (name) => {
  const { min, max } = countBounds(name)
  return z.int().min(min).max(max).optional().describe('At least')
})

/** Inputs whose name says the unit. */
interface InputNames {
  minPrice: 'minPriceUSD'
  maxPrice: 'maxPriceUSD'
  minPricePerNight: 'minPricePerNightUSD'
  maxPricePerNight: 'maxPricePerNightUSD'
  minRoi: 'minReturnPercent'
  minArea: 'minAreaSqm'
  maxArea: 'maxAreaSqm'
}
type InputName<F extends FilterName> = F extends keyof InputNames ? InputNames[F] : F

/** The text is an input of its own; a part of the map is what a page shows. */
type Untold = 'searchQuery' | 'bounds'
type ToldFilter = Exclude<FilterName, Untold>

/** To tools, what is both for sale and for rent is no offer: either includes it. */
type ToolValue<F extends ToldFilter> = F extends 'transactionType'
  ? 'sale' | 'rent' | undefined
  : ListingFilters[F]

/** How tools take each filter of a search: one that is missing does not compile. */
export const filterInput = {
  transactionType: z.enum(['sale', 'rent']).optional(),
  propertyType: z.array(z.enum(propertyTypes)).optional(),
  city: names.optional(),
  neighborhood: names.optional(),
  state: names.optional().describe('Departments of Paraguay'),
  minPriceUSD: dollars.optional().describe('Of the monthly rent where transactionType is rent'),
  maxPriceUSD: dollars.optional(),
  minPricePerNightUSD: dollars.optional(),
  maxPricePerNightUSD: dollars.optional().describe('Of short-term rentals'),
  ...counts,
  capacity: counts.capacity.describe('People, at least: offices and stays'),
  minReturnPercent: z.number().min(0).max(100).multipleOf(0.01).optional().describe('Of the price, a year'),
  minAreaSqm: squareMetres.optional(),
  maxAreaSqm: squareMetres.optional(),
  amenities: z.array(z.enum(amenities)).optional().describe('All of them'),
  exceptAmenities: z.array(z.enum(amenities)).optional(),
  exceptPropertyType: z.array(z.enum(propertyTypes)).optional(),
  exceptCity: names.optional(),
  exceptNeighborhood: names.optional(),
  allowsShortTerm: z.boolean().optional(),
  airbnbActive: z.boolean().optional(),
  featured: z.boolean().optional(),
  near: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      km: z.number().positive().max(100),
    })
    .optional()
    .describe('At most so far from a known point; names of places go into `text`'),
  polygon: z
    .array(z.string().max(2000))
    .max(maxPolygons)
    .optional()
    .describe('Areas, as in the address of a search'),
} satisfies { [F in ToldFilter as InputName<F>]: z.ZodType<unknown, ToolValue<F>> }

const allFilters = z.object(filterInput)
export type FilterInput = z.input<typeof allFilters>

/** As the API and the site's addresses name them. */
export function filtersOf(input: FilterInput): ListingFilters {
  const { minPriceUSD, maxPriceUSD, minAreaSqm, maxAreaSqm, ...rest } = input
  const { minPricePerNightUSD, maxPricePerNightUSD, minReturnPercent, ...same } = rest
  return withoutUndefined({
    ...same,
    minPrice: minPriceUSD,
    maxPrice: maxPriceUSD,
    minPricePerNight: minPricePerNightUSD,
    maxPricePerNight: maxPricePerNightUSD,
    minRoi: minReturnPercent,
    minArea: minAreaSqm,
    maxArea: maxAreaSqm,
  })
}

/** What `filtersOf` takes back, as far as tools take it. */
export function filterInputOf(filters: ListingFilters): FilterInput {
  const {
    searchQuery: _,
    bounds: __,
    transactionType,
    minPrice,
    maxPrice,
    minArea,
    maxArea,
    ...rest
  } = filters
  const { minPricePerNight, maxPricePerNight, minRoi, ...same } = rest
  return withoutUndefined({
    ...same,
    transactionType: transactionType === 'both' ? undefined : transactionType,
    minPriceUSD: minPrice,
    maxPriceUSD: maxPrice,
    minPricePerNightUSD: minPricePerNight,
    maxPricePerNightUSD: maxPricePerNight,
    minReturnPercent: minRoi,
    minAreaSqm: minArea,
    maxAreaSqm: maxArea,
  })
}
