import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'
import { choice, line, wholeNumber } from './core/query.ts'
import { propertyTypes } from './listings/listingTypes.ts'
import { confidences, marketScopes, reasonsOut, verdicts } from './market/market.ts'
import { media } from './media.ts'

/** What a price is for: to buy, or by the month. */
export const priceKinds = ['sale', 'rent'] as const
export type PriceKind = (typeof priceKinds)[number]

/** What the calculator takes: square metres and US dollars. */
export const calculatorLimits = { area: { min: 0.01, max: 1e8 }, price: { min: 0.01, max: 1e9 } } as const
const { area: areaLimits, price: priceLimits } = calculatorLimits

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
const noControls = /^[^\u0000-\u001f\u007f]*$/
const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(noControls))
const id = z.string().check(z.maxLength(64))

/** What is measured against the market. */
export const priceQuestion = z.object({
  neighborhood: placeName,
  city: placeName,
  propertyType: z.enum(propertyTypes),
  transactionType: z._default(z.enum(priceKinds), 'sale'),
  /** Square metres. */
  area: z.number().check(z.gte(areaLimits.min), z.lte(areaLimits.max)),
  /** US dollars: to buy, or by the month. */
  priceUSD: z.number().check(z.gte(priceLimits.min), z.lte(priceLimits.max)),
  /** Comparables that are taken out by hand; scope and outliers stay what they were without it. */
  exclude: z._default(z.array(id).check(z.maxLength(200)), []),
  /** The caller's own listing, which is then not its own comparable and gets the result as a record. */
  listingId: z.nullish(id),
})
export type PriceQuestion = z.output<typeof priceQuestion>
export type PriceQuestionInput = z.input<typeof priceQuestion>

const moment = z.string()

/** US dollars a square metre of the comparables that count, to the cent. */
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

/** How a price stands in a market: what the calculator and a listing's verdict have in common. */
const standing = {
  verdict: z.enum(verdicts),
  /** Against the median, percent, signed. */
  medianDifference: z.number(),
  confidence: z.enum(confidences),
  /** The usual price of that area, US dollars; null under 5 comparables. */
  fairRange: z.nullable(z.object({ low: z.number(), high: z.number() })),
  marketStats,
  /** Left out by the outlier rule. */
  leftOut: z.int(),
  /** When it was computed, to the hour. */
  date: moment,
}

export const calculation = z.object({
  isAboveMarket: z.boolean(),
  /** Against the market's average, percent, signed. */
  priceDifference: z.number(),
  inputPricePerSqm: z.number(),
  transactionType: z.enum(priceKinds),
  /** Taken out by hand, of those that would count. */
  excluded: z.int(),
  ...standing,
})
export type Calculation = z.infer<typeof calculation>

export const comparable = z.object({
  id: z.string(),
  title: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  /** US dollars: to buy, or by the month. */
  price: z.number(),
  area: z.number(),
  pricePerSqm: z.number(),
  bedrooms: z.int(),
  /** From the middle of the neighbourhood asked about; null where either place is unknown. */
  distanceKm: z.nullable(z.number()),
  leftOut: z.nullable(z.enum(reasonsOut)),
  picture: z.nullable(media),
  publishedAt: z.nullable(z.string()),
})
export type Comparable = z.infer<typeof comparable>

export const comparables = z.object({
  scope: z.enum(marketScopes),
  /** How many there are, those left out among them; the list may be shorter. */
  total: z.int(),
  leftOut: z.int(),
  comparables: z.array(comparable),
})

/** Why a listing has no verdict. */
export const noVerdictReasons = ['no_area', 'no_price', 'no_comparables', 'few_comparables'] as const

export const listingVerdict = z.object({
  transactionType: z.enum(priceKinds),
  pricePerSqm: z.nullable(z.number()),
  /** Null where there is a verdict. */
  reason: z.nullable(z.enum(noVerdictReasons)),
  /** Null where there is nothing to stand in; with fewer than 5 comparables its verdict is `none`. */
  standing: z.nullable(z.object({ ...standing, priceDifference: z.number() })),
})
export type ListingVerdict = z.infer<typeof listingVerdict>

