import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { media } from '#server/media/media.table.ts'
import { listings } from './listings.table.ts'

export const listingMedia = pgTable(
  'listing_media',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    caption: text('caption'),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'listing_media_key', columns: [table.listingId, table.position] }),
    uniqueIndex('listing_media_one_primary').on(table.listingId).where(sql`is_primary`),
    index('listing_media_media').on(table.mediaId),
    check('listing_media_position', sql`${table.position} >= 0`),
  ],
)
