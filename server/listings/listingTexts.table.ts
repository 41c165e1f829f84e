import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { listings } from './listings.table.ts'

/**
 * What a listing says of itself, in each language that its author wrote it in; an empty text is one that they did not write.
 * A trigger derives the search text of the listing anew. The reference is checked at commit, so that texts are inserted before
 * their listing, which then derives once.
 */
export const listingTexts = pgTable(
  'listing_texts',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** As BCP 47 has it. */
    language: text('language').notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ name: 'listing_texts_key', columns: [table.listingId, table.language] }),
    check('listing_texts_language', sql`${table.language} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
    // A listing is found by its own title, whatever the words of it mean.
    index('listing_texts_title').using('hash', sql`public.title_key(title)`).where(sql`title <> ''`),
  ],
)