const areaStats = z.omit(marketStats, { scope: true })
export const neighborhoodPrices = z.object({
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  date: moment,
  /** Asking prices by neighbourhood, in no promised order; `enough` where there are at least 5. */
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
  /** The same for each city as a whole. */
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

/** How many comparables are listed where no limit is named. */
export const comparablesShown = 24

/** How a listing's price stood in its market when it was published or changed; dollars, square metres. */
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
  /** Signed: above the market is positive. */
  priceDifferencePercent: z.number(),
  comparableProperties: z.int(),
  scope: z.enum(marketScopes),
  createdAt: moment,
})
export type PriceAnalysis = z.infer<typeof priceAnalysis>

/** Where one's own listing stands among its comparables now, and what it asked over time; dollars for each square metre. */
export const listingTrend = z.object({
  listingId: z.string(),
  transactionType: z.enum(priceKinds),
  /** Null where it has no area or no price. */
  pricePerSqm: z.nullable(z.number()),
  scope: z.nullable(z.enum(marketScopes)),
  /** Of its comparables now; null where there are none. */
  marketAvgPricePerSqm: z.nullable(z.number()),
  /** How many of its comparables ask less for each square metre; null where its own price for one is not known. */
  cheaper: z.nullable(z.int()),
  /** Comparables by price, in steps of equal width: from (inclusive) to (exclusive, the last one inclusive). */
  distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  /** What it asked from each moment on, by the area it has now, and the market's average then where it was measured; oldest first. */
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

export const pricesApi = {
  user: endpoint('GET', '/api/price-analysis/user', {
    summary: 'The price analyses of the listings of who is signed in, newest first',
    access: 'user',
    answer: z.array(priceAnalysis),
    errors: ['not_signed_in'],
  }),
  trend: endpoint('GET', '/api/price-analysis/user/:listingId', {
    summary: 'Where an own listing stands among its comparables, and what it asked over time',
    access: 'user',
    params: z.object({ listingId: z.string() }),
    answer: listingTrend,
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
  calculate: endpoint('POST', '/api/price-analysis/calculate', {
    summary: 'How a price for each square metre stands in its market',
    body: priceQuestion,
    answer: calculation,
    cost: 4,
    errors: [
      'malformed_json',
      'invalid',
      'no_comparables',
      'no_comparables_left',
      'not_signed_in',
      'forbidden',
      'not_found',
    ],
  }),
  comparables: endpoint('GET', '/api/price-analysis/comparables', {
    summary: 'The listings that a price is compared with, those left out among them',
    query: z.object({
      neighborhood: placeName,
      city: placeName,
      propertyType: z.enum(propertyTypes),
      transactionType: choice(priceKinds),
      /** Square metres: the most like in size come first; without it the newest. */
      area: wholeNumber(1, areaLimits.max),
      /** A listing that is not its own comparable. */
      listingId: line(64),
      limit: wholeNumber(1, 100),
    }),
    cost: 4,
    answer: comparables,
    cache: 'public',
    errors: ['bad_parameter'],
  }),
  listing: endpoint('GET', '/api/price-analysis/listing/:id', {
    summary: 'How a listing stands in its market, itself left out',
    params: z.object({ id: z.string() }),
    answer: listingVerdict,
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  neighborhoods: endpoint('GET', '/api/price-analysis/neighborhoods', {
    summary: 'Asking prices for each square metre by neighbourhood and by city',
    query: z.object({
      /** apartment where it is not named. */
      propertyType: choice(propertyTypes),
      /** sale where it is not named. */
      transactionType: choice(priceKinds),
      city: line(80),
    }),
    answer: neighborhoodPrices,
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter'],
  }),
}
