import { z } from 'zod/mini'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { rowsOfPage } from '#shared/core/paging.ts'
import { line } from '#shared/core/query.ts'
import { listingFilters, listingSearch } from '#shared/search/listingSearch.ts'
import { facets, highlightLimit, investmentFigures, listing, listingId, listingIds } from './listings.ts'
import { measuredPlace } from './measuredPlace.ts'
import { priceHistory } from './priceHistory.ts'
import { suggestion } from './suggestion.ts'

/** Boot data uses the same query keys. */
export const screenLimits = { search: 24, similar: 6, mine: 50, agencies: 60 } as const

/** Where visitors come from that an owner hears of: the code on a poster, a featured place. */
export const viewSources = ['poster', 'boost'] as const
export type ViewSource = (typeof viewSources)[number]

export const listingsApi = {
  search: endpoint('GET', '/api/listings', {
    scope: 'listings:read',
    summary: 'Search the active listings',
    query: listingSearch,
    answer: z.array(listing),
    cache: 'public',
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['bad_parameter', 'bad_cursor'],
  }),
  facets: endpoint('GET', '/api/listings/facets', {
    summary: 'How many listings each choice would leave',
    query: listingFilters,
    answer: facets,
    cache: 'public',
    cost: 8,
    errors: ['bad_parameter'],
  }),
  trending: endpoint('GET', '/api/listings/trending', {
    summary: 'The most viewed of the last 30 days',
    query: highlightLimit,
    answer: z.array(listing),
    cache: 'public',
  }),
  featured: endpoint('GET', '/api/listings/featured', {
    summary: 'The featured listings, newest first',
    query: highlightLimit,
    answer: z.array(listing),
    cache: 'public',
  }),
  investment: endpoint('GET', '/api/listings/investment', {
    summary: 'What the active listings earn by their own figures',
    answer: investmentFigures,
    cache: 'public',
  }),
  batch: endpoint('POST', '/api/listings/batch', {
    scope: 'listings:read',
    summary: 'Listings by id, in the order asked',
    body: listingIds,
    answer: z.array(listing),
    rows: ({ body }) => body.ids.length,
    errors: ['malformed_json', 'invalid'],
  }),
  get: endpoint('GET', '/api/listings/:id', {
    scope: 'listings:read',
    summary: 'One listing',
    params: listingId,
    answer: listing,
    cache: 'public',
    versioned: true,
    errors: ['not_found'],
  }),
  view: endpoint('POST', '/api/listings/:id/views', {
    summary: 'Count a visit to a listing, and where it came from',
    params: listingId,
    query: z.object({ from: z.optional(z.enum(viewSources)) }),
    errors: ['not_found'],
  }),
  similar: endpoint('GET', '/api/listings/:id/similar', {
    summary: 'Active listings like this one, nearest in kind, place and price first',
    params: listingId,
    query: highlightLimit,
    answer: z.array(listing),
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  priceHistory: endpoint('GET', '/api/listings/:id/price-history', {
    scope: 'listings:read',
    summary: 'How its price changed since it was published, and how long it has been',
    params: listingId,
    answer: priceHistory,
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  suggestions: endpoint('GET', '/api/search/suggestions', {
    summary:
      'At most 8 texts to search for: neighbourhoods, cities, types, landmarks, avenues, titles; none below 2 characters',
    query: z.object({ query: line(200) }),
    answer: z.array(z.string()),
    cache: 'public',
    cost: 2,
    errors: ['bad_parameter'],
  }),
  place: endpoint('GET', '/api/search/place', {
    summary: 'Where a landmark, avenue, crossing, barrio or city is that distances are measured to',
    query: z.object({ query: line(compareLimits.place) }),
    answer: measuredPlace,
    cache: 'public',
    cost: 2,
    errors: ['bad_parameter', 'not_found'],
  }),
  completions: endpoint('GET', '/api/search/completions', {
    summary: 'The same with what each is',
    query: z.object({ query: line(200) }),
    answer: z.array(suggestion),
    cache: 'public',
    cost: 2,
    errors: ['bad_parameter'],
  }),
}
