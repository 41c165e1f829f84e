import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, money } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import { users } from '#server/users/users.table.ts'

export const favorites = pgTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null: marked before prices were stored. */
    priceUsdThen: money('price_usd_then'),
  },
  (table) => [
    primaryKey({ name: 'favorites_key', columns: [table.userId, table.listingId] }),
    index('favorites_listing').on(table.listingId),
    index('favorites_newest').on(table.userId, table.createdAt.desc()),
  ],
)
