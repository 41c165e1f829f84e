import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { asNumber } from '#shared/core/money.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { confidences, marketScopes, toCents, verdicts } from '#shared/market/market.ts'
import { paths } from '#shared/paths.ts'
import { calculatorLimits, noVerdictReasons, priceKinds } from '#shared/prices/priceKinds.ts'
import { marketStats } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { listed, requireKnownPlaces } from './input/knownPlaces.ts'
import { type ToolContext, tool } from './tool.ts'

const { area: areaLimits, price: priceLimits } = calculatorLimits
const place = z.string().trim().min(1).max(80)

const input = z
  .object({
    listingId: z.string().min(1).max(64).optional().describe('Or the five below'),
    neighborhood: place.optional(),
    city: place.optional(),
    propertyType: z.enum(propertyTypes).optional(),
    transactionType: z.enum(priceKinds).default('sale'),
    areaSqm: z.number().min(areaLimits.min).max(areaLimits.max).optional(),
    priceUSD: z
      .number()
      .min(priceLimits.min)
      .max(priceLimits.max)
      .optional()
      .describe('To judge; the sale price or the monthly rent'),
    comparables: z.int().min(0).max(10).default(3),
  })
  .refine(({ listingId, city, propertyType, areaSqm }) => listingId || (city && propertyType && areaSqm), {
    params: { code: 'needs' },
    error: 'listingId, or city, propertyType and areaSqm',
  })

const comparable = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  priceUSD: z.number(),
  areaSqm: z.number(),
  pricePerSqmUSD: z.number(),
  bedrooms: z.int(),
})

export const estimateOutput = z.object({
  transactionType: z.enum(priceKinds),
  areaSqm: z.number().nullable(),
  priceUSD: z.number().nullable(),
  pricePerSqmUSD: z.number().nullable(),
  /** Null without comparables: see `reason`. */
  verdict: z.enum(verdicts).nullable(),
  differencePercent: z.number().nullable().describe('From the estimate, as the site shows it'),
  estimateUSD: z.number().nullable().describe('What listings like it ask'),
  typicalErrorPercent: z.number().nullable().describe('Median error of such estimates'),
  fairRangeUSD: z.object({ low: z.number(), high: z.number() }).nullable(),
  stats: z.nullable(marketStats),
  confidence: z.enum(confidences).nullable(),
  reason: z.enum(noVerdictReasons).nullable(),
  comparables: z.array(comparable),
  scope: z.enum(marketScopes).nullable(),
  path: z.string().describe('Where this stands on this site'),
})
export type Estimate = z.output<typeof estimateOutput>
type Input = z.output<typeof input>

export const estimatePrice = tool({
  name: 'estimate_price',
  title: 'What a property is worth beside its market',
  description:
    'Compares a listing, or a described property, with the listings like it: an estimate with its range, whether a price is below, within or above it, and the nearest comparables. Use it for “is this price fair” and “what could I ask for mine”. Asking prices, no appraisal; `reason` says why there is no verdict. Example: {"city": "Asunción", "neighborhood": "Villa Morra", "propertyType": "apartment", "areaSqm": 80, "priceUSD": 120000}.',
  input,
  output: estimateOutput,
  run: (context, question) =>
    question.listingId === undefined ? ofDescribed(context, question) : ofListing(context, question),
})

async function ofListing(
  { api, ...caller }: ToolContext,
  { listingId = '', comparables: limit }: Input,
): Promise<Estimate> {
  const params = { id: listingId }
  const [listing, { transactionType, pricePerSqm, reason, standing }] = await Promise.all([
    api.callInternally(listingsApi.get, { ...caller, params }),
    api.callInternally(pricesApi.listing, { ...caller, params }),
  ])
  const { neighborhood, city, propertyType } = listing
  const area = asNumber(listing.area)
  const market = { neighborhood, city, propertyType, transactionType }
  return {
    transactionType,
    areaSqm: area > 0 ? area : null,
    priceUSD: asNumber(listing.priceUSD),
    pricePerSqmUSD: pricePerSqm,
    verdict: standing?.verdict ?? null,
    differencePercent: standing?.estimateDifference ?? null,
    estimateUSD: standing?.estimate?.price ?? null,
    typicalErrorPercent: standing?.estimate?.typicalErrorPercent ?? null,
    fairRangeUSD: standing?.fairRange ?? null,
    stats: standing?.marketStats ?? null,
    confidence: standing?.confidence ?? null,
    scope: standing?.marketStats.scope ?? null,
    reason,
    comparables:
      area > 0 && limit > 0 ? await likeIt({ api, ...caller }, { ...market, area, listingId, limit }) : [],
    path: paths.property(listingId),
  }
}

async function ofDescribed(context: ToolContext, question: Input): Promise<Estimate> {
  const { api, ...caller } = context
  await requireKnownPlaces(context, {
    city: listed(question.city),
    neighborhood: listed(question.neighborhood),
  })
  const { city = '', propertyType = 'apartment', transactionType, areaSqm: area = 1, priceUSD } = question
  const market = { neighborhood: question.neighborhood ?? city, city, propertyType, transactionType }
  const base = { transactionType, areaSqm: area, priceUSD: priceUSD ?? null, path: paths.priceCalculator }
  const pricePerSqmUSD = priceUSD === undefined ? null : toCents(priceUSD / area)
  try {
    const body = { ...market, area, priceUSD: priceUSD ?? 1, exclude: [] }
    const found = await api.callInternally(pricesApi.calculate, { ...caller, body })
    return {
      ...base,
      pricePerSqmUSD,
      verdict: priceUSD === undefined ? null : found.verdict,
      differencePercent: priceUSD === undefined ? null : found.estimateDifference,
      estimateUSD: found.estimate?.price ?? null,
      typicalErrorPercent: found.estimate?.typicalErrorPercent ?? null,
      fairRangeUSD: found.fairRange,
      stats: found.marketStats,
      confidence: found.confidence,
      scope: found.marketStats.scope,
      reason: found.fairRange ? null : 'few_comparables',
      comparables:
        question.comparables > 0
          ? await likeIt({ api, ...caller }, { ...market, area, limit: question.comparables })
          : [],
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'no_comparables')) throw error
    return { ...base, ...nothing, pricePerSqmUSD, reason: 'no_comparables' }
  }
}

const nothing = {
  verdict: null,
  differencePercent: null,
  estimateUSD: null,
  typicalErrorPercent: null,
  fairRangeUSD: null,
  stats: null,
  confidence: null,
  scope: null,
  comparables: [],
}

interface Alike {
  neighborhood: string
  city: string
  propertyType: (typeof propertyTypes)[number]
  transactionType: (typeof priceKinds)[number]
  area: number
  listingId?: string
  limit: number
}

async function likeIt({ api, ...caller }: ToolContext, { area, limit, ...market }: Alike) {
  // Outliers may be left out.
  const query = { ...market, area: Math.max(1, Math.round(area)), limit: limit * 2 }
  const { comparables } = await api.callInternally(pricesApi.comparables, { ...caller, query })
  return comparables
    .filter(({ leftOut }) => leftOut === null)
    .slice(0, limit)
    .map(({ id, title, neighborhood, city, price, area: areaSqm, pricePerSqm, bedrooms }) => ({
      ...{ id, title, neighborhood, city, areaSqm, bedrooms },
      path: paths.property(id),
      priceUSD: price,
      pricePerSqmUSD: pricePerSqm,
    }))
}
