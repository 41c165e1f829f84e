import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { areAllOf, moment } from '#server/core/database/columns.ts'
import { media } from '#server/media/media.table.ts'
import { spokenLanguages } from '#shared/agencies/agencies.ts'

export const agencies = pgTable(
  'agencies',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** In its page's address. The version before inserts none. */
    slug: text('slug').notNull().default(sql`md5(random()::text)`),
    description: text('description'),
    email: text('email'),
    /** E.164. */
    whatsapp: text('whatsapp'),
    city: text('city'),
    logoId: text('logo_id').references((): AnyPgColumn => media.id, { onDelete: 'set null' }),
    /** "80009735-1". */
    ruc: text('ruc'),
    languages: text('languages', { enum: spokenLanguages }).array().notNull().default(sql`'{}'::text[]`),
    verified: boolean('verified').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('agencies_name').on(table.name),
    unique('agencies_slug').on(table.slug),
    index('agencies_city').on(table.city),
    index('agencies_by_name').on(sql`lower(public.immutable_unaccent(${table.name}))`, table.id),
    areAllOf('agencies_languages', table.languages, spokenLanguages),
    check('agencies_whatsapp_e164', sql`${table.whatsapp} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
)

/** Slugs that an agency had: they redirect. */
export const agencySlugs = pgTable(
  'agency_slugs',
  {
    slug: text('slug').primaryKey(),
    agencyId: text('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
  },
  (table) => [index('agency_slugs_agency').on(table.agencyId)],
)
