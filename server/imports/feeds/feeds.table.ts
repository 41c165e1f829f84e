import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { importSources } from '#server/imports/imports.table.ts'
import { users } from '#server/users/users.table.ts'
import { languages } from '#shared/core/language.ts'
import { feedFormats, feedProblems } from '#shared/imports/feedTypes.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'

/** An address that is read again and again. Its party is its agency, else its user. */
export const importFeeds = pgTable(
  'import_feeds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').references(() => importSources.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    format: text('format', { enum: feedFormats }).notNull(),
    /** Sealed. Null: it has none. */
    key: text('key'),
    language: text('language', { enum: languages }).notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** As it was reviewed. Null: nobody has, and nothing is written. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** Of the last whole answer; of pages, the tags of all. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    problem: text('problem', { enum: feedProblems }),
    /** Runs in a row that had one. */
    failures: integer('failures').notNull().default(0),
    /** Listings of the last valid runs, newest last. */
    counts: integer('counts').array().notNull().default(sql`'{}'::int[]`),
    /** Until the run under way has ended, or was killed. */
    runningUntil: moment('running_until'),
    lastRunAt: moment('last_run_at'),
    nextRunAt: moment('next_run_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('import_feeds_format', table.format, feedFormats),
    isOneOf('import_feeds_language', table.language, languages),
    isOneOf('import_feeds_problem', table.problem, feedProblems),
    index('import_feeds_user').on(table.userId),
    index('import_feeds_agency').on(table.agencyId),
    index('import_feeds_source').on(table.sourceId),
    index('import_feeds_due').on(table.nextRunAt).where(sql`is_on`),
  ],
)

export type FeedRow = typeof importFeeds.$inferSelect
