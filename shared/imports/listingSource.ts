import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'

/** Followed from a listing's source whatever is done here, unless its owner locks them. */
export const followedFields = ['price', 'status'] as const
export type FollowedField = (typeof followedFields)[number]

const locks = z.array(z.enum(followedFields)).check(z.maxLength(followedFields.length))

export const listingSource = z.object({
  /** Null: it was typed here. */
  name: z.nullable(z.string()),
  /** Since when it is not in it any more, and hidden; null: it is. */
  missingSince: z.nullable(z.string()),
  /** What stays as it is here. */
  locks,
})
export type ListingSource = z.infer<typeof listingSource>

const params = z.object({ id: z.string() })
const errors = ['not_signed_in', 'not_found', 'forbidden'] as const

/** For who may change the listing. */
export const listingSourceApi = {
  get: endpoint('GET', '/api/listings/:id/source', {
    summary: 'Where a listing comes from, and what of it no longer follows its source',
    access: 'user',
    params,
    answer: listingSource,
    errors,
  }),
  change: endpoint('PUT', '/api/listings/:id/source', {
    summary: 'Say what of a listing no longer follows its source: its price, its status',
    access: 'user',
    params,
    body: z.object({ locks }),
    answer: listingSource,
    errors: [...errors, 'invalid'],
  }),
}
