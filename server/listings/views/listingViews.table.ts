import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { listings } from '#server/listings/listings.table.ts'

const listingId = () =>
  text('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

/** Per day in Paraguay. */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: listingId(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    /** Of the code on its poster. */
    scans: integer('scans').notNull().default(0),
    /** Of its place beside the results of searches. */
    boosts: integer('boosts').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'listing_views_key', columns: [table.listingId, table.day] }),
    index('listing_views_day').on(table.day),
  ],
)

/** Hashes; their salt is deleted at the end of the day. */
export const listingViewMarks = pgTable(
  'listing_view_marks',
  {
    day: date('day').notNull(),
    listingId: listingId(),
    visitor: text('visitor').notNull(),
    /** Null: an older version. */
    address: text('address'),
    /** Null in IPv4, and of an older version. */
    site: text('site'),
  },
  (table) => [
    primaryKey({ name: 'listing_view_marks_key', columns: [table.day, table.listingId, table.visitor] }),
  ],
)

export const viewSalts = pgTable('view_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})
