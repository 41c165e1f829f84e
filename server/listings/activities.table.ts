import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { listings } from './listings.table.ts'

export const activityActions = ['create', 'update', 'delete'] as const

/** Names are stored as they were. */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userName: text('user_name').notNull(),
    action: text('action', { enum: activityActions }).notNull(),
    listingId: text('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    listingTitle: text('listing_title').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('activities_action', table.action, activityActions),
    index('activities_newest').on(table.createdAt.desc()),
    index('activities_listing').on(table.listingId),
  ],
)
