import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** Written by triggers, in the change's transaction. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    /** Empty: any listing. */
    listingId: text('listing_id').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.transaction, table.listingId] })],
)
