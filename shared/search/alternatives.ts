import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { listing } from '#shared/listings/listings.ts'
import { filterFields, listingFilters } from './listingSearch.ts'

/**
 * How a search is relaxed: a filter is dropped, a number lowered or a distance widened to `value`, a place
 * replaced by its neighbours or by what it lies in; `main` leaves type, offer and place, `kind` type and offer.
 */
export const relaxations = ['drop', 'lower', 'neighbors', 'widen', 'main', 'kind', 'all'] as const
export type Relaxation = (typeof relaxations)[number]

const relaxation = {
  change: z.enum(relaxations),
  /** The filter that changes; null where several do. */
  field: z.nullable(z.enum(filterFields)),
  /** What is let go of, or the new value. */
  value: z.nullable(z.string()),
}

/** A search close to one without results. */
const alternative = z.object({
  ...relaxation,
  /** A second change, where the first alone finds nothing. */
  and: z.optional(z.object(relaxation)),
  /** The query parameters of the search. */
  query: z.record(z.string(), z.string()),
  total: z.int(),
  totalIsCapped: z.boolean(),
})
export type Alternative = z.infer<typeof alternative>

export const alternatives = z.object({
  /** Searches that find something, the least change first. */
  searches: z.array(alternative),
  /** Listings of these searches. */
  nearest: z.array(listing),
})
export type Alternatives = z.infer<typeof alternatives>

export const alternativesApi = {
  find: endpoint('GET', '/api/listings/alternatives', {
    summary: 'What a search without results can let go of, how much that finds, and the nearest listings',
    query: listingFilters,
    answer: alternatives,
    cache: 'public',
    cost: 8,
    errors: ['bad_parameter'],
  }),
}
