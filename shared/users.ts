import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'
import { language } from './core/language.ts'
import { rowsOfPage } from './core/paging.ts'
import { wholeNumber } from './core/query.ts'
import { currencies } from './currency.ts'
import { listing } from './listings/listings.ts'

const moment = z.string()

export const user = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: moment,
})
export type User = z.infer<typeof user>

const preferences = {
  language,
  /** Displayed large; both are always shown. */
  currency: z.enum(currencies),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  publicProfile: z.boolean(),
}

/** With private fields. */
export const currentUser = z.object({
  ...user.shape,
  /** By the provider; mails are sent to verified addresses only. */
  emailVerified: z.boolean(),
  ...preferences,
  favoritesCount: z.int(),
  /** The provider's page to change the password; null without one. */
  accountUrl: z.nullable(z.string()),
})
export type CurrentUser = z.infer<typeof currentUser>

export const userChange = z.partial(z.object(preferences))
export type UserChange = z.infer<typeof userChange>

export const publicProfile = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: moment,
  /** Active ones. */
  listingsCount: z.int(),
})
export type PublicProfile = z.infer<typeof publicProfile>

export const personalData = z.object({
  exportedAt: moment,
  user: currentUser,
  data: z.record(z.string(), z.unknown()),
})
export type PersonalData = z.infer<typeof personalData>

const userId = z.object({ id: z.string() })

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
    query: z.object({ limit: wholeNumber(1, 200), cursor: z.optional(z.string().check(z.maxLength(200))) }),
    answer: z.array(listing),
    cache: 'public',
    paged: true,
    rows: rowsOfPage,
    errors: ['not_found', 'bad_parameter', 'bad_cursor'],
  }),
}
