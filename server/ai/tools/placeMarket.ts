import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'
import { homePriceRow, homePrices } from './homePrices.ts'
import { listed, requireKnownPlaces } from './input/knownPlaces.ts'
import { marketArea, marketStats } from './marketStats.ts'
import { type ToolContext, tool } from './tool.ts'

const kinds = [
  ['apartment', 'sale'],
  ['apartment', 'rent'],
  ['house', 'sale'],
  ['house', 'rent'],
  ['land', 'sale'],
] as const
const place = z.string().trim().min(1).max(80)
const kind = { propertyType: z.enum(propertyTypes), transactionType: z.enum(priceKinds) }

export const placeMarket = tool({
  name: 'place_market',
  title: 'The market of a place',
  description:
    'A city or neighbourhood at a glance: how many listings are for sale and for rent, what a square metre of apartments, houses and plots asks (median and middle half), and what homes rent and sell for by bedrooms, each with the number of listings it is made of. Use it for “what is the market like in Villa Morra” or before comparing places; where `enough` is false, say that they are few. Example: {"city": "Asunción", "neighborhood": "Villa Morra"}.',
  input: z
    .object({ city: place.optional(), neighborhood: place.optional() })
    .refine(({ city, neighborhood }) => city ?? neighborhood, {
      params: { code: 'needs' },
      error: 'city or neighborhood',
    }),
  output: z.object({
    city: z.string(),
    neighborhood: z.string().nullable(),
    listings: z.object({ sale: z.int(), rent: z.int() }),
    perSqm: z
      .array(z.object({ ...kind, area: marketArea }))
      .describe('A month, for rent. What has no prices is left out; see `withNeighbors` and `neighborhood`'),
    rents: z.array(homePriceRow).describe('Of whole homes a month, by bedrooms'),
    prices: z.array(homePriceRow).describe('Of whole homes for sale, by bedrooms'),
    date: z.string(),
    path: z.string().describe('Of these listings on this site'),
  }),
  async run(context, asked) {
    await requireKnownPlaces(context, { city: listed(asked.city), neighborhood: listed(asked.neighborhood) })
    const barrio = asked.neighborhood && findNeighborhood(asked.neighborhood, asked.city)
    const neighborhood = barrio ? barrio.name : asked.neighborhood
    const named = asked.city ?? (barrio ? barrio.city : '')
    const city = findCity(named)?.name ?? named
    const at = { city, neighborhood }
    const [areas, rent, sale, rented, sold] = await Promise.all([
      Promise.all(kinds.map((one) => areaOf(context, one, at))),
      homePrices.run(context, { transactionType: 'rent', ...at }),
      homePrices.run(context, { transactionType: 'sale', ...at }),
      countOf(context, 'rent', at),
      countOf(context, 'sale', at),
    ])
    const own = ({ neighborhood: of }: { neighborhood: string | null }) => neighborhood || of === null
    return {
      ...{ city, neighborhood: neighborhood ?? null },
      listings: { sale: sold, rent: rented },
      perSqm: areas.flat(),
      ...{ rents: rent.rows.filter(own), prices: sale.rows.filter(own), date: rent.date },
      path: paths.search({ city: [city], ...(neighborhood && { neighborhood: [neighborhood] }) }),
    }
  },
})

interface At {
  city: string
  neighborhood: string | undefined
}

async function areaOf(context: ToolContext, [propertyType, transactionType]: (typeof kinds)[number], at: At) {
  const { area } = await marketStats.run(context, { propertyType, transactionType, ...at })
  return area ? [{ propertyType, transactionType, area }] : []
}

async function countOf({ api, ...caller }: ToolContext, transactionType: 'sale' | 'rent', at: At) {
  const query = {
    transactionType,
    city: [at.city],
    ...(at.neighborhood && { neighborhood: [at.neighborhood] }),
  }
  return (await api.callInternally(listingsApi.facets, { ...caller, query })).total
}
