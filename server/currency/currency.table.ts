import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

export interface RateFailure {
  source: string
  fault: string
}

const rate = (name: string) => numeric(name, { precision: 12, scale: 4 })

/** Every fetched rate: guaraníes per US dollar. */
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

/** One row. Its update decides who may fetch next. */
export const exchangeChecks = pgTable('exchange_checks', {
  id: text('id').primaryKey(),
  checkedAt: moment('checked_at').notNull(),
  /** When every source last failed, and how. */
  failedAt: moment('failed_at'),
  failures: jsonb('failures').$type<RateFailure[]>(),
})
