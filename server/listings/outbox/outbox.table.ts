import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, money } from '#server/core/database/columns.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { listingStatuses } from '#shared/listings/listingTypes.ts'

const position = (name: string) => bigint(name, { mode: 'number' })

/** Before and after: both statuses are null where only rows shown with the listing changed. */
const change = {
  /** Empty: any listing. */
  listingId: text('listing_id').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  /** Only its counters of views and favorites changed. */
  counted: boolean('counted').notNull().default(false),
  /** Null: it did not exist. */
  oldStatus: text('old_status', { enum: listingStatuses }),
  /** Null: it does not exist. */
  newStatus: text('new_status', { enum: listingStatuses }),
  firstPublished: boolean('first_published').notNull().default(false),
  oldAmount: money('old_amount'),
  newAmount: money('new_amount'),
  oldCurrency: text('old_currency', { enum: currencies }),
  newCurrency: text('new_currency', { enum: currencies }),
  oldPriceUsd: money('old_price_usd'),
  newPriceUsd: money('new_price_usd'),
  oldMonthlyRent: money('old_monthly_rent'),
  newMonthlyRent: money('new_monthly_rent'),
}

/** Written by triggers, in the change's transaction: one row per transaction and listing, until `order_listing_changes()`. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    /** Of its last write: the locks of rows order those of a listing. */
    sequence: position('sequence').notNull().generatedByDefaultAsIdentity(),
    ...change,
  },
  (table) => [primaryKey({ columns: [table.transaction, table.listingId] })],
)

/** In the order of consumers: by commit, of a listing by its writes. */
export const listingOutbox = pgTable('listing_outbox', {
  position: position('position').primaryKey(),
  ...change,
})

/** One row, which is locked to give positions. */
export const listingOutboxHead = pgTable(
  'listing_outbox_head',
  {
    id: boolean('id').primaryKey().default(true),
    /** The last position given. */
    last: position('last').notNull().default(0),
    /** Changes up to here may be purged; of counters only, up to `purgedCounts`. */
    purged: position('purged').notNull().default(0),
    purgedCounts: position('purged_counts').notNull().default(0),
  },
  (table) => [check('listing_outbox_head_one', sql`${table.id}`)],
)

export const listingOutboxConsumers = pgTable('listing_outbox_consumers', {
  name: text('name').primaryKey(),
  /** All up to this position is consumed. */
  cursor: position('cursor').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
