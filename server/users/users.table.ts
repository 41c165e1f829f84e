import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { languages } from '#shared/core/language.ts'
import { currencies } from '#shared/currency/currencies.ts'

/** The searchable text. */
export const userText = sql.raw(
  "lower(public.immutable_unaccent(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')))",
)

/** By their identity at the OpenID provider. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    /** Only verified addresses have any effect. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** As it was when it took no mail: another one does. */
    bouncedEmail: text('bounced_email'),
    profileImageUrl: text('profile_image_url'),
    language: text('language', { enum: languages }).notNull().default('es'),
    currency: text('currency', { enum: currencies }).notNull().default('USD'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    pushNotifications: boolean('push_notifications').notNull().default(false),
    /** Of a price drop, a closing or an expiry of a favorite. */
    favoriteAlerts: boolean('favorite_alerts').notNull().default(true),
    publicProfile: boolean('public_profile').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    suspendedAt: moment('suspended_at'),
    /** Shown to the user. */
    suspensionReason: text('suspension_reason'),
  },
  (table) => [
    unique('users_identity').on(table.issuer, table.subject),
    isOneOf('users_language', table.language, languages),
    isOneOf('users_currency', table.currency, currencies),
    index('users_by_date').on(table.createdAt.desc(), table.id),
    index('users_suspended').on(table.suspendedAt.desc(), table.id).where(sql`suspended_at is not null`),
    index('users_text').using('gin', sql`(${userText}) gin_trgm_ops`),
  ],
)
