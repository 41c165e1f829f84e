import { z } from 'zod'
import { recordOf, withoutUndefined } from '#shared/core/records.ts'
import { amenities, financingWays, propertyTypes, stages } from '#shared/listings/listingTypes.ts'
import { maxCorners, maxPolygons, readPolygon, writePolygon } from '#shared/search/area.ts'
import {
  countBounds,
  countedFilters,
  type FilterName,
  type ListingFilters,
  type ranges,
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
  minLandArea: 'minLandAreaSqm'
  maxLandArea: 'maxLandAreaSqm'
  maxMaintenanceFee: 'maxMaintenanceFeeUSD'
}
type InputName<F extends FilterName> = F extends keyof InputNames ? InputNames[F] : F

/** The text is an input of its own. */
type ToldFilter = Exclude<FilterName, 'searchQuery'>

/** To tools, what is both for sale and for rent is no offer: either includes it. Areas come as corners, too. */
type ToolValue<F extends ToldFilter> = F extends 'transactionType'
  ? 'sale' | 'rent' | undefined
  : F extends 'polygon'
    ? (string | Point[])[] | undefined
    : ListingFilters[F]

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const point = z.object({ latitude, longitude })
type Point = z.output<typeof point>

const encodedPolygon = z
  .string()
  .max(2000)
  .refine((text) => readPolygon(text) !== undefined, { params: { code: 'bad_polygon' } })

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
  maxBedrooms: z.int().min(0).max(50).optional().describe('At most; only homes'),
  capacity: counts.capacity.describe('People, at least: offices and stays'),
  minReturnPercent: z.number().min(0).max(100).multipleOf(0.01).optional().describe('Of the price, a year'),
  minAreaSqm: squareMetres.optional(),
  maxAreaSqm: squareMetres.optional(),
  minLandAreaSqm: squareMetres.optional().describe('Of the plot, where it is not that of the building'),
  maxLandAreaSqm: squareMetres.optional(),
  stage: z.array(z.enum(stages)).optional().describe('Any of these; only listings that state it'),
  deliveryBefore: z
    .string()
    .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/)
    .optional()
    .describe('A month as 2028-01; only listings that are still built'),
  financing: z.array(z.enum(financingWays)).optional().describe('Any of these: a bank, its seller, the AFD'),
  maxMaintenanceFeeUSD: dollars
    .optional()
    .describe('A month; only listings that state it. 0: those that state none'),
  acceptsBarter: z.boolean().optional().describe('Takes a car or another property in part payment'),
  roomOnly: z.boolean().optional().describe('A room of a home that others live in'),
  groundFloor: z.boolean().optional().describe('Only listings that state it'),
  withoutGuarantor: z.boolean().optional().describe('Only rentals that state another guarantee, or none'),
  amenities: z.array(z.enum(amenities)).optional().describe('All of them'),
  exceptAmenities: z.array(z.enum(amenities)).optional(),
  exceptPropertyType: z.array(z.enum(propertyTypes)).optional(),
  exceptStage: z.array(z.enum(stages)).optional(),
  exceptCity: names.optional(),
  exceptNeighborhood: names.optional(),
  allowsShortTerm: z.boolean().optional(),
  airbnbActive: z.boolean().optional(),
  featured: z.boolean().optional(),
  near: z
    .object({ latitude, longitude, km: z.number().positive().max(100) })
    .optional()
    .describe('At most so far from a point; names of places go into `landmarks` or `text`'),
  bounds: z
    .object({ south: latitude, west: longitude, north: latitude, east: longitude })
    .refine(({ south, north }) => south <= north, { params: { code: 'wrong_order' }, path: ['south'] })
    .optional()
    .describe('A rectangle, in degrees'),
  polygon: z
    .array(z.union([encodedPolygon, z.array(point).min(3).max(maxCorners)]))
    .max(maxPolygons)
    .optional()
    .describe('Areas, any of them: each a list of corners, or as in the address of a search'),
} satisfies { [F in ToldFilter as InputName<F>]: z.ZodType<unknown, ToolValue<F>> }

const allFilters = z.object(filterInput)
export type FilterInput = z.input<typeof allFilters>

/** Places by name, beside the filters. */
export const landmarkInput = {
  landmarks: z
    .array(z.string().trim().min(2).max(80))
    .max(5)
    .optional()
    .describe(
      'Near any of these, as people say them: "Shopping del Sol", "España y Brasilia", "ruta 2 km 20"',
    ),
  withinKm: z.number().positive().max(100).optional().describe('Of `landmarks`; default: 1, of avenues 0.5'),
}
export type LandmarkInput = z.input<z.ZodObject<typeof landmarkInput>>

type Range = { [N in keyof typeof ranges]: readonly [min: string, max: string] }
const namedRanges = {
  price: ['minPriceUSD', 'maxPriceUSD'],
  pricePerNight: ['minPricePerNightUSD', 'maxPricePerNightUSD'],
  area: ['minAreaSqm', 'maxAreaSqm'],
  landArea: ['minLandAreaSqm', 'maxLandAreaSqm'],
} as const satisfies Range
type Ends = Pick<FilterInput, (typeof namedRanges)[keyof typeof namedRanges][number]>

/** A minimum above its maximum, and a distance of nothing, are slips. */
export function refuseSlips(input: Ends & LandmarkInput, context: z.RefinementCtx): void {
  for (const [min, max] of Object.values(namedRanges))
    if ((input[min] ?? 0) > (input[max] ?? Infinity))
      context.addIssue({ code: 'custom', path: [min], params: { code: 'wrong_order' }, message: max })
  if (input.withinKm !== undefined && !input.landmarks?.length)
    context.addIssue({ code: 'custom', path: ['withinKm'], params: { code: 'needs' }, message: 'landmarks' })
}

/** As the API and the site's addresses name them. */
export function filtersOf(input: FilterInput): ListingFilters {
  const { minPriceUSD, maxPriceUSD, minAreaSqm, maxAreaSqm, polygon, ...rest } = input
  const { minPricePerNightUSD, maxPricePerNightUSD, minReturnPercent, ...others } = rest
  const { minLandAreaSqm, maxLandAreaSqm, maxMaintenanceFeeUSD, ...same } = others
  return withoutUndefined({
    ...same,
    minPrice: minPriceUSD,
    maxPrice: maxPriceUSD,
    minPricePerNight: minPricePerNightUSD,
    maxPricePerNight: maxPricePerNightUSD,
    minRoi: minReturnPercent,
    minArea: minAreaSqm,
    maxArea: maxAreaSqm,
    minLandArea: minLandAreaSqm,
    maxLandArea: maxLandAreaSqm,
    maxMaintenanceFee: maxMaintenanceFeeUSD,
    polygon: polygon?.map((area) => (typeof area === 'string' ? area : writePolygon(area))),
  })
}

/** What `filtersOf` takes back, as far as tools take it. */
export function filterInputOf(filters: ListingFilters): FilterInput {
  const { searchQuery: _, transactionType, minPrice, maxPrice, minArea, maxArea, ...rest } = filters
  const { minPricePerNight, maxPricePerNight, minRoi, ...others } = rest
  const { minLandArea, maxLandArea, maxMaintenanceFee, ...same } = others
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
    minLandAreaSqm: minLandArea,
    maxLandAreaSqm: maxLandArea,
    maxMaintenanceFeeUSD: maxMaintenanceFee,
  })
}
