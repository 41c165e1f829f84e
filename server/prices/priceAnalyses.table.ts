import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment, money } from '#server/core/database/columns.ts'
import { listings } from '#server/listings/listings.table.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { marketScopes } from '#shared/market/market.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'

/** US dollars and m². */
export const priceAnalyses = pgTable(
  'price_analyses',
  {
    id: text('id').primaryKey(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    neighborhood: text('neighborhood').notNull(),
    city: text('city').notNull(),
    propertyType: text('property_type', { enum: propertyTypes }).notNull(),
    transactionType: text('transaction_type', { enum: priceKinds }).notNull().default('sale'),
    listingPriceUsd: money('listing_price_usd').notNull(),
    listingArea: numeric('listing_area', { precision: 12, scale: 2 }).notNull(),
    listingPricePerSqm: money('listing_price_per_sqm').notNull(),
    marketAvgPricePerSqm: money('market_avg_price_per_sqm').notNull(),
    marketMinPricePerSqm: money('market_min_price_per_sqm').notNull(),
    marketMaxPricePerSqm: money('market_max_price_per_sqm').notNull(),
    marketMedianPricePerSqm: money('market_median_price_per_sqm').notNull(),
    /** Positive: above the market. */
    priceDifferencePercent: numeric('price_difference_percent', { precision: 9, scale: 2 }).notNull(),
    comparableProperties: integer('comparable_properties').notNull(),
    scope: text('scope', { enum: marketScopes }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('price_analyses_property_type', table.propertyType, propertyTypes),
    isOneOf('price_analyses_transaction_type', table.transactionType, priceKinds),
    isOneOf('price_analyses_scope', table.scope, marketScopes),
    check('price_analyses_sample', sql`${table.comparableProperties} >= 1`),
    index('price_analyses_listing').on(table.listingId, table.createdAt.desc()),
  ],
)
