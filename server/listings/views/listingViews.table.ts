import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { listings } from '#server/listings/listings.table.ts'

const listingId = () =>
  text('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

/** Views a day, for the trend and the owner. */
export const listingViews = pgTable(
  'listing_views',
  { listingId: listingId(), day: date('day').notNull(), views: integer('views').notNull() },
  (table) => [
    primaryKey({ name: 'listing_views_key', columns: [table.listingId, table.day] }),
    index('listing_views_day').on(table.day),
  ],
)

/** Who was counted today, as a hash whose salt is thrown away with the day. */
export const listingViewMarks = pgTable(
  'listing_view_marks',
  {
    day: date('day').notNull(),
    listingId: listingId(),
    visitor: text('visitor').notNull(),
    /** The hash of the address alone; null in the marks of an older version. */
    address: text('address'),
  },
  (table) => [
    primaryKey({ name: 'listing_view_marks_key', columns: [table.day, table.listingId, table.visitor] }),
  ],
)

/** The salt of each day, shared by all servers. */
export const viewSalts = pgTable('view_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})
