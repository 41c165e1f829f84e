import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'
import { language } from './core/language.ts'
import { paging, rowsOfPage } from './core/paging.ts'
import { flag, line, wholeNumber } from './core/query.ts'
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

/** As administrators see them. */
export const managedUser = z.object({
  ...user.shape,
  emailVerified: z.boolean(),
  suspendedAt: z.nullable(moment),
  suspensionReason: z.nullable(z.string()),
  /** In every status but deleted. */
  listingsCount: z.int(),
  activeListings: z.int(),
})
export type ManagedUser = z.infer<typeof managedUser>

export const suspension = z.object({
  /** The user reads it. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})

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

export const managedUsersApi = {
  list: endpoint('GET', '/api/admin/users', {
    summary: 'Accounts by name, mail address or id, newest first',
    access: 'users.manage',
    query: z.object({ text: line(200), suspended: flag, ...paging.shape }),
    answer: z.array(managedUser),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  get: endpoint('GET', '/api/admin/users/:id', {
    summary: 'One account',
    access: 'users.manage',
    params: userId,
    answer: managedUser,
    errors: ['not_signed_in', 'not_found'],
  }),
  suspend: endpoint('POST', '/api/admin/users/:id/suspend', {
    summary: 'Suspend an account: its listings rest, its sessions end, and nobody signs in with it',
    access: 'users.manage',
    params: userId,
    body: suspension,
    answer: managedUser,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'not_found', 'conflict'],
  }),
  lift: endpoint('POST', '/api/admin/users/:id/lift', {
    summary: 'Lift a suspension: listings come back as they were, or expired',
    access: 'users.manage',
    params: userId,
    answer: managedUser,
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
}
