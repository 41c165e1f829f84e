import { z } from 'zod/mini'
import { choice, line, noControls, wholeNumber } from '#shared/core/query.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { confidences, marketScopes, reasonsOut, verdicts } from '#shared/market/market.ts'
import { media } from '#shared/media/media.ts'
import { calculatorLimits, noVerdictReasons, priceKinds } from './priceKinds.ts'

const { area: areaLimits, price: priceLimits } = calculatorLimits

const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(noControls))
const id = z.string().check(z.maxLength(64))

export const priceQuestion = z.object({
  neighborhood: placeName,
  city: placeName,
  propertyType: z.enum(propertyTypes),
  transactionType: z._default(z.enum(priceKinds), 'sale'),
  /** Square metres. */
  area: z.number().check(z.gte(areaLimits.min), z.lte(areaLimits.max)),
  /** The sale price or the monthly rent. */
  priceUSD: z.number().check(z.gte(priceLimits.min), z.lte(priceLimits.max)),
  /** Excluded by the user; scope and outliers do not depend on it. */
  exclude: z._default(z.array(id).check(z.maxLength(200)), []),
  /** The caller's own: it is not compared with itself, and the result is saved for it. */
  listingId: z.nullish(id),
})
export type PriceQuestion = z.output<typeof priceQuestion>
export type PriceQuestionInput = z.input<typeof priceQuestion>

const moment = z.string()

/** Of the comparables, to the cent. */
export const marketStats = z.object({
  avgPricePerSqm: z.number(),
  minPricePerSqm: z.number(),
  p25PricePerSqm: z.number(),
  medianPricePerSqm: z.number(),
  p75PricePerSqm: z.number(),
  maxPricePerSqm: z.number(),
  sampleSize: z.int(),
  scope: z.enum(marketScopes),
})
export type MarketStats = z.infer<typeof marketStats>

/** Common to the calculator and the verdict of a listing. */
const standing = {
  verdict: z.enum(verdicts),
  /** From the median, percent, signed. */
  medianDifference: z.number(),
  confidence: z.enum(confidences),
  /** US dollars for that area; null under 5 comparables. */
  fairRange: z.nullable(z.object({ low: z.number(), high: z.number() })),
  marketStats,
  /** Excluded as outliers. */
  leftOut: z.int(),
  /** Of the computation, to the hour. */
  date: moment,
}

export const calculation = z.object({
  isAboveMarket: z.boolean(),
  /** From the average, percent, signed. */
  priceDifference: z.number(),
  inputPricePerSqm: z.number(),
  transactionType: z.enum(priceKinds),
  /** By the user. */
  excluded: z.int(),
  ...standing,
})
export type Calculation = z.infer<typeof calculation>

export const comparable = z.object({
  id: z.string(),
  title: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  /** US dollars: the sale price or the monthly rent. */
  price: z.number(),
  area: z.number(),
  pricePerSqm: z.number(),
  bedrooms: z.int(),
  /** From the centre of the requested neighbourhood; null where either place is unknown. */
  distanceKm: z.nullable(z.number()),
  leftOut: z.nullable(z.enum(reasonsOut)),
  picture: z.nullable(media),
  publishedAt: z.nullable(z.string()),
})
export type Comparable = z.infer<typeof comparable>

export const comparables = z.object({
  scope: z.enum(marketScopes),
  /** Outliers included; the list may be shorter. */
  total: z.int(),
  leftOut: z.int(),
  comparables: z.array(comparable),
})

export const listingVerdict = z.object({
  transactionType: z.enum(priceKinds),
  pricePerSqm: z.nullable(z.number()),
  /** Null if there is a verdict. */
  reason: z.nullable(z.enum(noVerdictReasons)),
  /** Under 5 comparables its verdict is `none`. */
  standing: z.nullable(z.object({ ...standing, priceDifference: z.number() })),
})
export type ListingVerdict = z.infer<typeof listingVerdict>

const areaStats = z.omit(marketStats, { scope: true })
export const neighborhoodPrices = z.object({
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  date: moment,
  /** Asking prices, unordered; `enough` from 5 comparables on. */
  neighborhoods: z.array(
    z.object({
      neighborhood: z.string(),
      city: z.string(),
      enough: z.boolean(),
      confidence: z.enum(confidences),
      leftOut: z.int(),
      marketStats: areaStats,
    }),
  ),
  cities: z.array(
    z.object({
      city: z.string(),
      enough: z.boolean(),
      confidence: z.enum(confidences),
      leftOut: z.int(),
      marketStats: areaStats,
    }),
  ),
})
export type NeighborhoodPrices = z.infer<typeof neighborhoodPrices>

/** At publication or a change; US dollars, square metres. */
export const priceAnalysis = z.object({
  id: z.string(),
  listingId: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  listingTitle: z.string(),
  listingPriceUSD: z.number(),
  listingArea: z.number(),
  listingPricePerSqm: z.number(),
  marketAvgPricePerSqm: z.number(),
  marketMinPricePerSqm: z.number(),
  marketMaxPricePerSqm: z.number(),
  marketMedianPricePerSqm: z.number(),
  /** Positive above the market. */
  priceDifferencePercent: z.number(),
  comparableProperties: z.int(),
  scope: z.enum(marketScopes),
  createdAt: moment,
})
export type PriceAnalysis = z.infer<typeof priceAnalysis>

/** US dollars per square metre. */
export const listingTrend = z.object({
  listingId: z.string(),
  transactionType: z.enum(priceKinds),
  /** Null without an area or a price. */
  pricePerSqm: z.nullable(z.number()),
  scope: z.nullable(z.enum(marketScopes)),
  /** Of the current comparables; null without any. */
  marketAvgPricePerSqm: z.nullable(z.number()),
  /** Comparables cheaper per square metre; null without its own price per square metre. */
  cheaper: z.nullable(z.int()),
  /** Of comparables: `from` is inclusive, `to` exclusive except for the last one. */
  distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  /** Per its current area, oldest first, with the market's average where it was computed. */
  history: z.array(
    z.object({
      since: moment,
      priceUSD: z.number(),
      pricePerSqm: z.nullable(z.number()),
      marketAvgPricePerSqm: z.nullable(z.number()),
    }),
  ),
})
export type ListingTrend = z.infer<typeof listingTrend>

export const comparablesQuery = z.object({
  neighborhood: placeName,
  city: placeName,
  propertyType: z.enum(propertyTypes),
  transactionType: choice(priceKinds),
  /** Square metres: most similar sizes first; without it newest first. */
  area: wholeNumber(1, areaLimits.max),
  /** To leave out of its own comparables. */
  listingId: line(64),
  limit: wholeNumber(1, 100),
})

export const neighborhoodPricesQuery = z.object({
  /** Default: apartment. */
  propertyType: choice(propertyTypes),
  /** Default: sale. */
  transactionType: choice(priceKinds),
  city: line(80),
})
