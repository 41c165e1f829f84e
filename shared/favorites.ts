import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const favorite = z.object({
  listingId: z.string(),
  createdAt: z.string(),
})
export type Favorite = z.infer<typeof favorite>

/** How many users keep a listing, this one's choice included. */
const kept = z.object({ listingId: z.string(), favoritesCount: z.int() })

const id = z.string().check(z.minLength(1), z.maxLength(64))
/** `userId` may be named and must then be the one who is signed in. */
const choice = z.object({ userId: z.nullish(id), listingId: id })

/** So many favorites of a visitor are taken over in one call. */
export const mostMerged = 200

export const favoritesApi = {
  list: endpoint('GET', '/api/favorites', {
    summary: 'The favorites of who is signed in, newest first',
    access: 'user',
    answer: z.array(favorite),
    errors: ['not_signed_in'],
  }),
  add: endpoint('POST', '/api/favorites', {
    summary: 'Keep a listing; keeping it again changes nothing',
    access: 'user',
    body: choice,
    answer: z.extend(favorite, kept.shape),
    status: 201,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'forbidden', 'not_found'],
  }),
  remove: endpoint('DELETE', '/api/favorites', {
    summary: 'Let a listing go; letting it go again changes nothing',
    access: 'user',
    body: choice,
    answer: kept,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'forbidden', 'not_found'],
  }),
  merge: endpoint('POST', '/api/favorites/merge', {
    summary:
      'Take over the favorites that a visitor kept in the browser; gives all favorites then, newest first',
    access: 'user',
    body: z.object({ listingIds: z.array(id).check(z.maxLength(mostMerged)) }),
    answer: z.array(favorite),
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
