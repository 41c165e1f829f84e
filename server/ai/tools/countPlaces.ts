import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { filterInput, filtersOf } from './searchFilters.ts'
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
  path: z.string(),
})

const maxPlaces = 12

export const countPlaces = tool({
  name: 'count_places',
  title: 'Where there are how many',
  description:
    'How many active listings fit exact filters, by city, and by neighbourhood where one city is named, most first. Use it for "where can I buy a house for 100,000" or "which neighbourhoods have three-bedroom rentals up to 1,500".',
  input: z.object(filterInput),
  output: countPlacesOutput,
  async run({ api, ...caller }, input) {
    const filters = filtersOf(input)
    const query = { ...filters, neighborhood: undefined }
    const { total, totalIsCapped, facets } = await api.callInternally(listingsApi.facets, {
      ...caller,
      query,
    })
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
      neighborhoods: filters.city?.length === 1 ? rows(facets.neighborhood, 'neighborhood') : [],
      path: paths.search(query),
    }
  },
})
