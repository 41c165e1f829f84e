import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { rowsOfPage } from '#shared/core/paging.ts'
import { listing } from '#shared/listings/listings.ts'
import { currentUser, personalData, publicProfile, userChange, userId, userListingsPage } from './users.ts'

export const usersApi = {
  change: endpoint('PATCH', '/api/users/me', {
    summary: 'Change the preferences of who is signed in',
    access: 'user',
    body: userChange,
    answer: currentUser,
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
  export: endpoint('GET', '/api/users/me/export', {
    summary: 'Everything that is kept of who is signed in',
    access: 'user',
    answer: personalData,
    errors: ['not_signed_in', 'too_many_requests'],
  }),
  erase: endpoint('DELETE', '/api/users/me', {
    summary: 'Delete the account: personal data go, listings are closed, every session ends',
    access: 'user',
    errors: ['not_signed_in'],
  }),
  profile: endpoint('GET', '/api/users/:id', {
    summary: 'The public profile of a user who has one',
    params: userId,
    answer: publicProfile,
    cache: 'public',
    errors: ['not_found'],
  }),
  listings: endpoint('GET', '/api/users/:id/listings', {
    summary: 'The active listings of a user with a public profile, newest first',
    params: userId,
    query: userListingsPage,
    answer: z.array(listing),
    cache: 'public',
    paged: true,
    rows: rowsOfPage,
    errors: ['not_found', 'bad_parameter', 'bad_cursor'],
  }),
}
