import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

export const searches = pgTable(
  'searches',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    words: text('words'),
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    hits: integer('hits').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('searches_newest').on(table.createdAt.desc()),
    index('searches_missed').on(table.createdAt).where(sql`hits = 0`),
  ],
)
