import { z } from 'zod/mini'
import { choice, line, noControls, wholeNumber } from '#shared/core/query.ts'
import { propertyTypes, stages } from '#shared/listings/listingTypes.ts'
import { facts } from '#shared/market/estimate/factNames.ts'
import { confidences, marketScopes, reasonsOut, verdicts } from '#shared/market/market.ts'
import { media } from '#shared/media/media.ts'
import { calculatorLimits, noVerdictReasons, priceKinds } from './priceKinds.ts'

const { area: areaLimits, price: priceLimits, rooms: roomLimits, year: yearLimits } = calculatorLimits

const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(noControls))
const id = z.string().check(z.maxLength(64))

export const priceQuestion = z.object({
  neighborhood: placeName,
  city: placeName,
  propertyType: z.enum(propertyTypes),
  transactionType: z._default(z.enum(priceKinds), 'sale'),
  /** Square meters. */
  area: z.number().check(z.gte(areaLimits.min), z.lte(areaLimits.max)),
  /** Sale price or monthly rent. */
  priceUSD: z.number().check(z.gte(priceLimits.min), z.lte(priceLimits.max)),
  /** Known ones correct the estimate; of a listing, its own do. */
  bedrooms: z.nullish(z.int().check(z.gte(0), z.lte(roomLimits.max))),
  bathrooms: z.nullish(z.int().check(z.gte(0), z.lte(roomLimits.max))),
  parkingSpaces: z.nullish(z.int().check(z.gte(0), z.lte(roomLimits.max))),
  yearBuilt: z.nullish(z.int().check(z.gte(yearLimits.min), z.lte(yearLimits.max))),
  stage: z.nullish(z.enum(stages)),
  /** How many. */
  amenities: z.nullish(z.int().check(z.gte(0), z.lte(roomLimits.max))),
  /** Does not affect scope and outliers. */
  exclude: z._default(z.array(id).check(z.maxLength(200)), []),
  /** Excludes it from the comparables, and stores the result. */
  listingId: z.nullish(id),
})
export type PriceQuestion = z.output<typeof priceQuestion>
export type PriceQuestionInput = z.input<typeof priceQuestion>

const moment = z.string()

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

export const estimate = z.object({
  /** US dollars: sale price or monthly rent. */
  price: z.number(),
  /** Half of the listings like it ask from `low` to `high`. */
  low: z.number(),
  high: z.number(),
  /** Of as many equally like listings it would be as sure. */
  effectiveSampleSize: z.number(),
  confidence: z.enum(confidences),
  /** Median error among our listings of its kind; null where it was not measured. */
  typicalErrorPercent: z.nullable(z.number()),
})
export type PriceEstimate = z.infer<typeof estimate>

const standing = {
  /** Below, within or above the estimate's range. */
  verdict: z.enum(verdicts),
  /** Null where fewer than the like of 5 listings are there. */
  estimate: z.nullable(estimate),
  /** Of the price from the estimate, percent, signed: the one that is shown. */
  estimateDifference: z.nullable(z.number()),
  /** What each known fact adds to the estimate, percent, signed. */
  corrections: z.array(z.object({ fact: z.enum(facts), percent: z.number() })),
  /** Of the price per m² from the median, percent, signed: for statistics. */
  medianDifference: z.number(),
  /** That of the estimate; low without one. */
  confidence: z.enum(confidences),
  /** US dollars, that of the estimate. */
  fairRange: z.nullable(z.object({ low: z.number(), high: z.number() })),
  marketStats,
  /** Excluded as outliers. */
  leftOut: z.int(),
  /** To the hour. */
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
  /** US dollars: sale price or monthly rent. */
  price: z.number(),
  area: z.number(),
  pricePerSqm: z.number(),
  bedrooms: z.int(),
  /** Null if either place is unknown. */
  distanceKm: z.nullable(z.number()),
  leftOut: z.nullable(z.enum(reasonsOut)),
  /** Of another type, which lends to the estimate where its own has few; null: of the same. */
  likeType: z.nullable(z.enum(propertyTypes)),
  /** In the estimate: 1 of the same size and neighbourhood, 0 where left out. */
  weight: z.number(),
  picture: z.nullable(media),
  publishedAt: z.nullable(z.string()),
})
export type Comparable = z.infer<typeof comparable>

export const comparables = z.object({
  scope: z.enum(marketScopes),
  total: z.int(),
  leftOut: z.int(),
  comparables: z.array(comparable),
})

export const listingVerdict = z.object({
  transactionType: z.enum(priceKinds),
  pricePerSqm: z.nullable(z.number()),
  reason: z.nullable(z.enum(noVerdictReasons)),
  /** Under 5 comparables the verdict is `none`. */
  standing: z.nullable(z.object({ ...standing, priceDifference: z.number() })),
})
export type ListingVerdict = z.infer<typeof listingVerdict>

export const estimateAccuracy = z.object({
  /** Null before the first measurement. */
  measuredAt: z.nullable(moment),
  rows: z.array(
    z.object({
      transactionType: z.enum(priceKinds),
      propertyType: z.enum(propertyTypes),
      /** Null: all cities. */
      city: z.nullable(z.string()),
      /** With an estimate. */
      listings: z.int(),
      medianErrorPercent: z.number(),
      within10Percent: z.number(),
      within20Percent: z.number(),
      inRangePercent: z.number(),
      unansweredPercent: z.number(),
    }),
  ),
})
export type EstimateAccuracy = z.infer<typeof estimateAccuracy>

const areaStats = z.omit(marketStats, { scope: true })
export const neighborhoodPrices = z.object({
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  date: moment,
  /** Unordered; `enough`: 5 comparables. */
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

/** US dollars, square meters. */
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
  priceDifferencePercent: z.number(),
  comparableProperties: z.int(),
  scope: z.enum(marketScopes),
  createdAt: moment,
})
export type PriceAnalysis = z.infer<typeof priceAnalysis>

/** US dollars per square meter. */
export const listingTrend = z.object({
  listingId: z.string(),
  transactionType: z.enum(priceKinds),
  /** Null without an area or a price. */
  pricePerSqm: z.nullable(z.number()),
  scope: z.nullable(z.enum(marketScopes)),
  /** Null without comparables. */
  marketAvgPricePerSqm: z.nullable(z.number()),
  /** Number of cheaper ones per square meter. */
  cheaper: z.nullable(z.int()),
  /** `to` is exclusive except for the last one. */
  distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  /** Oldest first. */
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
  /** Square meters: sorts by similar size. */
  area: wholeNumber(1, areaLimits.max),
  /** Excluded from its own comparables. */
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

export const homePricesQuery = z.object({
  /** Default: rent. */
  transactionType: choice(priceKinds),
  city: placeName,
})

export const homePrices = z.object({
  transactionType: z.enum(priceKinds),
  city: z.string(),
  date: moment,
  rows: z.array(
    z.object({
      /** Null: the whole city. */
      neighborhood: z.nullable(z.string()),
      /** 4: or more. */
      bedrooms: z.int(),
      sampleSize: z.int(),
      /** 5 or more. */
      enough: z.boolean(),
      /** US dollars: sale price or monthly rent. */
      p25: z.number(),
      median: z.number(),
      p75: z.number(),
    }),
  ),
})
export type HomePrices = z.infer<typeof homePrices>
