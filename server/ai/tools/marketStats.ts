import { z } from 'zod'
import { fold } from '#shared/core/text.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { confidences } from '#shared/market/market.ts'
import { paths } from '#shared/paths.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { tool } from './tool.ts'

const figures = z.object({
  listings: z.int().describe('How many the figures are made of'),
  medianPerSqmUSD: z.number(),
  p25PerSqmUSD: z.number(),
  p75PerSqmUSD: z.number(),
  minPerSqmUSD: z.number(),
  maxPerSqmUSD: z.number(),
  averagePerSqmUSD: z.number(),
})
const area = z.object({
  neighborhood: z.string().nullable(),
  city: z.string(),
  figures,
  enough: z.boolean().describe('False where they are too few to judge by'),
  confidence: z.enum(confidences),
})
export type MarketAreaStats = z.output<typeof area>

export const marketOutput = z.object({
  propertyType: z.enum(propertyTypes),
  transactionType: z.enum(priceKinds),
  /** Of the place asked for: the neighbourhood, else its city. */
  area: area.nullable(),
  /** Of the same city, or the cities; the most listings first. */
  others: z.array(area),
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
    'Asking prices per square metre (US dollars; monthly for rent) of one type of property in a neighbourhood or a city of Paraguay: median, quartiles, and of how many listings. Without a place: city by city.',
  input: z.object({
    propertyType: z.enum(propertyTypes).default('apartment'),
    transactionType: z.enum(priceKinds).default('sale'),
    neighborhood: place.optional(),
    city: place.optional(),
  }),
  output: marketOutput,
  async run({ api, ...caller }, { propertyType, transactionType, neighborhood, city: named }) {
    const city = named ?? (neighborhood && findNeighborhood(neighborhood)?.city)
    const query = { propertyType, transactionType, city: city && (findCity(city)?.name ?? city) }
    const prices = await api.callInternally(pricesApi.neighborhoods, { ...caller, query })
    const rows = prices.neighborhoods.map((row) => toArea(row, row.neighborhood))
    const cities = prices.cities.map((row) => toArea(row, null))
    const found =
      (neighborhood && rows.find((row) => isSame(row.neighborhood, neighborhood, row.city))) ||
      (city && cities.find((row) => fold(row.city) === fold(query.city ?? '')))
    const others = (city ? rows : cities).filter((row) => row !== found && row.enough)
    return {
      propertyType,
      transactionType,
      area: found || null,
      others: others
        .toSorted((one, other) => other.figures.listings - one.figures.listings)
        .slice(0, maxOthers),
      date: prices.date,
      path: paths.neighborhoodPrices(query),
    }
  },
})

function isSame(name: string | null, asked: string, city: string): boolean {
  const known = findNeighborhood(asked, city)?.name ?? asked
  return name !== null && fold(name) === fold(known)
}

type Row = NeighborhoodPrices['cities'][number]

function toArea({ city, enough, confidence, marketStats: stats }: Row, neighborhood: string | null) {
  return {
    neighborhood,
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
