import { sql } from 'drizzle-orm'
import { check, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { priceKinds } from '#shared/prices/priceKinds.ts'

const percent = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' })

/** The last measurement alone. */
export const estimateAccuracy = pgTable(
  'estimate_accuracy',
  {
    transactionType: text('transaction_type', { enum: priceKinds }).notNull(),
    propertyType: text('property_type', { enum: propertyTypes }).notNull(),
    /** Null: of all cities. */
    city: text('city'),
    /** With an estimate. */
    listings: integer('listings').notNull(),
    medianErrorPercent: percent('median_error_percent').notNull(),
    within10Percent: percent('within_10_percent').notNull(),
    within20Percent: percent('within_20_percent').notNull(),
    inRangePercent: percent('in_range_percent').notNull(),
    unansweredPercent: percent('unanswered_percent').notNull(),
    measuredAt: moment('measured_at').notNull(),
  },
  (table) => [
    unique('estimate_accuracy_market')
      .on(table.transactionType, table.propertyType, table.city)
      .nullsNotDistinct(),
    isOneOf('estimate_accuracy_transaction_type', table.transactionType, priceKinds),
    isOneOf('estimate_accuracy_property_type', table.propertyType, propertyTypes),
    check('estimate_accuracy_listings', sql`${table.listings} > 0`),
  ],
)
