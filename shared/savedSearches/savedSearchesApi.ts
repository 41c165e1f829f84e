import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import {
  byLink,
  confirmedSearch,
  linkToken,
  newSavedSearch,
  savedSearch,
  savedSearchChange,
  savedSearchNews,
  savedSearchParams,
  unconfirmedSearch,
} from './savedSearches.ts'

const theirErrors = ['not_signed_in', 'forbidden', 'not_found'] as const

export const savedSearchesApi = {
  /** The contract of `search` and `email` is in `newSavedSearch`. Idempotent with an `Idempotency-Key`, and by itself. */
  save: endpoint('POST', '/api/saved-searches', {
    summary:
      'Save a search. Signed in: 201, or 200 where it was saved before. A visitor with an e-mail address: 202, whatever is known of it, and a mail whose link confirms it within 7 days',
    body: newSavedSearch,
    answer: z.union([savedSearch, unconfirmedSearch]),
    status: 201,
    otherStatuses: [200, 202],
    errors: ['malformed_json', 'invalid', 'forbidden', 'too_many', 'too_many_requests'],
  }),
  list: endpoint('GET', '/api/saved-searches', {
    summary: 'The saved searches of who is signed in, or of a mail’s link, newest first',
    query: byLink,
    answer: z.array(savedSearch),
    errors: theirErrors,
  }),
  change: endpoint('PATCH', '/api/saved-searches/:id', {
    summary: 'Rename a saved search, choose how often it tells, pause it or take it up again',
    params: savedSearchParams,
    query: byLink,
    body: savedSearchChange,
    answer: savedSearch,
    errors: [...theirErrors, 'malformed_json', 'invalid'],
  }),
  remove: endpoint('DELETE', '/api/saved-searches/:id', {
    summary: 'Delete a saved search',
    params: savedSearchParams,
    query: byLink,
    errors: theirErrors,
  }),
  /** Ask before `seen`, which leaves none. */
  news: endpoint('GET', '/api/saved-searches/:id/news', {
    summary: 'Which listings are new to a saved search, or cheaper, since it was seen; newest first',
    params: savedSearchParams,
    query: byLink,
    answer: z.array(savedSearchNews),
    errors: theirErrors,
  }),
  seen: endpoint('POST', '/api/saved-searches/:id/seen', {
    summary: 'Its results were looked at: what is new counts from now on',
    params: savedSearchParams,
    query: byLink,
    errors: theirErrors,
  }),
  confirm: endpoint('POST', '/api/saved-searches/confirm', {
    summary: 'Confirm a saved search by the token of the mail’s link; repeating it changes nothing',
    body: z.object({ token: linkToken }),
    answer: confirmedSearch,
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many'],
  }),
  /** By mail programs as well (RFC 8058): from any site, without a cookie; a form as its body is not read. */
  unsubscribe: endpoint('POST', '/api/saved-searches/unsubscribe', {
    summary:
      'Pause all saved searches of a mail’s reader, and of a user the alerts of favorites; repeating it changes nothing',
    query: z.object({ token: linkToken }),
    answer: z.object({ status: z.literal('paused') }),
    fromAnySite: true,
    errors: ['not_found'],
  }),
}
