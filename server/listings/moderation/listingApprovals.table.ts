import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'

export const listingApprovals = pgTable(
  'listing_reviews',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** By API field. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Null: without an approval. */
    approvedAt: moment('approved_at'),
    approvedBy: text('approved_by'),
    /** Null: unchanged. */
    changedAt: moment('changed_at'),
  },
  (table) => [index('listing_reviews_changed').on(table.changedAt).where(sql`changed_at is not null`)],
)
