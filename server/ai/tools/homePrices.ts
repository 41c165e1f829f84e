import { z } from 'zod'
import { fold } from '#shared/core/text.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { paths } from '#shared/paths.ts'
import { capital } from '#shared/places/mainCities.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import type { HomePrices } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { listed, requireKnownPlaces } from './input/knownPlaces.ts'
import { tool } from './tool.ts'

export const homePriceRow = z.object({
  neighborhood: z.string().nullable().describe('Null: the whole city'),
  bedrooms: z.int().describe('4: or more; 0: studio apartments'),
  listings: z.int().describe('How many the figures are made of'),
  enough: z.boolean().describe('False where they are too few to judge by'),
  lowPriceUSD: z.number().describe('A quarter ask less'),
  medianPriceUSD: z.number(),
  highPriceUSD: z.number().describe('A quarter ask more'),
  path: z.string().describe('Of these homes on this site'),
})
export type HomePriceRow = z.output<typeof homePriceRow>

export const homePricesOutput = z.object({
  transactionType: z.enum(priceKinds),
  city: z.string(),
  rows: z.array(homePriceRow),
  date: z.string(),
})

const place = z.string().trim().min(1).max(80)
const maxBedrooms = 4

export const homePrices = tool({
  name: 'home_prices',
  title: 'What homes ask, by bedrooms',
  description:
    'What whole homes (houses, apartments) ask in a city or one of its neighbourhoods, by number of bedrooms: the monthly rent or the sale price in US dollars, median and middle half, and of how many listings. Use it for "what does a two-bedroom rent for in Villa Morra"; for prices per square metre use market_stats. Example: {"transactionType": "rent", "city": "Asunción", "neighborhood": "Villa Morra", "bedrooms": 2}.',
  input: z.object({
    transactionType: z.enum(priceKinds).default('rent'),
    city: place.default(capital),
    neighborhood: place.optional().describe('Only this one; without it the city and all its neighbourhoods'),
    bedrooms: z.int().min(0).max(50).optional().describe('0: studio apartments'),
  }),
  output: homePricesOutput,
  async run(context, { transactionType, neighborhood, bedrooms, ...input }) {
    const { api, ...caller } = context
    await requireKnownPlaces(context, { city: [input.city], neighborhood: listed(neighborhood) })
    const known = neighborhood ? findNeighborhood(neighborhood, input.city) : undefined
    const city = findCity(input.city)?.name ?? input.city
    const named = known?.name ?? neighborhood
    const found = await api.callInternally(pricesApi.homes, { ...caller, query: { transactionType, city } })
    const rows = found.rows.filter(
      (one) =>
        (named === undefined || (one.neighborhood !== null && fold(one.neighborhood) === fold(named))) &&
        (bedrooms === undefined || one.bedrooms === Math.min(bedrooms, maxBedrooms)),
    )
    return {
      ...{ transactionType, city, date: found.date },
      rows: rows.map((one) => toRow(one, { transactionType, city })),
    }
  },
})

const studios = { searchQuery: 'monoambiente', propertyType: ['apartment'] }

function toRow(
  { neighborhood, bedrooms, sampleSize, enough, p25, median, p75 }: HomePrices['rows'][number],
  { transactionType, city }: Pick<HomePrices, 'transactionType' | 'city'>,
): HomePriceRow {
  return {
    ...{ neighborhood, bedrooms, listings: sampleSize, enough },
    ...{ lowPriceUSD: p25, medianPriceUSD: median, highPriceUSD: p75 },
    path: paths.search({
      ...(bedrooms > 0 ? { propertyType: homeTypes, bedrooms } : studios),
      ...{ transactionType, city: [city] },
      ...(neighborhood && { neighborhood: [neighborhood] }),
    }),
  }
}
