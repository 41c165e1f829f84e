import { z } from 'zod/mini'
import { languages } from '#shared/core/language.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { currencies } from '#shared/currency/currencies.ts'

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
  language: z.enum(languages),
  currency: z.enum(currencies),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  /** Whether to tell of a favorite that is cheaper, closed or expired. */
  favoriteAlerts: z.boolean(),
  publicProfile: z.boolean(),
}

/** Includes private fields. */
export const currentUser = z.object({
  ...user.shape,
  /** By the provider; only verified addresses get mail. */
  emailVerified: z.boolean(),
  /** The address took no mail: none is sent there until mails are switched on anew. */
  emailBounced: z.boolean(),
  ...preferences,
  favoritesCount: z.int(),
  /** Page for changing the password; null without one. */
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

export const userId = z.object({ id: z.string() })

export const userListingsPage = z.object({
  limit: wholeNumber(1, 200),
  cursor: z.optional(z.string().check(z.maxLength(200))),
})
