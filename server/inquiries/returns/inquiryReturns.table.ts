import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { returnStates, returnWays } from '#shared/inquiries/inbox.ts'

/** Of an inquiry about a listing that came from elsewhere: how its source is told. */
export const inquiryReturns = pgTable(
  'inquiry_returns',
  {
    inquiryId: text('inquiry_id')
      .primaryKey()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    way: text('way', { enum: returnWays }).notNull(),
    feedId: text('feed_id').notNull(),
    /** Of the listing there; of a mail, the address. */
    target: text('target').notNull(),
    externalId: text('external_id').notNull(),
    state: text('state', { enum: returnStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('inquiry_returns_way', table.way, returnWays),
    isOneOf('inquiry_returns_state', table.state, returnStates),
    index('inquiry_returns_feed').on(table.feedId, table.state),
    index('inquiry_returns_open').on(table.changedAt).where(sql`state in ('waiting', 'sending')`),
  ],
)
