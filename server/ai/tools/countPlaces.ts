import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { requireKnownPlaces } from './input/knownPlaces.ts'
import { filterInput, filtersOf, landmarkInput, refuseSlips } from './input/searchFilters.ts'
import { readMeaning, understoodOutput } from './input/understood.ts'
import { searchText } from './searchListings.ts'
import { tool } from './tool.ts'

const placeCount = z.object({
  name: z.string(),
  listings: z.int(),
  path: z.string().describe('Of these listings on this site'),
})
export type PlaceCount = z.output<typeof placeCount>

export const countPlacesOutput = z.object({
  total: z.int(),
  totalIsCapped: z.boolean().describe('There are more than total'),
  /** Most listings first. */
  cities: z.array(placeCount),
  neighborhoods: z.array(placeCount).describe('Of the city, where one is named; else empty'),
  understood: understoodOutput,
  path: z.string(),
})

const maxPlaces = 12

export const countPlaces = tool({
  name: 'count_places',
  title: 'Where there are how many',
  description:
    'How many active listings fit, by city, and by neighbourhood where one city is named, most first. Use it for “where can I buy a house for 100,000” or “which neighbourhoods have three-bedroom rentals up to 1,500”, and to see which places there are. Takes what search_listings takes. Example: {"transactionType": "rent", "city": ["Asunción"], "bedrooms": 3, "maxPriceUSD": 1500}.',
  input: z.object({ text: searchText, ...landmarkInput, ...filterInput }).superRefine(refuseSlips),
  output: countPlacesOutput,
  async run(context, { text, landmarks, withinKm, ...filters }) {
    const { api, ...caller } = context
    const given = filtersOf(filters)
    await requireKnownPlaces(context, given)
    const { filters: meant, understood } = await readMeaning(context, { text, landmarks, withinKm, given })
    const query = { ...meant, ...(text && { searchQuery: text }), neighborhood: undefined }
    const { total, totalIsCapped, facets } = await api.callInternally(listingsApi.facets, {
      ...caller,
      query,
    })
    const { city } = understood.filters
    const isOneCity = Array.isArray(city) && city.length === 1
    const rows = (counts: Record<string, number> | undefined, field: 'city' | 'neighborhood') =>
      Object.entries(counts ?? {})
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, maxPlaces)
        .map(([name, listings]) => ({
          ...{ name, listings },
          path: paths.search({ ...query, [field]: [name] }),
        }))
    return {
      ...{ total, totalIsCapped },
      cities: rows(facets.city, 'city'),
      neighborhoods: isOneCity ? rows(facets.neighborhood, 'neighborhood') : [],
      understood,
      path: paths.search(query),
    }
  },
})
