import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { listingFilters, orderRules } from './listingSearch.ts'

export const figureGroups = ['city', 'neighborhood', 'propertyType', 'bedrooms'] as const
export type FigureGroup = (typeof figureGroups)[number]

/** Of the newest that state it, at most as many as of a market, without outliers. */
const spread = z.object({
  listings: z.int(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
})
export type Spread = z.infer<typeof spread>

export const figureMeasures = ['price', 'pricePerSqm', 'area', 'maintenanceFee', 'daysListed'] as const
export type FigureMeasure = (typeof figureMeasures)[number]

const measured = z.object({
  total: z.int(),
  /** US dollars: monthly rents with `transactionType=rent`. */
  price: z.nullable(spread),
  pricePerSqm: z.nullable(spread),
  /** Square meters. */
  area: z.nullable(spread),
  /** US dollars a month. */
  maintenanceFee: z.nullable(spread),
  daysListed: z.nullable(spread),
})
export type Measured = z.infer<typeof measured>

const group = z.extend(measured, {
  city: z.optional(z.string()),
  neighborhood: z.optional(z.string()),
  propertyType: z.optional(z.enum(propertyTypes)),
  bedrooms: z.optional(z.int()),
})
export type MeasuredGroup = z.infer<typeof group>

export const maxGroups = 80

export const figures = z.object({ all: measured, groups: z.array(group) })
export type Figures = z.infer<typeof figures>

export const figuresApi = {
  find: endpoint('GET', '/api/listings/figures', {
    summary: 'What the listings that fit ask and measure, by the middle half, all and by group',
    query: z
      .object({
        ...listingFilters.shape,
        groupBy: z.optional(z.enum(figureGroups)),
        /** Only this one; default: all. */
        measure: z.optional(z.enum(figureMeasures)),
        /** Exactly so many, where `bedrooms` is at least. */
        onlyBedrooms: wholeNumber(0, 50),
      })
      .check(...orderRules),
    answer: figures,
    cache: 'public',
    cost: 8,
    errors: ['bad_parameter'],
  }),
}
