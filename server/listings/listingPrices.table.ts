import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment, money } from '#server/core/database/columns.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { listings } from './listings.table.ts'

export const listingPrices = pgTable(
  'listing_prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    priceUsd: money('price_usd').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('listing_prices_currency', table.currency, currencies),
    index('listing_prices_listing').on(table.listingId, table.since.desc()),
  ],
)
