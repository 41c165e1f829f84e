import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { readSections } from '#shared/search/sections.ts'
import { factsOf, listingFacts } from './facts.ts'
import { filterInput, filtersOf } from './searchFilters.ts'
import { tool } from './tool.ts'

const orders = {
  newest: { sortBy: 'date', sortOrder: 'desc' },
  cheapest: { sortBy: 'price', sortOrder: 'asc' },
  most_expensive: { sortBy: 'price', sortOrder: 'desc' },
  most_viewed: { sortBy: 'views', sortOrder: 'desc' },
  best_return: { sortBy: 'roi', sortOrder: 'desc' },
} as const
export type SearchOrder = keyof typeof orders

/** Characters. */
export const maxSearchText = 200

export const searchInput = z.object({
  text: z
    .string()
    .trim()
    .max(maxSearchText)
    .optional()
    .describe('What is looked for, in Spanish or English: "casa con patio en Luque hasta 120 mil"'),
  ...filterInput,
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
  words: z
    .enum(['all', 'some', 'none'])
    .nullable()
    .describe('Whether listings have the words of `text` that are no filter; those come first'),
  path: z.string().describe('Of the search on this site'),
})

function wordsFound(sections: string | undefined): z.output<typeof searchOutput>['words'] {
  if (!sections) return null
  const found = readSections(sections).filter(({ count }) => count !== 0)
  return (['all', 'some'] as const).find((name) => found.some((one) => one.name === name)) ?? 'none'
}

function searchOf({ text, order, limit, ...filters }: SearchInput) {
  const search = {
    ...filtersOf(filters),
    ...(text && { searchQuery: text }),
    ...(order && orders[order]),
  }
  return { query: { ...search, limit } satisfies ListingSearch, path: paths.search(search) }
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
      words: wordsFound(page.sections),
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
