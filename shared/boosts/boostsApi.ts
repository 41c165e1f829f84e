import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { listing } from '#shared/listings/listings.ts'
import { listingFilters } from '#shared/search/listingSearch.ts'
import { agencyPlans } from './plans.ts'

/** Beside the results of a search, of as many agencies. */
export const maxBoosted = 2

const plan = z.enum(agencyPlans)
const params = z.object({ id: z.string() })
const boostParams = z.extend(params, { listingId: z.string() })

const boost = z.object({
  listingId: z.string(),
  since: z.string(),
  /** False: one more than the plan has places, or not to be found now. */
  isShown: z.boolean(),
  /** Of browsers that came by it, once a day each. */
  visits: z.int(),
})
export type Boost = z.infer<typeof boost>

export const agencyBoosts = z.object({ plan, places: z.int(), boosts: z.array(boost) })
export type AgencyBoosts = z.infer<typeof agencyBoosts>

const errors = ['not_signed_in', 'forbidden', 'not_found'] as const

export const boostsApi = {
  shown: endpoint('GET', '/api/boosts', {
    summary:
      'Featured listings that fit a search, of different agencies in turn; none where words of it are not understood',
    query: listingFilters,
    answer: z.array(listing),
    cache: 'public',
    cost: 2,
    errors: ['bad_parameter'],
  }),
  ofAgency: endpoint('GET', '/api/agencies/:id/boosts', {
    summary: 'The featured listings of an agency, oldest first, and how many places it has',
    access: 'user',
    params,
    answer: agencyBoosts,
    errors,
  }),
  add: endpoint('PUT', '/api/agencies/:id/boosts/:listingId', {
    summary: 'Feature an active listing of the agency',
    access: 'user',
    params: boostParams,
    answer: agencyBoosts,
    errors: [...errors, 'conflict', 'no_places_left'],
  }),
  remove: endpoint('DELETE', '/api/agencies/:id/boosts/:listingId', {
    summary: 'Feature a listing no longer',
    access: 'user',
    params: boostParams,
    answer: agencyBoosts,
    errors,
  }),
}
