import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { listings } from './listings.table.ts'

/**
 * The foreign key is checked at commit: texts are inserted before their listing, which derives its search
 * text from them.
 */
export const listingTexts = pgTable(
  'listing_texts',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** A BCP 47 tag. */
    language: text('language').notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ name: 'listing_texts_key', columns: [table.listingId, table.language] }),
    check('listing_texts_language', sql`${table.language} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
    index('listing_texts_title').using('hash', sql`public.title_key(title)`).where(sql`title <> ''`),
  ],
)
