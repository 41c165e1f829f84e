import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf } from '#server/core/database/columns.ts'

export const termKinds = ['neighborhood', 'city', 'type', 'title', 'word'] as const

/** Small, for fuzzy lookups. `key`: folded. */
export const terms = pgTable(
  'terms',
  {
    kind: text('kind', { enum: termKinds }).notNull(),
    key: text('key').notNull(),
    term: text('term').notNull(),
    /** Number of active listings. */
    weight: integer('weight').notNull(),
  },
  (table) => [
    primaryKey({ name: 'terms_key', columns: [table.kind, table.key] }),
    isOneOf('terms_kind', table.kind, termKinds),
    index('terms_prefix').on(sql`${table.key} text_pattern_ops`, table.weight.desc()),
    index('terms_similar').using('gin', sql`${table.key} gin_trgm_ops`),
  ],
)
