import { z } from 'zod/mini'
import { spokenLanguages } from '#shared/agencies/agencies.ts'
import { line } from '#shared/core/query.ts'
import { currency } from '#shared/currency/currency.ts'
import { amenities } from '#shared/listings/listingTypes.ts'
import { media } from '#shared/media/media.ts'
import { filterRows } from '#shared/search/listingSearch.ts'
import { developmentStages, orientations, unitStates } from './developmentTypes.ts'

export const paymentPlan = z.object({
  downPercent: z.number(),
  buildingPercent: z.number(),
  instalments: z.int(),
  deliveryPercent: z.number(),
})

const place = {
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  stage: z.enum(developmentStages),
  /** "2027-06" */
  deliveryMonth: z.nullable(z.string()),
  /** Of its prices. */
  currency,
}

const counts = {
  units: z.int(),
  free: z.int(),
  /** Of the cheapest free unit with a price. */
  fromPrice: z.nullable(z.number()),
}

/** In lists. */
export const developmentCard = z.object({
  ...place,
  ...counts,
  picture: z.nullable(media),
  /** Of its types. */
  minBedrooms: z.nullable(z.int()),
  maxBedrooms: z.nullable(z.int()),
  agency: z.string(),
  /** Free units that have what is asked of a unit; absent where nothing is. */
  fitting: z.optional(z.int()),
})
export type DevelopmentCard = z.infer<typeof developmentCard>

export const unitType = z.object({
  id: z.string(),
  name: z.string(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  /** Square meters of its own. */
  area: z.number(),
  /** Square meters with its share of what is common. */
  totalArea: z.nullable(z.number()),
  plan: z.nullable(media),
  ...counts,
})
export type UnitType = z.infer<typeof unitType>

export const development = z.object({
  ...place,
  ...counts,
  address: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** When building begins or began: "2025-03". */
  startMonth: z.nullable(z.string()),
  amenities: z.array(z.enum(amenities)),
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  paymentPlan: z.nullable(paymentPlan),
  pictures: z.array(media),
  /** The latest month first. */
  progress: z.array(z.object({ month: z.string(), pictures: z.array(media) })),
  unitTypes: z.array(unitType),
  held: z.int(),
  sold: z.int(),
  agency: z.object({
    name: z.string(),
    slug: z.string(),
    city: z.nullable(z.string()),
    logoUrl: z.nullable(z.string()),
    /** E.164. */
    whatsapp: z.nullable(z.string()),
    languages: z.array(z.enum(spokenLanguages)),
    verified: z.boolean(),
  }),
  updatedAt: z.string(),
})
export type Development = z.infer<typeof development>

export const developmentUnit = z.object({
  id: z.string(),
  /** 0: the ground floor. */
  floor: z.int(),
  number: z.string(),
  typeId: z.string(),
  orientation: z.nullable(z.enum(orientations)),
  /** In the currency of the development. */
  price: z.nullable(z.number()),
  state: z.enum(unitStates),
})
export type DevelopmentUnit = z.infer<typeof developmentUnit>

const { city, neighborhood, stage, deliveryBefore } = filterRows
const { bedrooms, bathrooms, minPrice, maxPrice, minArea, maxArea } = filterRows

/** As in a search for listings; what a unit is asked for, one free unit has all of. */
export const developmentsQuery = z.object({
  city: city.schema,
  neighborhood: neighborhood.schema,
  stage: stage.schema,
  deliveryBefore: deliveryBefore.schema,
  amenities: filterRows.amenities.schema,
  bedrooms: bedrooms.schema,
  bathrooms: bathrooms.schema,
  minPrice: minPrice.schema,
  maxPrice: maxPrice.schema,
  minArea: minArea.schema,
  maxArea: maxArea.schema,
  /** In their names. */
  text: line(200),
})
export type DevelopmentsQuery = Partial<z.output<typeof developmentsQuery>>
