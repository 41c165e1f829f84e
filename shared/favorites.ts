import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'

export const favorite = z.object({
  listingId: z.string(),
  createdAt: z.string(),
})
export type Favorite = z.infer<typeof favorite>

/** The listing's count after the change. */
const counted = z.object({ listingId: z.string(), favoritesCount: z.int() })

const id = z.string().check(z.minLength(1), z.maxLength(64))
/** `userId` must be the session's, where given. */
const choice = z.object({ userId: z.nullish(id), listingId: id })

export const maxMerged = 200

export const favoritesApi = {
  list: endpoint('GET', '/api/favorites', {
    summary: 'The favorites of who is signed in, newest first',
    access: 'user',
    answer: z.array(favorite),
    errors: ['not_signed_in'],
  }),
  add: endpoint('POST', '/api/favorites', {
    summary: 'Add a favorite; repeating it changes nothing',
    access: 'user',
    body: choice,
    answer: z.extend(favorite, counted.shape),
    status: 201,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'forbidden', 'not_found'],
  }),
  remove: endpoint('DELETE', '/api/favorites', {
    summary: 'Remove a favorite; repeating it changes nothing',
    access: 'user',
    body: choice,
    answer: counted,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'forbidden', 'not_found'],
  }),
  merge: endpoint('POST', '/api/favorites/merge', {
    summary: 'Merge the favorites of a visitor; returns all, newest first',
    access: 'user',
    body: z.object({ listingIds: z.array(id).check(z.maxLength(maxMerged)) }),
    answer: z.array(favorite),
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
