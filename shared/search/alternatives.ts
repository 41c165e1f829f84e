import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { listing } from '#shared/listings/listings.ts'
import { filterFields, listingFilters } from './listingSearch.ts'

/**
 * `drop` a filter; `lower` a number or `widen` a distance to `value`; `neighbors`; `similar` property types;
 * `main` keeps type, offer and place, `kind` type and offer.
 */
export const relaxations = ['drop', 'lower', 'neighbors', 'similar', 'widen', 'main', 'kind', 'all'] as const
export type Relaxation = (typeof relaxations)[number]

const relaxation = {
  change: z.enum(relaxations),
  field: z.nullable(z.enum(filterFields)),
  /** Dropped or new value. */
  value: z.nullable(z.string()),
}

const alternative = z.object({
  ...relaxation,
  /** If the first alone finds nothing, or in neighborhoods nearby. */
  and: z.optional(z.object(relaxation)),
  query: z.record(z.string(), z.string()),
  total: z.int(),
  totalIsCapped: z.boolean(),
})
export type Alternative = z.infer<typeof alternative>

export const alternatives = z.object({
  /** Least change first. */
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
