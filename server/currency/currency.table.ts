import { sql } from 'drizzle-orm'
import { bigint, check, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

const rate = (name: string) => numeric(name, { precision: 12, scale: 4 })

/** Every rate that was fetched: guaraníes per US dollar. The newest is the rate of the site. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    rate: rate('rate').notNull(),
    buy: rate('buy'),
    sell: rate('sell'),
    fetchedAt: moment('fetched_at').notNull().defaultNow(),
  },
  (table) => [
    index('exchange_rates_newest').on(table.fetchedAt.desc()),
    check('exchange_rates_plausible', sql`${table.rate} between 1000 and 50000`),
  ],
)

/**
 * When the sources were last asked, by whichever server: one row, whose update decides who may ask next,
 * so that a source that fails is not asked more often than one that works.
 */
export const exchangeChecks = pgTable('exchange_checks', {
  id: text('id').primaryKey(),
  checkedAt: moment('checked_at').notNull(),
})
