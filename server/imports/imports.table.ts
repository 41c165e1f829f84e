import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'
import { languages } from '#shared/core/language.ts'
import { type ImportCounts, importStates } from '#shared/imports/importStates.ts'
import type { ImportColumn, ImportGroup, ImportMapping } from '#shared/imports/imports.ts'

/** What a party's sheets of one name share: their codes, and what their columns and values were taken for. */
export const importSources = pgTable(
  'import_sources',
  {
    id: text('id').primaryKey(),
    /** Exactly one party: a user or an agency. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The field by header. */
    headers: jsonb('headers').$type<Record<string, string | null>>().notNull().default({}),
    mapping: jsonb('mapping').$type<Pick<ImportMapping, 'values' | 'currency' | 'emptyDeletes'>>(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [
    unique('import_sources_name').on(table.userId, table.agencyId, table.name).nullsNotDistinct(),
    index('import_sources_agency').on(table.agencyId),
    check('import_sources_one_party', sql`num_nonnulls(${table.userId}, ${table.agencyId}) = 1`),
  ],
)

export const importPhases = ['import', 'undo'] as const

/** One file. Its party is its agency, else its user. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').references(() => importSources.id, { onDelete: 'set null' }),
    /** Null: of a file. */
    feedId: text('feed_id'),
    fileName: text('file_name').notNull(),
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: importStates }).notNull(),
    phase: text('phase', { enum: importPhases }).notNull().default('import'),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Of `failed`. */
    problem: text('problem'),
    columns: jsonb('columns').$type<ImportColumn[]>().notNull().default([]),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    rowCount: integer('row_count').notNull().default(0),
    /** Of a feed, listings that say what they said: they have no rows. */
    skipped: integer('skipped').notNull().default(0),
    rowsDone: integer('rows_done').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    groups: jsonb('groups').$type<ImportGroup[]>().notNull().default([]),
    /** Of the mapping that is checked: an older check stops. */
    checkVersion: integer('check_version').notNull().default(0),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    isOneOf('imports_language', table.language, languages),
    isOneOf('imports_state', table.state, importStates),
    isOneOf('imports_phase', table.phase, importPhases),
    index('imports_user').on(table.userId, table.createdAt.desc(), table.id),
    index('imports_agency').on(table.agencyId, table.createdAt.desc(), table.id),
    index('imports_source').on(table.sourceId),
    index('imports_feed').on(table.feedId, table.createdAt.desc()),
    index('imports_age').on(table.createdAt),
  ],
)
