import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { amenities, propertyTypes } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { factsOf, listingFacts } from './facts.ts'
import { tool } from './tool.ts'

const names = z.array(z.string().trim().min(1).max(80)).max(20)
const dollars = z.int().min(0).max(1_000_000_000)
const squareMetres = z.int().min(0).max(100_000_000)
const count = z.int().min(0).max(50)

const orders = {
  newest: { sortBy: 'date', sortOrder: 'desc' },
  cheapest: { sortBy: 'price', sortOrder: 'asc' },
  most_expensive: { sortBy: 'price', sortOrder: 'desc' },
  most_viewed: { sortBy: 'views', sortOrder: 'desc' },
  best_return: { sortBy: 'roi', sortOrder: 'desc' },
} as const
export type SearchOrder = keyof typeof orders

export const searchInput = z.object({
  text: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('What is looked for, in Spanish or English: "casa con patio en Luque hasta 120 mil"'),
  transactionType: z.enum(['sale', 'rent']).optional(),
  propertyType: z.array(z.enum(propertyTypes)).optional(),
  city: names.optional(),
  neighborhood: names.optional(),
  state: names.optional().describe('Departments of Paraguay'),
  minPriceUSD: dollars.optional().describe('Of the monthly rent where transactionType is rent'),
  maxPriceUSD: dollars.optional(),
  bedrooms: count.optional().describe('At least'),
  bathrooms: count.optional().describe('At least'),
  parkingSpaces: count.optional().describe('At least'),
  minAreaSqm: squareMetres.optional(),
  maxAreaSqm: squareMetres.optional(),
  amenities: z.array(z.enum(amenities)).optional().describe('All of them'),
  exceptAmenities: z.array(z.enum(amenities)).optional(),
  exceptPropertyType: z.array(z.enum(propertyTypes)).optional(),
  exceptCity: names.optional(),
  exceptNeighborhood: names.optional(),
  allowsShortTerm: z.boolean().optional(),
  airbnbActive: z.boolean().optional(),
  featured: z.boolean().optional(),
  order: z
    .enum(['newest', 'cheapest', 'most_expensive', 'most_viewed', 'best_return'])
    .optional()
    .describe('Default: the most relevant first'),
  limit: z.int().min(1).max(10).default(5),
})
export type SearchInput = z.input<typeof searchInput>

export const searchOutput = z.object({
  listings: z.array(listingFacts),
  total: z.int(),
  totalIsCapped: z.boolean().describe('There are more than total'),
  path: z.string().describe('Of the search on this site'),
})

function searchOf({ text, order, minPriceUSD, maxPriceUSD, minAreaSqm, maxAreaSqm, ...rest }: SearchInput) {
  const { limit, ...same } = rest
  const search = {
    ...same,
    searchQuery: text || undefined,
    minPrice: minPriceUSD,
    maxPrice: maxPriceUSD,
    minArea: minAreaSqm,
    maxArea: maxAreaSqm,
    ...(order && orders[order]),
  }
  const path = paths.search(search)
  return { query: { ...search, limit } satisfies ListingSearch, path }
}

export const searchListings = tool({
  name: 'search_listings',
  title: 'Search listings',
  description:
    'Homes, plots, offices and other property for sale or rent in Paraguay. Understands a sentence and takes exact filters; filters win. Prices are US dollars, areas square metres.',
  input: searchInput,
  output: searchOutput,
  async run({ api, language, ...caller }, input) {
    const { query, path } = searchOf(input)
    const page = await api.callPageInternally(listingsApi.search, { ...caller, language, query })
    return {
      listings: page.items.map((one) => factsOf(one, language)),
      total: page.total,
      totalIsCapped: page.totalIsCapped,
      path,
    }
  },
})

export const similarListings = tool({
  name: 'similar_listings',
  title: 'Listings like one',
  description: 'Active listings like a given one: of its kind, nearest in place and price first.',
  input: z.object({ id: z.string().min(1).max(64), limit: z.int().min(1).max(10).default(4) }),
  output: z.object({ listings: z.array(listingFacts) }),
  async run({ api, language, ...caller }, { id, limit }) {
    const similar = await api.callInternally(listingsApi.similar, {
      ...caller,
      language,
      params: { id },
      query: { limit },
    })
    return { listings: similar.map((one) => factsOf(one, language)) }
  },
})
