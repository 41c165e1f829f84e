import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { areAllOf, isOneOf, moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'
import { spokenLanguages } from '#shared/agencies/agencies.ts'
import { agencyRoles } from '#shared/agencies/roles.ts'
import { languages } from '#shared/core/language.ts'
import { agencies } from './agencies.table.ts'

/** A user works for one agency at a time. */
export const agencyMembers = pgTable(
  'agency_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    agencyId: text('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    role: text('role', { enum: agencyRoles }).notNull(),
    /** In the address of the member's public page; null: there is none. */
    slug: text('slug'),
    /** E.164. */
    whatsapp: text('whatsapp'),
    languages: text('languages', { enum: spokenLanguages }).array().notNull().default(sql`'{}'::text[]`),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** Gets no new conversations until then. */
    absentUntil: moment('absent_until'),
    /** Whose turn it is: the one who waits longest. */
    lastLeadAt: moment('last_lead_at'),
  },
  (table) => [
    unique('agency_members_slug').on(table.slug),
    index('agency_members_agency').on(table.agencyId, table.joinedAt, table.userId),
    isOneOf('agency_members_role', table.role, agencyRoles),
    areAllOf('agency_members_languages', table.languages, spokenLanguages),
    check('agency_members_whatsapp_e164', sql`${table.whatsapp} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
)

export const agencyInvitations = pgTable(
  'agency_invitations',
  {
    id: text('id').primaryKey(),
    agencyId: text('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: agencyRoles }).notNull(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('agency_invitations_agency').on(table.agencyId, table.createdAt.desc()),
    index('agency_invitations_inviter').on(table.invitedBy),
    index('agency_invitations_accepted_by').on(table.acceptedBy),
    isOneOf('agency_invitations_role', table.role, agencyRoles),
    isOneOf('agency_invitations_language', table.language, languages),
  ],
)
