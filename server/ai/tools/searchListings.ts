import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import { readSections } from '#shared/search/sections.ts'
import type { SentenceSort } from '#shared/search/sentence.ts'
import { factsOf, listingFacts } from './facts.ts'
import { requireKnownPlaces } from './input/knownPlaces.ts'
import { maxCursor, readCursor, writeCursor } from './input/searchCursor.ts'
import { filterInput, filtersOf, landmarkInput, refuseSlips } from './input/searchFilters.ts'
import { readMeaning, understoodOutput } from './input/understood.ts'
import { tool } from './tool.ts'

const maxPage = 10

const orders = {
  newest: { sortBy: 'date', sortOrder: 'desc' },
  cheapest: { sortBy: 'price', sortOrder: 'asc' },
  most_expensive: { sortBy: 'price', sortOrder: 'desc' },
  most_viewed: { sortBy: 'views', sortOrder: 'desc' },
  best_return: { sortBy: 'roi', sortOrder: 'desc' },
  lowest_per_sqm: { sortBy: 'pricePerSqm', sortOrder: 'asc' },
  largest: { sortBy: 'area', sortOrder: 'desc' },
  smallest: { sortBy: 'area', sortOrder: 'asc' },
} as const
export type SearchOrder = keyof typeof orders
export const searchOrders = [
  'newest',
  'cheapest',
  'most_expensive',
  'most_viewed',
  'best_return',
  'lowest_per_sqm',
  'largest',
  'smallest',
] as const

/** Characters. */
export const maxSearchText = 200

export const searchText = z
  .string()
  .trim()
  .max(maxSearchText)
  .optional()
  .describe('What is looked for, as people say it, in Spanish, English or Portuguese')

const searchArguments = z.object({
  text: searchText,
  ...landmarkInput,
  ...filterInput,
  order: z.enum(searchOrders).optional().describe('Default: the most relevant first'),
})

const search = searchArguments.superRefine(refuseSlips)
export const searchInput = searchArguments
  .extend({
    limit: z.int().min(1).max(maxPage).default(5),
    cursor: z
      .string()
      .max(maxCursor)
      .optional()
      .describe('`nextCursor` of an answer: its next page. Needs no other argument'),
  })
  .superRefine(refuseSlips)
export type SearchInput = z.input<typeof searchInput>

export const searchOutput = z.object({
  listings: z.array(listingFacts),
  total: z.int(),
  totalIsCapped: z.boolean().describe('There are more than total'),
  words: z
    .enum(['all', 'some', 'none'])
    .nullable()
    .describe('Whether listings have the words of `text` that are no filter; those come first'),
  understood: understoodOutput,
  order: z.enum(searchOrders).nullable().describe('Null: the most relevant first'),
  byWordsOnly: z
    .boolean()
    .describe('Nothing is as understood: these only have the words of `text`, and may miss its filters'),
  nextCursor: z.string().nullable().describe('For more of them; null: these are the last'),
  path: z.string().describe('Of the search on this site'),
})

function wordsFound(sections: string | undefined): z.output<typeof searchOutput>['words'] {
  if (!sections) return null
  const found = readSections(sections).filter(({ count }) => count !== 0)
  return (['all', 'some'] as const).find((name) => found.some((one) => one.name === name)) ?? 'none'
}

export const orderOfSort = (sort: SentenceSort | undefined): SearchOrder | null =>
  searchOrders.find(
    (name) => orders[name].sortBy === sort?.sortBy && orders[name].sortOrder === sort.sortOrder,
  ) ?? null

export const searchListings = tool({
  name: 'search_listings',
  title: 'Search listings',
  description:
    'Homes, plots, offices and other property for sale or rent in Paraguay, with how each request was understood and what was not. Use it for every “find me”: give the sentence as it was said in `text`, exact filters beside it where you know them (filters win), names of landmarks or avenues in `landmarks`. Then tell the person what `understood` and `notUnderstood` say. Prices are US dollars, areas square metres. More: `nextCursor`. Example: {"text": "casa con patio en Luque", "maxPriceUSD": 120000, "bedrooms": 3}.',
  input: searchInput,
  output: searchOutput,
  async run(context, { limit, cursor, ...typed }) {
    const { api, language, ...caller } = context
    const page = cursor === undefined ? undefined : readCursor(cursor, search, typed)
    const { text, landmarks, withinKm, order, ...filters } = page?.search ?? typed
    const given = filtersOf(filters)
    if (!page) await requireKnownPlaces(context, given)
    const {
      filters: meant,
      sort,
      understood,
    } = await readMeaning(context, { text, landmarks, withinKm, given })
    const asked = { ...meant, ...(text && { searchQuery: text }), ...(order && orders[order]) }
    const query = { ...asked, limit, ...(page && { cursor: page.next }) } satisfies ListingSearch
    const found = await api.callPageInternally(listingsApi.search, { ...caller, language, query })
    return {
      listings: found.items.map((one) => factsOf(one, language)),
      total: found.total,
      totalIsCapped: found.totalIsCapped,
      words: wordsFound(found.sections),
      understood,
      order: order ?? orderOfSort(sort),
      byWordsOnly: found.isPlainText ?? false,
      nextCursor: found.next === undefined ? null : writeCursor(page?.search ?? typed, found.next),
      path: paths.search(asked),
    }
  },
})

export const similarListings = tool({
  name: 'similar_listings',
  title: 'Listings like one',
  description:
    'Active listings like a given one: of its kind, nearest in place and price first. Use it when somebody likes a listing and wants alternatives, or when it is gone. Example: {"id": "k3v9", "limit": 4}.',
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
