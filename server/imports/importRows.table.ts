import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import { followedFields } from '#shared/imports/listingSource.ts'
import type { ListingChange, NewListingInput } from '#shared/listings/publishing.ts'
import { importSources, imports } from './imports.table.ts'

export const rowActions = ['create', 'update', 'unchanged', 'withdraw', 'refused'] as const

export interface RowProblem {
  code: string
  field: string | null
  /** Counted from 0. */
  column: number | null
  value: string
  /** Of a price that seems to be in the other one. */
  typed?: Currency
}

export interface KeptField {
  field: string
  ours: string
  theirs: string
}

/** What a source said of a listing when it was last written. */
export interface SourceState {
  hash: string
  /** By field. */
  written: Record<string, unknown>
  pictures: string[]
  /** Where the row gave it another. */
  externalId?: string
}

/** Rows of a file, in the order of their numbers; what is withdrawn has numbers below zero. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    cells: text('cells').array().notNull(),
    /** Fields of which the sheet's value is taken over what was edited here. */
    takes: text('takes').array().notNull().default(sql`'{}'::text[]`),
    /** Null until it is checked. */
    action: text('action', { enum: rowActions }),
    externalId: text('external_id'),
    hash: text('hash'),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<RowProblem[]>().notNull().default([]),
    kept: jsonb('kept').$type<KeptField[]>().notNull().default([]),
    /** A whole listing to create, or what changes. */
    draft: jsonb('draft').$type<NewListingInput | ListingChange>(),
    /** What the sheet says, by field. */
    said: jsonb('said').$type<Record<string, unknown>>(),
    pictures: jsonb('pictures').$type<{ url: string; isPlan: boolean }[]>(),
    listingId: text('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    /** To take it back: what the change changed, and what the source said. */
    before: jsonb('before').$type<{ change: ListingChange; source: SourceState | null }>(),
    /** The listing's version after it was written. */
    writtenAt: moment('written_at'),
    isDone: boolean('is_done').notNull().default(false),
    /** Of a feed's listing, what tells whether it changed, and who is told of who asks for it. */
    rawHash: text('raw_hash'),
    contact: text('contact'),
  },
  (table) => [
    primaryKey({ name: 'import_rows_key', columns: [table.importId, table.number] }),
    isOneOf('import_rows_action', table.action, rowActions),
    index('import_rows_action').on(table.importId, table.action, table.number),
    index('import_rows_listing').on(table.listingId),
  ],
)

/** Which listing a source means by which code. */
export const listingSources = pgTable(
  'listing_sources',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Of the normalised row. */
    hash: text('hash').notNull(),
    written: jsonb('written').$type<Record<string, unknown>>().notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    /** Runs in a row of which pictures did not come. */
    pictureTries: integer('picture_tries').notNull().default(0),
    /** Edited here since, which stays. */
    lockedFields: text('locked_fields').array().notNull().default(sql`'{}'::text[]`),
    /** Its owner's: what no longer follows its source. */
    ownerLocks: text('owner_locks', { enum: followedFields }).array().notNull().default(sql`'{}'::text[]`),
    withdrawnAt: moment('withdrawn_at'),
    /** Of a feed's listing, what it last said, unread. */
    rawHash: text('raw_hash'),
    /** An address of its source that is told of who asks for it. */
    contact: text('contact'),
    /** Valid runs of its feed in a row that it was not in. */
    missingRuns: integer('missing_runs').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'listing_sources_key', columns: [table.sourceId, table.externalId] }),
    index('listing_sources_listing').on(table.listingId),
  ],
)

export const pictureStates = ['pending', 'done', 'failed'] as const

/** To be fetched for a row's listing, in its order. */
export const importPictures = pgTable(
  'import_pictures',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    position: integer('position').notNull(),
    sourceId: text('source_id')
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    isPlan: boolean('is_plan').notNull().default(false),
    state: text('state', { enum: pictureStates }).notNull().default('pending'),
    problem: text('problem'),
    /** Of the media library. */
    mediaId: text('media_id'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'import_pictures_key', columns: [table.importId, table.number, table.position] }),
    isOneOf('import_pictures_state', table.state, pictureStates),
    index('import_pictures_url').on(table.sourceId, sql`md5(${table.url})`).where(sql`media_id is not null`),
    check('import_pictures_done', sql`(${table.state} = 'done') = (${table.mediaId} is not null)`),
  ],
)
