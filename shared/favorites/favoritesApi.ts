import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { favorite, favoriteChoice, favoriteId, favoritesCounted } from './favorites.ts'

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
    body: favoriteChoice,
    answer: z.extend(favorite, favoritesCounted.shape),
    status: 201,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'forbidden', 'not_found'],
  }),
  remove: endpoint('DELETE', '/api/favorites', {
    summary: 'Remove a favorite; repeating it changes nothing',
    access: 'user',
    body: favoriteChoice,
    answer: favoritesCounted,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'forbidden', 'not_found'],
  }),
  merge: endpoint('POST', '/api/favorites/merge', {
    summary: 'Merge the favorites of a visitor; returns all, newest first',
    access: 'user',
    body: z.object({ listingIds: z.array(favoriteId).check(z.maxLength(maxMerged)) }),
    answer: z.array(favorite),
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
