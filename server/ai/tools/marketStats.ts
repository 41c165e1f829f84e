import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { fold } from '#shared/core/text.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { confidenceOf, confidences, type MarketScope } from '#shared/market/market.ts'
import { paths } from '#shared/paths.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { listed, requireKnownPlaces } from './input/knownPlaces.ts'
import { type ToolContext, tool } from './tool.ts'

const figures = z.object({
  listings: z.int().describe('How many the figures are made of'),
  medianPerSqmUSD: z.number(),
  p25PerSqmUSD: z.number(),
  p75PerSqmUSD: z.number(),
  minPerSqmUSD: z.number(),
  maxPerSqmUSD: z.number(),
  averagePerSqmUSD: z.number(),
})
export const marketArea = z.object({
  neighborhood: z.string().nullable(),
  withNeighbors: z.boolean().describe('The neighbourhood has too few: its neighbours are counted too'),
  city: z.string(),
  figures,
  enough: z.boolean().describe('False where they are too few to judge by'),
  confidence: z.enum(confidences),
})
export type MarketAreaStats = z.output<typeof marketArea>

export const marketOutput = z.object({
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  area: marketArea.nullable(),
  /** Most listings first. */
  others: z.array(marketArea),
  date: z.string(),
  path: z.string().describe('Of these prices on this site'),
})
export type MarketOutput = z.output<typeof marketOutput>

const maxOthers = 8
const place = z.string().trim().min(1).max(80)

export const marketStats = tool({
  name: 'market_stats',
  title: 'Asking prices of a market',
  description:
    'Asking prices per square metre (US dollars; monthly for rent) of one type of property in a neighbourhood or a city of Paraguay: median, quartiles, and of how many listings. Without a place: city by city. Use it for “what does a square metre cost in Luque” and to tell which of two places is dearer; of all types of a place at once: place_market. Example: {"propertyType": "apartment", "transactionType": "sale", "city": "Asunción", "neighborhood": "Villa Morra"}.',
  input: z.object({
    propertyType: z.enum(propertyTypes).default('apartment'),
    transactionType: z.enum(priceKinds).default('sale'),
    neighborhood: place.optional(),
    city: place.optional(),
  }),
  output: marketOutput,
  async run(context, { propertyType, transactionType, neighborhood, city: named }) {
    const { api, ...caller } = context
    await requireKnownPlaces(context, { city: listed(named), neighborhood: listed(neighborhood) })
    const kind = { propertyType, transactionType }
    const asked = named ?? (neighborhood && findNeighborhood(neighborhood)?.city)
    const city = asked && (findCity(asked)?.name ?? asked)
    const path = paths.neighborhoodPrices({ ...kind, city })
    if (neighborhood && city) {
      const around = await areaAround(context, { ...kind, neighborhood, city })
      if (around) return { ...kind, ...around, others: [], path }
    }
    const prices = await api.callInternally(pricesApi.neighborhoods, { ...caller, query: { ...kind, city } })
    const rows = prices.neighborhoods.map((row) => toArea(row, row.neighborhood))
    const cities = prices.cities.map((row) => toArea(row, null))
    const found = city && cities.find((row) => fold(row.city) === fold(city))
    return {
      ...kind,
      area: found || null,
      others: (city ? rows : cities)
        .filter(({ enough }) => enough)
        .toSorted((one, other) => other.figures.listings - one.figures.listings)
        .slice(0, maxOthers),
      date: prices.date,
      path,
    }
  },
})

type Kind = Pick<MarketOutput, 'propertyType' | 'transactionType'>
type Place = Kind & { neighborhood: string; city: string }

/** Of a neighborhood, widened to neighbors or city if it has too few. */
async function areaAround({ api, ...caller }: ToolContext, { neighborhood, ...market }: Place) {
  const name = findNeighborhood(neighborhood, market.city)?.name ?? neighborhood
  const body = { ...market, neighborhood: name, area: 1, priceUSD: 1, exclude: [] }
  try {
    const found = await api.callInternally(pricesApi.calculate, { ...caller, body })
    const { scope, sampleSize, ...stats } = found.marketStats
    if (scope === 'country') return undefined
    const quartiles = {
      p25: stats.p25PricePerSqm,
      median: stats.medianPricePerSqm,
      p75: stats.p75PricePerSqm,
    }
    const confidence = confidenceOf({ sampleSize, ...quartiles }, scope)
    const row = { ...found, confidence, city: market.city, enough: true, scope }
    return { area: toArea(row, scope === 'city' ? null : name), date: found.date }
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_comparables') return undefined
    throw error
  }
}

type Row = Omit<NeighborhoodPrices['cities'][number], 'leftOut'> & { scope?: MarketScope }

function toArea({ city, enough, confidence, marketStats: stats, scope }: Row, neighborhood: string | null) {
  return {
    neighborhood,
    withNeighbors: scope === 'neighbors',
    city,
    enough,
    confidence,
    figures: {
      listings: stats.sampleSize,
      medianPerSqmUSD: stats.medianPricePerSqm,
      p25PerSqmUSD: stats.p25PricePerSqm,
      p75PerSqmUSD: stats.p75PricePerSqm,
      minPerSqmUSD: stats.minPricePerSqm,
      maxPerSqmUSD: stats.maxPricePerSqm,
      averagePerSqmUSD: stats.avgPricePerSqm,
    },
  }
}
